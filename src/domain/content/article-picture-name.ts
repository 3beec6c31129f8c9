const ownPicture = /^(article\/[a-z0-9-]+)\.webp$/;

/**
 * The picture that a shared link shows (1200 × 630, PNG), beside an article's own drawing
 * `article/{name}.webp`; null for a picture of another kind, which has none.
 */
export function shareCardName(pictureName: string): string | null {
  const [, stem] = ownPicture.exec(pictureName) ?? [];
  return stem ? `${stem}-card.png` : null;
}

/** Whether the picture is one of our drawings, which come in all widths of `picture-names.ts`. */
export function isArticleDrawing(pictureName: string): boolean {
  return ownPicture.test(pictureName);
}
