import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTableFile } from '../open-table.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-trees-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Header first, then each row behind its number; or why the file is refused. */
async function read(content: string | Buffer) {
  const path = join(folder, 'any.name');
  await writeFile(path, content);
  const opened = await openTableFile(path);
  if (opened.outcome === 'unreadable') return opened.reason;
  const { table } = opened;
  const rows: (string | number)[][] = [];
  for await (const { line, cells } of table.rows()) rows.push([line, ...cells]);
  expect(rows).toHaveLength(table.recordCount);
  return [[table.format, ...table.headers], ...rows];
}

const xml = `<?xml version="1.0" encoding="UTF-8"?>
<inventory xmlns:g="urn:x" updated="2026-11-01">
  <dealer><name>Acme</name><city>Akron</city></dealer>
  <vehicle id="7">
    <make>MCI</make><g:model>J4500</g:model>
    <price currency="USD">245000.50</price>
    <location><city>Reno</city><state>NV</state></location>
    <description><![CDATA[Runs & drives <well>.]]></description>
    <photos><photo>a.jpg</photo><photo>b.jpg</photo><photo/></photos>
  </vehicle>
  <!-- sold soon -->
  <vehicle id="8"><make>Prevost &amp;&nbsp;Co</make><doors>1</doors></vehicle>
</inventory>`;
const xmlRows = [
  [
    'xml',
    'id',
    'make',
    'model',
    'price',
    'price.currency',
    'location.city',
    'location.state',
  ].concat(['description', 'photos.photo', 'doors']),
  [1, '7', 'MCI', 'J4500', '245000.50', 'USD', 'Reno', 'NV'].concat([
    'Runs & drives <well>.',
    'a.jpg; b.jpg',
    '',
  ]),
  [2, '8', 'Prevost &\u00A0Co', ...Array.from({ length: 7 }, () => ''), '1'],
];
const buses = [
  { make: 'MCI', year: 2012, price: null, sold: false, at: { city: 'Reno' }, photos: ['a', 'b'] },
  { make: 'Prevost', year: 2015, at: {}, photos: [], units: [{ vin: 'X' }, { vin: 'Y' }] },
];
const busRows = [
  ['json', 'make', 'year', 'price', 'sold', 'at.city', 'photos', 'units.vin'],
  [1, 'MCI', '2012', '', 'no', 'Reno', 'a; b', ''],
  [2, 'Prevost', '2015', '', '', '', '', 'X; Y'],
];

