/**
 * Pages that are opened first and often have a stylesheet of their own: one file each, so that the
 * first paint waits for one request, with the parts that they need. Every other page has `styles.css`.
 * `test/browser/area-styles.test.ts` holds that no class of a page is left out.
 */
export const styleAreas = {
  home: 'src/site/styles/areas/home.css',
  list: 'src/site/styles/areas/list.css',
  bus: 'src/site/styles/areas/bus.css',
  state: 'src/site/styles/areas/state.css',
  reading: 'src/site/styles/areas/reading.css',
  contact: 'src/site/styles/areas/contact.css',
  selling: 'src/site/styles/areas/selling.css',
  cost: 'src/site/styles/areas/cost.css',
  partners: 'src/site/styles/areas/partners.css',
  group: 'src/site/styles/areas/group.css',
} as const;

export type StyleArea = keyof typeof styleAreas;
