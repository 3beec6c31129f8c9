/** What demo buyers write, as buyers write: short, with the one question that decides. */
export const askedOfBus: readonly ((bus: string) => string)[] = [
  (bus) => `Is the ${bus} still there? We would come and look at it this week.`,
  (bus) => `Interested in the ${bus}. Any rust underneath, and may our mechanic see it first?`,
  (bus) => `What would the ${bus} cost delivered to Harrisburg, Pennsylvania?`,
  (bus) =>
    `Our church voted to buy a bus and the ${bus} would fit. Can one drive it without a CDL?`,
  (bus) => `Does the ${bus} come with maintenance records? Who owned it before?`,
  (bus) => `Please call me about the ${bus}. We need two of them by June.`,
  (bus) => `Would you take a trade-in against the ${bus}? Ours is a 2009 with 140,000 miles.`,
  (bus) => `How wide is the lift of the ${bus}, and what does it carry?`,
];

export const askedAtLarge: readonly string[] = [
  'We are looking for a 14-passenger shuttle with a lift for a senior center. What do you have under 40,000?',
  'Do you finance buses for a company that is eleven months old?',
  'Can you find us a low-floor transit bus for a college campus? Two doors, about 30 feet.',
  'We have four school buses to sell, 2012 to 2014. Do you buy in Ohio?',
  'Which of your coaches have a restroom that works and seat belts on every seat?',
  'How long does delivery to Maine take, and may we come with our own driver instead?',
];

export const wantedBuses: readonly string[] = [
  '15 passenger shuttle with lift under 30k',
  'skoolie or school bus for conversion under 12k',
  'coach with restroom, 2012 or newer',
];

/** What visitors type, the frequent first; each word of it is in the search's vocabulary. */
export const searchedWords: readonly string[] = [
  '15 passenger shuttle',
  'shuttle bus with wheelchair lift',
  'church bus under 40k',
  'coach with restroom',
  '14 passenger no cdl',
  'ford e-450',
  'blue bird school bus',
  'skoolie',
  'diesel school bus under 20k',
  'limo bus',
  'transit bus low floor',
  'trolley',
];

export const searchedInVain: readonly string[] = ['double decker under 10k', 'hydrogen bus'];
