/** Names of what a form says of one photo: its caption, and that caption as it was served. */
export const captionField = (photo: number | string): string => `caption-${photo}`;
export const servedCaptionField = (photo: number | string): string => `served-${photo}`;

/** Captions that were typed. One left as it was served is none: another tab may have changed it since. */
export function typedCaptions<Photo extends number | string>(
  texts: ReadonlyMap<string, string>,
  photos: readonly Photo[],
): { photo: Photo; caption: string; served: string | undefined }[] {
  return photos.flatMap((photo) => {
    const caption = texts.get(captionField(photo));
    const served = texts.get(servedCaptionField(photo));
    return caption === undefined || caption === served ? [] : [{ photo, caption, served }];
  });
}
