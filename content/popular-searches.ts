/**
 * What the search panels offer before there is data of our own: the searches a bus dealer hears
 * most, each one understood whole by the smart search. Counted searches replace the order later.
 */
export const popularSearches: readonly string[] = [
  '15 passenger shuttle',
  'shuttle bus with wheelchair lift',
  'church bus under 40k',
  'coach with restroom',
  '14 passenger no CDL',
  'Ford E-450',
  'Blue Bird school bus',
  'skoolie',
];
