import sanitizeHtml from 'sanitize-html';

const marks: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Control characters, and those that turn the reading direction of what follows. */
const unseen = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]+/gu;

/** The words of an HTML text in one line, without tags, entities and characters nobody sees. */
export const plainText = (html: string): string =>
  inOneLine(sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }));

/** The same for escaped text that holds no tags. */
export function inOneLine(text: string): string {
  return text
    .replaceAll('&nbsp;', ' ')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => marks[name] ?? '')
    .replace(unseen, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
