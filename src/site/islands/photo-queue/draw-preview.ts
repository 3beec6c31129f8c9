/**
 * A small picture of a file that is not sent yet; by canvas, because the content policy allows no
 * object addresses.
 */
export async function drawPreview(canvas: HTMLCanvasElement, file: Blob): Promise<void> {
  try {
    const picture = await createImageBitmap(file, { resizeWidth: 384, resizeQuality: 'low' });
    const scale = Math.max(canvas.width / picture.width, canvas.height / picture.height);
    const width = picture.width * scale;
    const height = picture.height * scale;
    const left = (canvas.width - width) / 2;
    const top = (canvas.height - height) / 2;
    canvas.getContext('2d')?.drawImage(picture, left, top, width, height);
    picture.close();
  } catch {
    // Not every phone format can be drawn; the name stands beside it.
  }
}
