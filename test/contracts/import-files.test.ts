import { mkdir, mkdtemp, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createDiskImportFiles } from '#adapters/table-files/disk-import-files.ts';
import { openTableFile } from '#adapters/table-files/open-table.ts';
import { readTableRows } from '#adapters/table-files/table-rows.ts';
import { importLimits } from '#domain/staff/import/import-ports.ts';
import { makeWorkbook } from '#test/factories/make-workbook.ts';

it('files of imports leave the disk its reserve, however many come at once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = createDiskImportFiles(folder, async () => 2.5 * importLimits.fileBytes);
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  async function* slowly() {
    await arrived;
    yield new TextEncoder().encode('year,make\n2015,Ford\n');
  }
  const outcomes: string[] = [];
  // Which two of them are first is not said.
  const answers = [1, 2, 3, 4].map(async () => {
    outcomes.push((await files.keep(slowly())).outcome);
  });
  await expect.poll(() => outcomes).toEqual(['full', 'full']);
  arrive();
  await Promise.all(answers);
  expect(outcomes).toEqual(['full', 'full', 'kept', 'kept']);
  expect(await files.keep(slowly())).toMatchObject({ outcome: 'kept' });
  expect(await readdir(folder)).toHaveLength(3);
});

it('files that a process left when it died go an hour later, those of imports stay', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-imports-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const files = createDiskImportFiles(folder);
  const keep = async () => {
    const kept = await files.keep(
      (async function* () {
        yield new TextEncoder().encode('year,make');
      })(),
    );
    return kept.outcome === 'kept' ? kept.storedName : '';
  };
  const [left, ofImport, fresh] = [await keep(), await keep(), await keep()];
  await writeFile(join(folder, `${left}.rows`), '');
  // What an operator put there, a folder too, is not ours.
  await mkdir(join(folder, 'old'));
  await writeFile(join(folder, 'stock.csv'), '');
  const earlier = (Date.now() - 3_700_000) / 1_000;
  for (const name of [left, `${left}.rows`, ofImport, 'old', 'stock.csv'])
    await utimes(join(folder, name), earlier, earlier);
  await files.removeOthers(new Set([ofImport]));
  expect((await readdir(folder)).toSorted()).toEqual(
    [ofImport, fresh, 'old', 'stock.csv'].toSorted(),
  );
});

it('workbooks with a cover are read where their buses are, and others from the beginning', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-workbooks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'stock.xlsx');
  const headersOf = async (rows: string[][]) => {
    await writeFile(path, makeWorkbook(rows, undefined, 'Fleet list of the spring'));
    const opened = await openTableFile(path);
    return opened.outcome === 'table' ? opened.table.headers : opened.reason;
  };
  expect(await headersOf([['Our fleet'], ['Year', 'Make'], ['2015', 'MCI']])).toEqual([
    'Year',
    'Make',
  ]);
  expect(await headersOf([['Jahr'], ['2015']])).toEqual(['Fleet list of the spring']);
});

