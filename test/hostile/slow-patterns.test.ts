import { describe, expect, it } from 'vitest';
import { createCellCurrencies } from '#adapters/table-files/cell-currencies.ts';
import { createMergedCells } from '#adapters/table-files/merged-cells.ts';
import { usesOfArticle } from '#domain/content/pictures/site-pictures.ts';
import { busField } from '#domain/inventory/fields/bus-fields.ts';
import { readField } from '#domain/inventory/import/read-field.ts';
import { unknownField } from '#domain/leads/inbox/reply-templates.ts';
import { withoutAddresses } from '#domain/without-addresses.ts';
import { canonicalPath } from '#server/front/middleware/page-address.ts';
import { pageOfMarkdown } from '#site/languages/page-addresses.ts';

// Each is as long as its sender may make it. A pattern that begins again at every character took between
// half a second and many minutes for it, in which nobody else was answered.
const mostMs = 250;

const cellOf = (key: Parameters<typeof busField>[0], text: string) =>
  readField(busField(key), text, { unit: null, currentYear: 2026, year: null });

function markedAsEuros(sheet: string): void {
  const currencies = createCellCurrencies();
  const styles = '<numFmt numFmtId="9" formatCode="€0"/><cellXfs><xf numFmtId="9"/></cellXfs>';
  currencies.see('xl/styles.xml', Buffer.from(styles));
  currencies.mark([[1]], Buffer.from(sheet));
}

describe('text that is made to be slow to read', () => {
  it.each<[string, () => unknown]>([
    ['a template for replies', () => unknownField('{{ '.repeat(700_000))],
    ['a template with one field', () => unknownField(`{{${' '.repeat(2_000_000)}`)],
    ['an article', () => usesOfArticle({ title: '', picture: null, text: '!['.repeat(30_000) })],
    ['an address', () => canonicalPath(`/a${'/'.repeat(16_000)}b`)],
    [
      'an address in the knowledge center',
      () => canonicalPath(`/knowledge-center/faqs/${'/'.repeat(16_000)}b`),
    ],
    [
      'an address of Markdown',
      () => pageOfMarkdown(`/knowledge-center/faqs/${'/'.repeat(16_000)}b.md`),
    ],
    ['an answer of a mail server', () => withoutAddresses('a'.repeat(50_000))],
    ['an answer in quotes', () => withoutAddresses('"'.repeat(50_000))],
    ['a place in a file', () => cellOf('state', `${' '.repeat(19_000)}.`)],
    ['a place that is short', () => cellOf('state', `a${' '.repeat(190)}.`)],
    ['miles in a file', () => cellOf('mileageMiles', `1${' '.repeat(19_000)}.`)],
    ['a weight in a file', () => cellOf('gvwrLb', `1${' '.repeat(19_000)}.`)],
    ['a length in a file', () => cellOf('lengthIn', `1'${' '.repeat(19_000)}.`)],
    ...(
      [
        ['sheets', 'xl/workbook.xml', '<sheet '],
        ['relations', 'xl/_rels/workbook.xml.rels', '<Relationship '],
        ['merged cells', 'xl/worksheets/sheet1.xml', '<mergeCell '],
        ['formats', 'xl/styles.xml', '<numFmt '],
        ['styles', 'xl/styles.xml', '<cellXfs '],
        ['styles of cells', 'xl/styles.xml', '<xf '],
      ] as const
    ).map(
      ([what, part, begun]) =>
        [
          `${what} of a workbook that do not end`,
          () => {
            const bytes = Buffer.from(`<mergeCells><cellXfs>${begun.repeat(60_000)}`);
            createMergedCells().see(part, bytes);
            createCellCurrencies().see(part, bytes);
          },
        ] as [string, () => unknown],
    ),
    ['cells of a sheet that do not end', () => markedAsEuros('<c '.repeat(60_000))],
    ['hours in a file', () => cellOf('engineHours', `1${' '.repeat(19_000)}.`)],
  ])('is read at once: %s', (_, read) => {
    const before = performance.now();
    read();
    expect(performance.now() - before).toBeLessThan(mostMs);
  });
});

it('says of a cell that it is too long for a figure, and of a description how long it may be', () => {
  expect(cellOf('mileageMiles', '1'.repeat(201)).problem).toBe('is longer than 200 characters');
  expect(cellOf('state', 'Akron,   OH   44101').value).toMatchObject({
    city: 'Akron',
    zip: '44101',
  });
  expect(cellOf('description', 'a '.repeat(1_000)).problem).toBeNull();
});

it('has one slash at the end of an address, or none', () => {
  expect(canonicalPath('/buses///')).toBe('/buses');
  expect(canonicalPath('/knowledge-center//')).toBe('/knowledge-center/');
  expect(canonicalPath('/knowledge-center')).toBe('/knowledge-center/');
  expect(canonicalPath('/')).toBe('/');
});

it('hides addresses in whatever stands around them', () => {
  expect(withoutAddresses('550 <ann@example.org>: no such user')).toBe('550 …@… no such user');
  expect(withoutAddresses('to <"ann lee"@example.org> refused')).toBe('to <…@… refused');
  expect(withoutAddresses('says "no ann@example.org here"')).toBe('says "no …@… here"');
});
