/**
 * The header (`Link`, RFC 8288) that names a page's stylesheets ahead of its document. There React
 * writes them behind the pictures and fonts that are fetched early, and on a slow line nothing can be
 * painted until the last of all these is there.
 */
export const stylesAhead = (stylesheets: readonly string[]): string =>
  stylesheets.map((href) => `<${href}>; rel=preload; as=style`).join(', ');
