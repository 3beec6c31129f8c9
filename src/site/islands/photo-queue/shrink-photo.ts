/** The server keeps 1920 px; a little more leaves it something to sharpen. */
const longestPx = 2_400;
const smallEnoughBytes = 1_200_000;

/**
 * A photo in the size that is shown, turned upright, without the place it was taken at: a fifth of
 * the bytes on a slow line. Whatever the browser cannot read (HEIC, for most) goes as it is.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  if (file.size <= smallEnoughBytes || !('OffscreenCanvas' in window)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, longestPx / Math.max(picture.width, picture.height));
    const width = Math.round(picture.width * scale);
    const height = Math.round(picture.height * scale);
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
    picture.close();
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.86 });
    return smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
