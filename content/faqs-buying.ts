import type { FaqItem } from '#domain/content/faq-item.ts';

/** What buyers ask; the facts are those of spec §1, the words our own. */
export const buyingFaqs: readonly FaqItem[] = [
  {
    id: 'featured-buses',
    category: 'buying',
    question: 'What is a featured bus?',
    answer: [
      'Featured buses stand at the top of the results and are usually on our lot in Pedricktown, New Jersey, so they are the easiest ones to come and see.',
    ],
  },
  {
    id: 'video-call',
    common: true,
    category: 'buying',
    question: 'I live far away. Can I see a bus before I buy it?',
    answer: [
      'Yes, by video call. We walk around and through the bus with you watching and answer as we go, and the whole sale can be done that way. You are as welcome to come in person, or to send a mechanic.',
    ],
  },
  {
    id: 'firm-prices',
    category: 'buying',
    question: 'Can I make an offer?',
    answer: [
      'Prices are generally firm. They are made of the owner’s asking price and our costs, and both are settled before the bus goes up. When a price does drop, the page shows the former one beside it.',
    ],
  },
  {
    id: 'financing',
    common: true,
    category: 'buying',
    question: 'Do you offer financing?',
    answer: [
      'No, we do not finance buses. We keep a list of companies that do, and will send it to you if you ask.',
    ],
    link: { label: 'Ask for the list', href: '/contact' },
  },
  {
    id: 'zero-mileage',
    category: 'buying',
    question: 'Why does a bus show zero or no mileage?',
    answer: [
      'Because it is not known, or because the listing covers several buses, each with its own figure. It never means that the bus has not been driven. Where there is no figure, the page says “N/A”; ask us, and we will ask the owner.',
    ],
  },
  {
    id: 'buy-from-owner',
    common: true,
    category: 'buying',
    question: 'Can I deal with the owner directly?',
    answer: [
      'No. Purchases go through us and not through the owner. We arrange the visit or the video call, carry questions both ways, and handle the sale.',
    ],
  },
  {
    id: 'call-for-price',
    category: 'buying',
    question: 'Why do some buses have no price?',
    answer: [
      '“Call for price” means that the owner has not set one, or wants to talk first. Call us with the stock number and we will find out.',
    ],
  },
  {
    id: 'only-n-left',
    category: 'buying',
    question: 'What does “Only 3 left” mean?',
    answer: [
      'The listing is a lot of several like buses and three of them are still for sale. Price and figures are for one bus. You can buy one, some or all of them.',
    ],
  },
];
