import { readPostedForm, type PostedFile } from '#site/posted-form.ts';

/** A picture of 8 MB and a long article. */
const mostBytes = 10_000_000;

/** The texts of a posted form, and the file under the given name. Throws `BodyFault`. */
export async function readContentForm(
  request: Request,
  fileName: string,
): Promise<{ fields: Record<string, string>; file: PostedFile | null }> {
  const form = await readPostedForm(request, { mostBytes, files: [fileName] });
  return { fields: form.texts(), file: form.file(fileName) };
}
