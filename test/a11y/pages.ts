interface PageToCheck {
  name: string;
  path: string;
  status?: number;
}

/** A fixed bus of the demo inventory. */
const bus = '/buses/1001-2016-starcraft-allstar-18-passenger-shuttle';

/**
 * Pages that must be accessible and sound at every width; one line per kind of page. What they are for
 * parts them, so that the files which look at them run beside each other.
 */
export const pages: Readonly<Record<'buying' | 'tools' | 'reading', readonly PageToCheck[]>> = {
  buying: [
    { name: 'home', path: '/' },
    { name: 'all buses', path: '/buses' },
    { name: 'a bus', path: bus },
    { name: 'second page of buses', path: '/buses?page=2' },
    { name: 'a page beyond the last', path: '/buses?page=9999', status: 404 },
    { name: 'buses side by side', path: '/compare?bus=1001&bus=1002&bus=1011' },
    {
      name: 'costs side by side',
      path: '/compare?bus=1001&bus=1002&zip=60601&rate=7.5&months=60',
    },
    {
      name: 'the cost of a bus',
      path: `${bus}/cost?zip=60601&tax=6&rate=7.5&months=60`,
    },
    {
      name: 'the cost of a bus with slips',
      path: `${bus}/cost?zip=00000&miles=many`,
    },
    { name: 'nothing to compare', path: '/compare' },
    { name: 'a list of buses', path: '/saved?bus=1001&bus=1002&bus=1011&bus=99999' },
    { name: 'no list yet', path: '/saved' },
    { name: 'the list of a quote', path: '/quote?take=1001&take=1003x2&take=1009-1-3-9&take=99' },
    { name: 'a quote of nothing', path: '/quote' },
    { name: 'buses for a group', path: '/buses?group=22-3' },
    { name: 'buses near a place', path: '/buses?near=08067&within=100' },
  ],
  tools: [
    { name: 'categories', path: '/categories' },
    { name: 'one category', path: '/categories/school' },
    {
      name: 'a group that fits',
      path: `${bus}/fit?riders=18&wheelchairs=2`,
    },
    {
      name: 'a group with a slip',
      path: `${bus}/fit?riders=many&wheelchairs=99`,
    },
    { name: 'CDL', path: '/cdl' },
    { name: 'VIN', path: '/vin' },
    { name: 'a report that is none of ours', path: '/check/CR-0000-0000', status: 404 },
    { name: 'CDL with an answer', path: '/cdl?seats=12&wheelchair=2&gvwr=14500' },
    { name: 'CDL with a slip', path: '/cdl?seats=many' },
    { name: 'our buses on a partner’s page', path: '/embed?category=school&count=2' },
    { name: 'the frame of a partner', path: '/embed/buses?count=2' },
    { name: 'what a bus is worth', path: '/bus-worth' },
    {
      name: 'what a bus is worth, told',
      path: '/bus-worth?kind=shuttle&year=2018&passengers=24&odometerMileage=90000',
    },
    { name: 'what a bus is worth, with slips', path: '/bus-worth?kind=ship&year=18' },
    { name: 'selling', path: '/sell-your-bus' },
  ],
  reading: [
    { name: 'privacy', path: '/privacy-policy' },
    { name: 'terms', path: '/terms-of-service' },
    { name: 'accessibility', path: '/accessibility' },
    { name: 'locations', path: '/locations' },
    { name: 'one state', path: '/locations/ca' },
    { name: 'knowledge center', path: '/knowledge-center/' },
    { name: 'FAQs, one open', path: '/knowledge-center/faqs/?question=smartsearch' },
    { name: 'articles', path: '/knowledge-center/blog-articles/' },
    { name: 'one article', path: '/knowledge-center/blog/school-bus-types-explained/' },
    { name: 'media and resources', path: '/knowledge-center/media-resources/' },
    { name: 'guide', path: '/knowledge-center/selling-buying-guide/' },
    { name: 'about us', path: '/knowledge-center/about-us/' },
    { name: 'not found', path: '/no-such-page', status: 404 },
  ],
};
