/** Names of what a form says of one photo: its caption, and that caption as it was served. */
export const captionField = (photo: number | string): string => `caption-${photo}`;
export const servedCaptionField = (photo: number | string): string => `served-${photo}`;

/**
 * Captions that were typed, also those of photos that are gone meanwhile. One left as it was served is
 * none: another tab may have changed it since.
 */
export function typedCaptions(
  texts: ReadonlyMap<string, string>,
): { photo: string; caption: string; served: string | undefined }[] {
  const start = captionField('');
  return [...texts].flatMap(([name, caption]) => {
    if (!name.startsWith(start)) return [];
    const photo = name.slice(start.length);
    const served = texts.get(servedCaptionField(photo));
    return caption === served ? [] : [{ photo, caption, served }];
  });
}
