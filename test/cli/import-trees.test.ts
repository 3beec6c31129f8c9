import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;
beforeEach(async () => {
  bed = await commandBed();
});
afterEach(() => bed.remove());

const bus = (stock: string, price: string) =>
  `<vehicle><stockNumber>${stock}</stockNumber><year>2015</year><make>Prevost</make><model>H3-45</model>` +
  `<price currency="USD">${price}</price><location><city>Reno</city><state>NV</state></location>` +
  `<title>Clean\n  coach</title><description>Two\nlines</description></vehicle>`;
const xml = `<inventory><dealer><name>Acme</name></dealer>${bus('A1', '245,000')}${bus('A2', 'cheap')}${bus('A1', '1')}</inventory>`;
const counts = async (file: string, ...options: string[]) => {
  const { stdout } = await bed.run('import', file, '--source', 'acme', '--json', ...options);
  const { added, changed, unchanged, rejected } = JSON.parse(stdout);
  return { added, changed, unchanged, rejected };
};

it('XML goes the way of CSV: mapped, tried, imported, and the same file twice changes nothing', async () => {
  const file = await bed.file('stock.txt', xml);
  const report = await bed.run('import', file, '--dry-run', '--source', 'acme');
  expect(report.stdout).toContain('3 rows read (dry run, nothing was stored)');
  expect(report.stdout).toContain('record 3, column stockNumber: same stock number as record 1');
  expect(report.stdout).toContain('(record 2 "cheap")');
  expect(await counts(file)).toEqual({ added: 2, changed: 0, unchanged: 0, rejected: 1 });
  expect(await counts(file)).toEqual({ added: 0, changed: 0, unchanged: 2, rejected: 1 });
  const { stdout } = await bed.run('export', 'buses');
  expect(stdout).toMatch(/A1.*245000.*Reno,NV/s);
});

it('our own JSON lines and a CSV of the same buses are one stock', async () => {
  const lines = ['A1', 'A2'].map((stock) =>
    JSON.stringify({ stock, year: 2015, make: 'Prevost', model: 'H3-45', asking: 245_000.5 }),
  );
  const json = await bed.file('stock.json', lines.join('\n'));
  const map = await bed.file('map.json', '{"asking": "priceCents"}');
  expect(await counts(json, '--map', map)).toMatchObject({ added: 2, rejected: 0 });
  const csv = await bed.file(
    'stock.csv',
    'Stock,Year,Make,Model,Price\nA1,2015,Prevost,H3-45,245000.50\n',
  );
  expect(await counts(csv)).toMatchObject({ added: 0, unchanged: 1 });
});

it('an import that can be rolled back takes them too, and a broken file changes nothing', async () => {
  const file = await bed.file('stock.xml', xml);
  const kept = await bed.run('import', file, '--source', 'acme', '--reversible');
  expect(kept.stdout).toContain('record 3, column stockNumber');
  const cut = await bed.file('cut.xml', xml.slice(0, -12));
  const refused = await bed.run('import', cut, '--source', 'acme', '--reversible');
  expect(refused).toMatchObject({ code: 2, stdout: '' });
  expect(refused.stderr).toContain('the file ends before its last element does');
});
