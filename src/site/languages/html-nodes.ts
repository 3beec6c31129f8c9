/** A piece of an HTML document: text as it stands in the source, or an element. */
export type HtmlNode = string | HtmlElement;

export interface HtmlElement {
  name: string;
  /** Everything between the name and the closing bracket. */
  attributes: string;
  children: HtmlNode[];
  /** Void elements and self-closing ones of SVG have no end. */
  closed: boolean;
}

const token =
  /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style|textarea)\b((?:"[^"]*"|'[^']*'|[^>"'])*)>([\s\S]*?)<\/\1>|<\/([a-z][\w-]*)>|<([a-z][\w-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+/gi;
const voids = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));

/**
 * Reads HTML that our own renderer or sanitizer wrote: well-formed, every attribute quoted. Comments
 * are dropped: React only parts neighboring texts by them, and nothing wakes up inside of islands'
 * markup that would look for them after a translation.
 */
export function readHtml(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  const open: HtmlElement[] = [];
  const add = (node: HtmlNode) => (open.at(-1)?.children ?? root).push(node);
  for (const match of html.matchAll(token)) {
    const [text, raw, rawAttributes = '', rawText = '', end, start, attributes = ''] = match;
    if (raw !== undefined) {
      add({ name: raw, attributes: rawAttributes, children: [rawText], closed: true });
    } else if (end !== undefined) {
      open.pop();
    } else if (start !== undefined) {
      const closed = !voids.has(start) && !attributes.endsWith('/');
      const element = { name: start, attributes, children: [], closed };
      add(element);
      if (closed) open.push(element);
    } else if (text.startsWith('<!--')) {
      continue;
    } else {
      join(open.at(-1)?.children ?? root, text);
    }
  }
  return root;
}

/** Texts that only a comment parted are one text again. */
function join(nodes: HtmlNode[], text: string): void {
  const last = nodes.at(-1);
  if (typeof last === 'string') nodes[nodes.length - 1] = last + text;
  else nodes.push(text);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  nbsp: '\u00a0',
  apos: "'",
};

export function decodeText(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (whole, hex, decimal, name) => {
    if (hex !== undefined) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (decimal !== undefined) return String.fromCodePoint(Number(decimal));
    return entities[name] ?? whole;
  });
}

export function encodeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
