import type { FaqItem } from '#domain/content/faq-item.ts';
import { buyingFaqs } from './faqs-buying.ts';

/** General and selling questions; `faqs-buying.ts` has the rest. Facts by spec §1, words our own. */
const generalFaqs: readonly FaqItem[] = [
  {
    id: 'smartsearch',
    category: 'general-information',
    question: 'How does the smart search read what I type?',
    answer: [
      'Type a bus the way you would say it: a year, a make, a passenger count. “2015 Starcraft 25 passenger with lift” looks for all of it at once.',
      'Words after “with” are things the bus should have. A single year looks two years to either side, so 2015 finds 2013 to 2017; two years with a hyphen, such as 2012-2016, mean exactly that range. What was understood is shown above the results, and each part can be removed with a click.',
    ],
    link: {
      label: 'Try it',
      href: '/buses?search=2015%20starcraft%2025%20passenger%20with%20lift',
    },
  },
  {
    id: 'hours',
    category: 'general-information',
    question: 'When and how can I reach you?',
    answer: [
      'By phone and e-mail, Monday to Friday, 9:00AM to 6:00PM. Have the stock number ready if you call about a certain bus; it stands on the bus’s page.',
    ],
    link: { label: 'Contact us', href: '/contact' },
  },
  {
    id: 'passenger-count',
    common: true,
    category: 'general-information',
    question: 'Does the passenger count include the driver?',
    answer: [
      'No. Passenger counts on this site leave the driver out: a 14-passenger bus carries 15 people. Car makers often count the driver, so their 15-passenger van is a 14-passenger bus here.',
      'On school buses the rated count is for children. Where we know the number of rows, the page gives the seats for adults as well.',
    ],
  },
  {
    id: 'cdl',
    common: true,
    category: 'general-information',
    question: 'Do I need a CDL to drive the bus?',
    answer: [
      'Generally yes, if the bus is built for more than 15 passengers including the driver, or if its weight rating is over 26,000 pounds. Either one is enough. Every bus’s page says which side of the line it is on, as far as seats and rating are known.',
      'That is the federal rule; your state may ask for more.',
    ],
    link: { label: 'Work it out for your bus', href: '/cdl' },
  },
  {
    id: 'accounts',
    category: 'general-information',
    question: 'Do I need an account?',
    answer: [
      'No. There are no visitor accounts. Buses you save or look at are remembered in your own browser and nowhere else.',
    ],
  },
];

const sellingFaqs: readonly FaqItem[] = [
  {
    id: 'selling-cost',
    common: true,
    category: 'selling',
    question: 'What does it cost to sell my bus?',
    answer: [
      'Nothing. You name your asking price; we add our costs on top of it, and the sum is what buyers see. When the bus sells, you get what you asked.',
    ],
    link: { label: 'How selling works', href: '/sell-your-bus' },
  },
  {
    id: 'how-to-submit',
    category: 'selling',
    question: 'Can I send you my bus by e-mail or phone?',
    answer: [
      'Please use the sell form. Buses have to be submitted through it, not by e-mail or phone: it asks for everything a buyer will want to know, and nothing gets lost on the way. Questions before or after are welcome on any line.',
    ],
    link: { label: 'Sell a bus', href: '/sell-your-bus' },
  },
  {
    id: 'buy-for-lot',
    category: 'selling',
    question: 'Do you buy buses yourselves?',
    answer: [
      'Some. We buy used buses for our own lot when they suit it. Submit yours through the form as if you were listing it; if we would like to buy it, we will say so.',
    ],
  },
];

export const faqs: readonly FaqItem[] = [...generalFaqs, ...buyingFaqs, ...sellingFaqs];
