import { load } from 'js-yaml';

const frontMatter = /^---(?:\r?\n|\r)(?:([\s\S]*?)(?:\r?\n|\r))?---(?:\r?\n|\r|$)/;

/**
 * The YAML head of a Markdown file, and the text below it. Without a head, or with an empty one,
 * the matter is {}. YAML that cannot be read throws with its line.
 */
export function splitFrontMatter(document: string): { matter: unknown; text: string } {
  const found = frontMatter.exec(document);
  if (!found) return { matter: {}, text: document };
  const yaml = found[1]?.trim() ?? '';
  return { matter: yaml ? (load(yaml) ?? {}) : {}, text: document.slice(found[0].length) };
}
