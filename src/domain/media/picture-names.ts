/**
 * Every picture of the house is a main file `….webp` with two smaller siblings beside it:
 * `…-thumbnail.webp` (spec §3) and `…-750.webp`, for phones. A sibling is never wider than its main
 * file.
 */
export const thumbnailWidthPx = 360;
export const middleWidthPx = 750;

const thumbnailEnd = '-thumbnail.webp';
const middleEnd = `-${middleWidthPx}.webp`;

/** Thumbnail of a main picture: spec §3, `-thumbnail` before the `.webp` extension. */
export function thumbnailName(main: string): string {
  return main.replace(/\.webp$/, thumbnailEnd);
}

/** The 750 px wide sibling of a main picture. */
export function middleName(main: string): string {
  return main.replace(/\.webp$/, middleEnd);
}

/** The main file and its siblings, small ones first. */
export function namesOfPicture(main: string): string[] {
  return [thumbnailName(main), middleName(main), main];
}

/** The main file a name belongs to: itself, or the one it is a sibling of. */
export function mainNameOf(name: string): string {
  const end = [thumbnailEnd, middleEnd].find((ending) => name.endsWith(ending));
  return end ? `${name.slice(0, -end.length)}.webp` : name;
}
