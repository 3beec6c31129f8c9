import { createWriteStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTableFile } from '../open-table.ts';
import { createJsonReader } from './read-json.ts';
import { createXmlReader } from './read-xml.ts';
import type { TreeEvents, TreeReader } from './tree-events.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-bombs-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function refusal(content: string): Promise<string> {
  const path = join(folder, 'bomb');
  await writeFile(path, content);
  const opened = await openTableFile(path);
  return opened.outcome === 'unreadable' ? opened.reason : 'was read';
}

const entities = (declared: string, used: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE a [${declared}]>\n<a><b><make>${used}</make></b></a>`;
const laughs = ['<!ENTITY l0 "lol">'].concat(
  Array.from({ length: 9 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`),
);
const declares = 'the document type declares entities or elements of its own, which are not read';

describe('files that mean harm are refused before they cost anything', () => {
  it.each<[string, string, string]>([
    ['a billion laughs', entities(laughs.join(''), '&l9;'), declares],
    [
      'quadratic growth',
      entities(`<!ENTITY a "${'a'.repeat(50_000)}">`, '&a;'.repeat(9)),
      declares,
    ],
    ['a file of ours', entities('<!ENTITY e SYSTEM "file:///etc/hostname">', '&e;'), declares],
    [
      'a parameter entity',
      entities('<!ENTITY % p SYSTEM "http://127.0.0.1/x"> %p;', 'x'),
      declares,
    ],
    [
      'an endless declaration',
      `<!DOCTYPE a [${'<!ENTITY a "b">'.repeat(90_000)}`,
      'longer than 64 kB',
    ],
    [
      'a declaration that is none',
      `<a>${'<!'.repeat(1_000_000)}`,
      'a declaration that XML does not know',
    ],
    [
      'many of them',
      `<a>${`<!${'x'.repeat(60_000)}>`.repeat(40)}`,
      'a declaration that XML does not know',
    ],
    ['deep XML', '<a>'.repeat(10_000), 'nested deeper than 32 levels'],
    ['deep JSON', '['.repeat(10_000), 'nested deeper than 32 levels'],
    ['deep objects', '{"a":'.repeat(10_000), 'nested deeper than 32 levels'],
    ['a long name', `<${'a'.repeat(30_000)}/>`, 'a name longer than 200 characters'],
    ['a long key', `{"${'a'.repeat(30_000)}":1}`, 'a name longer than 200 characters'],
    ['a long attribute', `<a b="${'c'.repeat(400_000)}"/>`, 'longer than 64 kB'],
    ['a long comment', `<!--${'c'.repeat(400_000)}`, 'longer than 64 kB'],
    ['many attributes', `<a ${numbered(9_000, (at) => `b${at}=""`)}/>`, 'more than 200 attributes'],
    [
      'many elements',
      `<a>${numbered(9_000, (at) => `<b${at}/>`)}</a>`,
      'more than 2,000 different',
    ],
    ['many keys', `{${numbered(9_000, (at) => `"b${at}":1`, ',')}}`, 'more than 2,000 different'],
    ['wide records', `<a><b>${numbered(900, (at) => `<c${at}/>`)}</b></a>`, 'has 900 columns'],
    ['a long text', `<a><b><make>${'x'.repeat(3_000_000)}`, 'a text longer than 2 MB'],
    ['a long value', `[{"make":"${'x'.repeat(3_000_000)}`, 'a text longer than 2 MB'],
    ['a long blank', `[{"make":${' '.repeat(3_000_000)}`, 'a text longer than 2 MB'],
    ['a long figure', `[{"make":${'1'.repeat(3_000_000)}`, 'a text longer than 2 MB'],
  ])('%s', async (_, content, reason) => {
    expect(await refusal(content)).toContain(reason);
  });

  it('a document type that only names itself is none of them, and is not fetched', async () => {
    const named = '<!DOCTYPE a SYSTEM "http://127.0.0.1:9/a.dtd"><a><b><make>MCI</make></b></a>';
    expect(await refusal(named)).toBe('was read');
  });

  it('a record of many texts is refused', async () => {
    const path = join(folder, 'record');
    const photos = `<photo>${'x'.repeat(500_000)}</photo>`.repeat(6);
    await writeFile(path, `<a><b><make>M</make><model>D</model>${photos}</b></a>`);
    expect(await openTableFile(path)).toEqual({
      outcome: 'unreadable',
      reason: 'has a record longer than 2 MB',
    });
  });
});

const ignored: TreeEvents = { open() {}, text() {}, close() {} };
it.each<[string, (into: TreeEvents) => TreeReader, string]>([
  ['XML', createXmlReader, '<a><b>'],
  ['JSON', createJsonReader, '[{"a":"'],
])('a gigabyte of %s in one line is left after two megabytes', (_, create, start) => {
  const reader = create(ignored);
  reader.write(start);
  const piece = 'x'.repeat(128 * 1024);
  let pieces = 0;
  const feed = () => {
    for (; pieces < 8_192; pieces++) reader.write(piece);
  };
  expect(feed).toThrow('line 1: a text longer than 2 MB');
  expect(pieces).toBeLessThan(20);
});

it.each<[string, string, (at: number) => string, string]>([
  [
    'XML',
    '<list>',
    (at) => `<bus><stock>${at}</stock><make>MCI</make><note>${filler}</note></bus>`,
    '</list>',
  ],
  ['JSON', '', (at) => `{"stock":${at},"make":"MCI","note":"${filler}"}\n`, ''],
])('100,000 records of %s are read in constant memory', async (name, start, record, end) => {
  const path = join(folder, name);
  function* pieces() {
    yield start;
    for (let at = 0; at < 100_000; at += 1_000)
      yield Array.from({ length: 1_000 }, (_, index) => record(at + index)).join('');
    yield end;
  }
  await pipeline(Readable.from(pieces()), createWriteStream(path));
  const before = process.memoryUsage().heapUsed;
  let most = 0;
  const opened = await openTableFile(path);
  if (opened.outcome === 'unreadable') throw new Error(opened.reason);
  expect(opened.table.recordCount).toBe(100_000);
  let count = 0;
  let bytes = 0;
  for await (const { line, cells } of opened.table.rows((position) => (bytes = position))) {
    // Rows come while the file is read, not after it.
    if (++count === 1) expect(bytes).toBeLessThan(300_000);
    if (cells[0] !== String(line - 1)) throw new Error(`record ${line} holds ${cells[0]}`);
    if (count % 5_000 === 0) most = Math.max(most, process.memoryUsage().heapUsed - before);
  }
  expect(count).toBe(100_000);
  // The rows would take more if they were kept.
  expect(most).toBeLessThan(100_000_000);
});

const filler = 'A clean coach with new tires. '.repeat(9);

function numbered(count: number, make: (at: number) => string, between = ' '): string {
  return Array.from({ length: count }, (_, at) => make(at)).join(between);
}
