import { readFile } from 'node:fs/promises';
import { VFile } from 'vfile';
import { matter } from 'vfile-matter';

/** A Markdown file split into its front matter and its text, with `{name}` variables filled in. */
export async function readDocument(
  path: string,
  variables: Readonly<Record<string, string>>,
): Promise<{ matter: unknown; text: string }> {
  const file = new VFile({ path, value: fill(await readFile(path, 'utf8'), variables) });
  matter(file, { strip: true });
  return { matter: file.data.matter ?? {}, text: String(file) };
}

/** A name that is not among the variables stays as it is written. */
export function fill(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => variables[name] ?? whole);
}
