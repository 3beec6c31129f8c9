/** Ids of the cards on a page, in order. */
export const busesOf = (html: string): number[] =>
  [...html.matchAll(/data-bus="\{&quot;busId&quot;:&quot;(\d+)/g)].map(([, id]) => Number(id));