describe('records become rows', () => {
  it('of XML: elements, attributes, several values of one name', async () => {
    expect(await read(xml)).toEqual(xmlRows);
    expect(await read(`\uFEFF${xml.replaceAll('\n', '\r\n')}`)).toEqual(xmlRows);
    expect(await read(xml.replaceAll(/\n\s*/g, ''))).toEqual(xmlRows);
  });

  it('of JSON: an array, an array within an object, an object a line', async () => {
    expect(await read(JSON.stringify(buses))).toEqual(busRows);
    expect(await read(JSON.stringify({ total: 2, data: { items: buses } }, null, 2))).toEqual(
      busRows,
    );
    expect(await read(`${buses.map((bus) => JSON.stringify(bus)).join('\n')}\n`)).toEqual(busRows);
  });

  it('those that say nothing are none, and are counted along in the numbers of the others', async () => {
    const blank = '<bus/><bus><make></make><model> </model></bus>';
    const two = `<list><bus><make>MCI</make></bus>${blank}<bus><model>H3</model></bus></list>`;
    expect((await read(two)).slice(1)).toEqual([
      [1, 'MCI', ''],
      [4, '', 'H3'],
    ]);
    expect((await read('[{"make":"MCI"},{},{"make":null},{"make":"H3"}]')).slice(1)).toEqual([
      [1, 'MCI'],
      [4, 'H3'],
    ]);
  });

  it('with figures as they were written and texts as they are meant', async () => {
    const text =
      '[{"make":"Pr\\u00e9vost \\ud83d\\ude8c\\ud800","price":10.50,"id":12345678901234567890,"miles":1E5}]';
    expect(await read(text)).toEqual([
      ['json', 'make', 'price', 'id', 'miles'],
      [1, 'Prévost 🚌\uFFFD', '10.50', '12345678901234567890', '1E5'],
    ]);
  });

  it('one bus with many pictures is a bus, and pictures are none', async () => {
    const photos = Array.from({ length: 30 }, (_, at) => `<photo url="${at}" order="${at}"/>`);
    const one = `<list><bus><make>MCI</make><model>J4500</model><photos>${photos.join('')}</photos></bus></list>`;
    expect((await read(one))[0]).toEqual([
      'xml',
      'make',
      'model',
      'photos.photo.url',
      'photos.photo.order',
    ]);
    const dealers = [1, 2, 3].map(
      (at) =>
        `<dealer><name>D${at}</name><stock><bus><make>MCI</make><year>2012</year></bus></stock></dealer>`,
    );
    expect(await read(`<feed>${dealers.join('')}</feed>`)).toEqual([
      ['xml', 'make', 'year'],
      ...[1, 2, 3].map((at) => [at, 'MCI', '2012']),
    ]);
  });

  it.each<[string, string, BufferEncoding]>([
    ['ISO-8859-1', '', 'latin1'],
    ['windows-1252', '', 'latin1'],
    ['UTF-8', '', 'utf8'],
    ['UTF-16', '\uFEFF', 'utf16le'],
  ])('in %s', async (name, mark, encoding) => {
    const text = `${mark}<?xml version="1.0" encoding="${name}"?><a><b><make>Prévost</make></b></a>`;
    expect(await read(Buffer.from(text, encoding))).toEqual([
      ['xml', 'make'],
      [1, 'Prévost'],
    ]);
  });
});

describe('what is no list of buses is refused in words', () => {
  const declared = (encoding: string) => `<?xml version="1.0" encoding="${encoding}"?><a>é</a>`;
  it.each<[string, string | Buffer, string]>([
    [
      'cut XML',
      xml.slice(0, xml.indexOf('<photo/>')),
      'line 9: the file ends before its last element does',
    ],
    ['crossed XML', '<a>\n<b></a></b>', 'line 2: not well-formed XML (unexpected close tag)'],
    ['two roots', '<a>1</a>\n<a>2</a>', 'line 2: not well-formed XML'],
    ['an unknown entity', '<a>&dealer;</a>', 'line 1: an entity that nobody knows'],
    ['another encoding', declared('Shift_JIS'), 'is written in an encoding that is not read'],
    ['a wrong encoding', Buffer.from(declared('UTF-8'), 'latin1'), 'says that it is UTF-8'],
    ['a web page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'is a web page'],
    ['cut JSON', '[{"make":"MCI"},\n{"make":"Pre', 'line 2: the file ends within a value'],
    ['half a download', '{"make":"MCI"}\n{"make":', 'line 2: the file ends within a value'],
    ['a comma too many', '[{"make":"MCI"},\n]', 'line 2: not JSON ("]" is out of place)'],
    ['no comma', '[{"make":"MCI"\n"year":1}]', 'line 2: not JSON ("year" is out of place)'],
    ['mixed brackets', '[{"make":"MCI"]', 'line 1: not JSON ("]" is out of place)'],
    ['words', '[{"make":\nMCI}]', 'line 2: not JSON'],
    ['more behind it', '[{"make":"MCI"}]\n{"make":"MCI"}', 'line 2: something follows the end'],
    ['a key twice', '[{"price":1,\n"price":2}]', 'line 2: the key "price" stands twice'],
    ['nothing', '[]', 'has no rows'],
    ['nothing in XML', '<inventory/>', 'has no rows'],
  ])('%s', async (_, content, reason) => {
    expect(await read(content)).toContain(reason);
  });
});
