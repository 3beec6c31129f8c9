import { describe, it } from 'vitest';
import { foreignBody, pictureAddresses } from '#adapters/content-wpgraphql/foreign-body.ts';
import { plainText } from '#adapters/content-wpgraphql/plain-text.ts';
import { isBot } from '#domain/analytics/is-bot.ts';
import { foreignPictures } from '#domain/content/editing/article-values.ts';
import { diffWords } from '#domain/content/editing/diff-words.ts';
import { textOfHtml } from '#domain/content/fold-text.ts';
import { readMinutes } from '#domain/content/read-minutes.ts';
import { indexContent } from '#domain/content/search-content.ts';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { otherInputs } from '#domain/inventory/import/import-inputs.ts';
import { mapHeaders } from '#domain/inventory/import/map-headers.ts';
import { rowToDetails } from '#domain/inventory/import/row-to-details.ts';
import { readEmail } from '#domain/forms/read-text.ts';
import { readPhone } from '#domain/forms/read-phone.ts';
import { readPostedLead } from '#domain/leads/read-posted-lead.ts';
import { scoreSpam } from '#domain/leads/spam-score.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { parseSmartQuery } from '#domain/search/smart-search/parse-smart-query.ts';
import { decodeParams } from '#server/http/algolia/request/encoded-params.ts';
import { parseFilters } from '#server/http/algolia/filters/filter-grammar.ts';
import { parseListFilters } from '#server/http/algolia/filters/list-filters.ts';
import { browserName } from '#staff/routes/account/browser-name.ts';
import { anyText, expectGentleGrowth, type TextLimits } from '#test/setup/growth.ts';

const now = new Date('2026-11-22T12:00:00Z');

/** A refusal is an answer, too. */
const orRefusal = (read: (text: string) => unknown) => (text: string) => {
  try {
    return read(text);
  } catch (error) {
    if (!(error instanceof Error) || error.name === 'RangeError') throw error;
    return error;
  }
};

const markup = [
  '<',
  '</',
  '<a ',
  '<a<a',
  '<!--',
  '<?',
  '<![CDATA[',
  '<a title="',
  '<h2>x</h2>',
  '<h2>x',
  '<h2>x 2</h2><h2>x</h2>',
  '<b>',
  '<p><b>',
  '<li>',
  '<td>',
  '<table><tr><td>',
  '</p>',
  '<svg><',
  '<a href="https://x.example">',
  '<iframe src="https://www.youtube.com/embed/aaaaaaaaaaa">',
  '<figure><img src="x">',
  '<pre>\n',
  '&',
  '&amp',
  '\u00a0',
  '"',
  ' ',
];
const words = ['a', 'a ', 'é', '’a', "'", '\u202e', '\u200b', ' \n', '…', '-', '.', '(', '1', '😀'];
const queries = [
  ...words,
  ':',
  'a:',
  'a,',
  '"',
  '\\',
  'NOT ',
  'a:1 OR ',
  '((',
  '[',
  '["a:1",',
  '%',
  '&',
];

const subjects: [string, (text: string) => unknown, readonly string[], TextLimits?][] = [
  [
    'foreign articles',
    (text) => foreignBody(text, { pictures: new Map(), videoPlayers: true }),
    markup,
  ],
  ['addresses of pictures', pictureAddresses, markup],
  ['words of an HTML text', plainText, markup, { ...anyText, mostCharacters: 20_000 }],
  ['words for searching', textOfHtml, markup],
  ['pictures in a typed text', foreignPictures, ['<img ', '<img src="', '<img src="x">', '<']],
  ['reading time', readMinutes, words],
  [
    'search in content',
    (text) => {
      const document = { key: 'x', kind: 'article' as const, title: text, headings: [text], text };
      const index = indexContent([document]);
      index.search('a 1 x');
      return index.present(document, 'a 1 x');
    },
    [...words, 'a b ', '1 a '],
  ],
  ['what changed in a text', (text) => diffWords(text, `${text}b`), ['a ', 'a\n', 'a b\n', ' ']],
  ['smart search', (text) => parseSmartQuery(text, { now }), queries],
  ['smart search in French', (text) => parseSmartQuery(text, { now, language: 'fr' }), queries],
  ['smart search in Spanish', (text) => parseSmartQuery(text, { now, language: 'es' }), queries],
  ['lists', (text) => parseListQuery(new URLSearchParams({ seats: text, make: text })), queries],
  ['phone numbers', readPhone, [...words, '1-', '(1', 'ext ', '+1']],
  ['mail addresses', readEmail, [...words, 'a@', 'a.', '@']],
  ['user agents', (text) => [isBot(text), browserName(text)], [...words, 'bo', 'Chrome', 'iPhon']],
  ['messages', spamScoreOf, [...words, 'http://', 'www.', '<a ', '[url', 'rank ', 'web design ']],
  [
    'rows of a file',
    importedRow,
    [...words, '$1,', '1/1/', '####', '1e+', '$', 'VIN'],
    { ...anyText, mostCharacters: 20_000 },
  ],
  ['filters of the search protocol', orRefusal(parseFilters), queries],
  ['lists of filters', orRefusal((text) => parseListFilters('facetFilters', text)), queries],
  ['lists of figures', orRefusal((text) => parseListFilters('numericFilters', text)), queries],
  ['parameters as a text', decodeParams, [...queries, 'a=', 'a=[', '[[']],
];

describe('work grows no faster than the text', () => {
  for (const [name, work, pieces, limits] of subjects)
    describe(name, () => {
      it.each(pieces.map((piece) => [piece]))('%j', (piece) => {
        expectGentleGrowth(piece, work, limits);
      });
    });
});

function spamScoreOf(message: string): unknown {
  const typed = { firstName: 'A', lastName: 'B', email: 'a@b.example', message };
  const read = readPostedLead('contact', typed, now);
  const posted = read.ok
    ? read.posted
    : {
        kind: 'contact' as const,
        firstName: message,
        lastName: null,
        email: null,
        phone: null,
        phoneE164: null,
        message,
        details: {},
      };
  return scoreSpam(posted, { honeypotFilled: false, fillMs: null, sameTextCount: 0 });
}

/** The same in every column that an import knows. */
function importedRow(text: string): unknown {
  const headers = [...Object.keys(busFields), ...otherInputs.map(({ headers: [name] }) => name!)];
  const mapped = mapHeaders(headers);
  if (mapped.outcome === 'unusable') throw new Error(mapped.reason);
  return rowToDetails(
    mapped.map,
    { line: 1, cells: headers.map(() => text) },
    { currentYear: 2026, clearBlanks: false },
  );
}