it.each([null, 'Fleet list of the spring'])(
  'cells that are merged with those above say the same (cover: %s)',
  async (cover) => {
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-workbooks-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'stock.xlsx');
    const rowsPath = join(folder, 'stock.rows');
    const cell = (place: string, text: string) =>
      `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;
    const row = (number: number, ...texts: (string | null)[]) =>
      `<row r="${number}">${texts.map((text, at) => (text === null ? '' : cell('ABC'[at]! + number, text))).join('')}</row>`;
    const body = [
      row(1, 'Fleet'),
      row(3, 'Make', 'Model', 'Year'),
      row(4, 'MCI', 'J4500', '2015'),
      row(5, null, 'D4505', '2016'),
      row(7, null, 'J3500', '2017'),
      row(8, null, 'Unknown', '2018'),
    ];
    const merges =
      '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A4:A7"/></mergeCells>';
    const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
    const sheet = `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${body.join('')}</sheetData>${merges}</worksheet>`;
    await writeFile(path, makeWorkbook([], sheet, cover));
    const opened = await openTableFile(path, { rowsPath });
    expect(opened).toMatchObject({ table: { recordCount: 4 } });
    const lines = (await readFile(rowsPath, 'utf8')).trim().split('\n');
    expect(lines.slice(3).map((line) => (JSON.parse(line) as string[]).slice(0, 3))).toEqual([
      [4, 'MCI', 'J4500'],
      [5, 'MCI', 'D4505'],
      [6, '', ''],
      [7, 'MCI', 'J3500'],
      [8, '', 'Unknown'],
    ]);
  },
);

it.each([null, 'Fleet list of the spring'])(
  'numbers that a sheet shows in another currency name it (cover: %s)',
  async (cover) => {
    const folder = await mkdtemp(join(tmpdir(), 'omnibus-workbooks-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const path = join(folder, 'stock.xlsx');
    const rowsPath = join(folder, 'stock.rows');
    const shown = [
      ['#,##0', '45900'],
      ['&quot;$&quot;#,##0.00', '45900'],
      ['[$$-409]#,##0.00;[Red]-[$$-409]#,##0.00', '45900'],
      ['[$USD]\\ #,##0', '45900'],
      ['[$-409]d\\-mmm;@', '2025-08-31'],
      ['#,##0.00\\ [$€-407]', '€ 45900'],
      ['_-* #,##0.00\\ &quot;€&quot;_-', '€ 45900'],
      ['#,##0&#8364;', '€ 45900'],
      ['&quot;C$&quot;#,##0', 'C$ 45900'],
      ['[$$-1009]#,##0.00', 'C$ 45900'],
      ['[$$-80A]#,##0', 'MXN 45900'],
      ['[$$-C09]#,##0', '$ (C09) 45900'],
      ['&quot;US$&quot; #,##0', '45900'],
      ['#,##0.00 &quot;CAD&quot;', 'CAD 45900'],
    ];
    const formats = shown.map(
      ([code], at) => `<numFmt numFmtId="${164 + at}" formatCode="${code}"/>`,
    );
    const cells = shown.map(
      (_, at) => `<xf numFmtId="${164 + at}" fontId="0" applyNumberFormat="1"/>`,
    );
    const styles = `<numFmts>${formats.join('')}</numFmts><cellStyleXfs><xf numFmtId="169"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${cells.join('')}</cellXfs>`;
    const text = (place: string, words: string) =>
      `<c r="${place}" t="inlineStr"><is><t>${words}</t></is></c>`;
    const rows = shown.map(
      (_, at) =>
        `<row r="${at + 2}">${text(`A${at + 2}`, 'MCI')}<c r="B${at + 2}" s="${at + 1}"><v>45900</v></c></row>`,
    );
    const sheet = `<?xml version="1.0"?><worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1">${text('A1', 'Make')}${text('B1', 'Price')}</row>${rows.join('')}</sheetData></worksheet>`;
    await writeFile(path, makeWorkbook([], sheet, cover, styles));
    expect(await openTableFile(path, { rowsPath })).toMatchObject({ outcome: 'table' });
    const lines = (await readFile(rowsPath, 'utf8')).trim().split('\n').slice(1);
    expect(lines.map((line) => (JSON.parse(line) as string[])[2])).toEqual(
      shown.map(([, told]) => told),
    );
  },
);

it('workbooks are read one after the other, and who would wait for many is told to try again', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-workbooks-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'stock.xlsx');
  await writeFile(
    path,
    makeWorkbook([
      ['year', 'make'],
      ['2015', 'Ford'],
    ]),
  );
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, at) =>
      openTableFile(path, { rowsPath: join(folder, `${at}.rows`) }),
    ),
  );
  const told = outcomes.map((one) => (one.outcome === 'table' ? 'read' : one.reason));
  // One is read and eight wait, whichever of the twelve came first.
  expect(told.filter((one) => one === 'read').length).toBeGreaterThanOrEqual(9);
  const [busy, ...more] = new Set(told.filter((one) => one !== 'read'));
  expect([busy, ...more]).toEqual([expect.stringMatching(/other workbooks .* try again/)]);
  expect(told.filter((one) => one === busy).length).toBeGreaterThanOrEqual(3);
  expect(await openTableFile(path, { rowsPath: join(folder, 'late.rows') })).toMatchObject({
    outcome: 'table',
    table: { recordCount: 1 },
  });
});

it('rows longer and shorter than the first are read without making an error of each', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-ragged-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'ragged.csv');
  await writeFile(path, `Make,Model\n${'MCI\nFord,E450,2015\n'.repeat(50)}`);
  const stacks = vi.spyOn(Error, 'captureStackTrace');
  onTestFinished(() => stacks.mockRestore());
  const lengths = new Map<number, number>();
  for await (const { cells } of readTableRows({ path, encoding: 'utf-8', delimiter: ',' }))
    lengths.set(cells.length, (lengths.get(cells.length) ?? 0) + 1);
  expect(Object.fromEntries(lengths)).toEqual({ 1: 50, 2: 1, 3: 50 });
  expect(stacks.mock.calls.length).toBeLessThan(10);
});

it('rows of more cells than a sheet has columns end the reading, and long rows the search for the header', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-wide-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'wide.csv');
  await writeFile(path, `Make,Model\nFord,E450${','.repeat(600)}\n`);
  expect(await openTableFile(path)).toMatchObject({ table: { recordCount: 1 } });
  const longRow = `${','.repeat(1_900_000)}\n`;
  await writeFile(path, `Make,Model\nFord,E450\n${longRow.repeat(12)}`);
  const pieces = vi.spyOn(TextDecoder.prototype, 'decode');
  onTestFinished(() => pieces.mockRestore());
  expect(await openTableFile(path)).toMatchObject({
    outcome: 'unreadable',
    reason: expect.stringContaining('line 3: a row of more than 16,384 columns'),
  });
  expect(pieces.mock.calls.length).toBeLessThan(2_000);
});
