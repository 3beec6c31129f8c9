import type { ContentLanguage } from '#domain/content/content-language.ts';
import { decodeText, encodeText, readHtml, type HtmlElement, type HtmlNode } from './html-nodes.ts';
import { pathIn } from '#messages/path-in.ts';
import { isPagePath } from './language-path.ts';
import type { PhraseFinder } from './phrase-finder.ts';
import { jsonForScript } from '../ui/structured-data.tsx';

export interface HtmlTranslation {
  language: ContentLanguage;
  locale: string;
  phrases: PhraseFinder;
  /** Public origin: absolute addresses of our pages are put into the language, too. */
  siteUrl: string;
  /** Told of every text that the catalogue does not have; data (names, places) is among them. */
  onUnknown?(text: string): void;
}

const spokenAttributes =
  'alt|aria-label|aria-roledescription|content|data-noun|data-loading|data-bus-line|label|placeholder|title';
const spoken = new RegExp(String.raw`(\s(?:${spokenAttributes})=")([^"]+)(")`, 'g');
const paths = /(\s[a-z-]+=")(\/[^"]*)(")/gi;
/** Text of others in its own language, and what people typed. */
const ownWords = /\s(?:translate="no"|lang="|data-own-words)/;
const hasLetters = /\p{L}{2}/u;

/**
 * Puts a finished English document into another language: every text and spoken attribute by the
 * catalogue, every address of a page under the language's prefix. A sentence with links or bold
 * words in it is looked up whole, its elements written as `<0/>`, so that word order may differ.
 */
export function translateHtml(html: string, into: HtmlTranslation): string {
  return write(readHtml(html), into);
}

function write(nodes: readonly HtmlNode[], into: HtmlTranslation): string {
  // Pictures and icons around the words are no part of the sentence.
  const isWords = (node: HtmlNode) => typeof node === 'string' && node.trim() !== '';
  const first = nodes.findIndex(isWords);
  const hasWords =
    first >= 0 && nodes.some((node) => typeof node === 'string' && hasLetters.test(node));
  if (!hasWords) return writeAll(nodes, into);
  const last = nodes.findLastIndex(isWords);
  return (
    writeAll(nodes.slice(0, first), into) +
    writeSentence(nodes.slice(first, last + 1), into) +
    writeAll(nodes.slice(last + 1), into)
  );
}

function writeAll(nodes: readonly HtmlNode[], into: HtmlTranslation): string {
  let written = '';
  for (const node of nodes) written += writeOne(node, into);
  return written;
}

function writeSentence(nodes: readonly HtmlNode[], into: HtmlTranslation): string {
  if (nodes.length === 1) return writeText(nodes[0] as string, into);
  const elements: HtmlElement[] = [];
  const source = nodes
    .map((node) => (typeof node === 'string' ? decodeText(node) : `<${elements.push(node) - 1}/>`))
    .join('');
  const found = findAround(source, into.phrases);
  if (found !== null) return fillElements(found, elements, into);
  return nodes
    .map((node) => (typeof node === 'string' ? writeText(node, into) : writeOne(node, into)))
    .join('');
}

function writeText(text: string, into: HtmlTranslation): string {
  if (!hasLetters.test(text)) return text;
  const source = decodeText(text);
  const address = addressIn(source.trim(), into);
  if (address !== null) return encodeText(address);
  const found = findAround(source, into.phrases);
  if (found === null) into.onUnknown?.(source.trim());
  return found === null ? text : encodeText(found);
}

/** An address of ours that is written out, put into the language; null: not one. */
function addressIn(text: string, { siteUrl, language }: HtmlTranslation): string | null {
  if (!text.startsWith(`${siteUrl}/`) || /\s/.test(text)) return null;
  const path = text.slice(siteUrl.length);
  return path !== '/' && isPagePath(path) ? siteUrl + pathIn(language, path) : text;
}

/** Looks the words up without the blanks around them. */
function findAround(source: string, phrases: PhraseFinder): string | null {
  const words = source.trim().replace(/\s+/g, ' ');
  const found = phrases.find(words);
  if (found === null) return null;
  const start = source.slice(0, source.length - source.trimStart().length);
  const end = source.slice(source.trimEnd().length);
  return start + found + end;
}

function fillElements(
  text: string,
  elements: readonly HtmlElement[],
  into: HtmlTranslation,
): string {
  return text
    .split(/<(\d+)\/>/)
    .map((part, index) => {
      if (index % 2 === 0) return encodeText(part);
      const element = elements[Number(part)];
      return element ? writeOne(element, into) : '';
    })
    .join('');
}

function writeOne(node: HtmlNode, into: HtmlTranslation): string {
  if (typeof node === 'string') return node;
  const { name, attributes, children, closed } = node;
  if (name === 'html') {
    return writeTag(node, attributes.replace(/lang="[^"]*"/, `lang="${into.locale}"`), into);
  }
  if (name === 'meta' && attributes.includes('"og:locale"')) {
    return `<meta property="og:locale" content="${into.locale.replace('-', '_')}"/>`;
  }
  if (name === 'script') return writeScript(node, into);
  if (name === 'style') return `<style${attributes}>${children.join('')}</style>`;
  if (ownWords.test(attributes)) return writeAsIs(node, into);
  const isProse = /\sclass="prose"/.test(attributes);
  const spokenHere = withWords(writeAttributes(node, into), into);
  if (isProse) return writeAsIs({ ...node, attributes: `${attributes} lang="en"` }, into);
  if (name === 'textarea') {
    // What people typed stays as it is; a message to start from is ours.
    const text = children.join('');
    const said = attributes.includes(' data-our-words') ? writeText(text, into) : text;
    return `<textarea${spokenHere}>${said}</textarea>`;
  }
  return closed ? writeTag(node, spokenHere, into) : `<${name}${spokenHere}>`;
}

const writeTag = ({ name, children }: HtmlElement, attributes: string, into: HtmlTranslation) =>
  `<${name}${attributes}>${write(children, into)}</${name}>`;

/** Words stay; links inside still lead to pages of the language. */
function writeAsIs(node: HtmlNode, into: HtmlTranslation): string {
  if (typeof node === 'string') return node;
  const { name, children, closed } = node;
  const attributes = withPaths(node.attributes, into);
  if (!closed) return `<${name}${attributes}>`;
  const inner = children.map((child) => writeAsIs(child, into)).join('');
  return `<${name}${attributes}>${inner}</${name}>`;
}

function writeAttributes({ attributes }: HtmlElement, into: HtmlTranslation): string {
  if (!attributes.includes('="')) return attributes;
  const said = attributes.replace(spoken, (whole, start: string, text: string, end: string) => {
    if (!hasLetters.test(text)) return whole;
    const source = decodeText(text);
    const found = into.phrases.find(source);
    if (found === null && !start.includes('content=')) into.onUnknown?.(source);
    return found === null ? whole : start + encodeText(found) + end;
  });
  return withPaths(said, into);
}

function withPaths(attributes: string, { language }: HtmlTranslation): string {
  if (!attributes.includes('="/')) return attributes;
  // A link that names its language leads where it says.
  if (attributes.includes(' hrefLang="') || attributes.includes(' hreflang="')) return attributes;
  return attributes.replace(paths, (whole, start: string, path: string, end: string) =>
    isPagePath(path) ? start + pathIn(language, path) + end : whole,
  );
}

/** A link that searches for the words it shows, `data-words`, searches for what it then shows. */
function withWords(attributes: string, { phrases }: HtmlTranslation): string {
  if (!attributes.includes(' data-words=')) return attributes;
  return attributes.replace(/([?;]search=)([^"&]*)/, (whole, start: string, words: string) => {
    const said = phrases.find(decodeURIComponent(words.replaceAll('+', ' ')));
    return said === null ? whole : start + encodeURIComponent(said);
  });
}

function writeScript({ attributes, children }: HtmlElement, into: HtmlTranslation): string {
  const text = children.join('');
  if (!/type="application\/(ld\+)?json"/.test(attributes) || attributes.includes('id=')) {
    return `<script${attributes}>${text}</script>`;
  }
  const said = translateData(JSON.parse(text), into) as object;
  return `<script${attributes}>${jsonForScript(said)}</script>`;
}

/** Texts of a data block; ids of things and names of makes and models stay the same in every language. */
function translateData(data: unknown, into: HtmlTranslation, key = ''): unknown {
  if (typeof data === 'string') {
    if (key.startsWith('@')) return data;
    const address = addressIn(data, into);
    if (address !== null) return address;
    return key === 'model' ? data : into.phrases.say(data);
  }
  if (Array.isArray(data)) return data.map((one) => translateData(one, into, key));
  if (data === null || typeof data !== 'object') return data;
  if ('@type' in data && data['@type'] === 'Brand') return data;
  return Object.fromEntries(
    // What people typed stays as it is.
    Object.entries(data).map(([name, value]) => [
      name,
      name === 'typed' ? value : translateData(value, into, name),
    ]),
  );
}
