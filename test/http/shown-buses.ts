/** Ids of the cards on a page, in order. */
export const busesOf = (html: string): number[] =>
  [...html.matchAll(/data-bus="(\d+)\|/g)].map(([, id]) => Number(id));
