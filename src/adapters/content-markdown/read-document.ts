import { readFile } from 'node:fs/promises';
import { splitFrontMatter } from './front-matter.ts';

/** A Markdown file split into its front matter and its text, with `{name}` variables filled in. */
export async function readDocument(
  path: string,
  variables: Readonly<Record<string, string>>,
): Promise<{ matter: unknown; text: string }> {
  return splitFrontMatter(fill(await readFile(path, 'utf8'), variables));
}

/** A name that is not among the variables stays as it is written. */
export function fill(text: string, variables: Readonly<Record<string, string>>): string {
  return text.replace(/\{([a-zA-Z]+)\}/g, (whole, name: string) => variables[name] ?? whole);
}
