import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { columnFields, stockCsv, uploadFile } from '#test/factories/import-files.ts';
import { makeWorkbook, makeZip } from '#test/factories/make-workbook.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;
beforeAll(async () => {
  staff = await createTestStaff({ role: 'owner' });
});
afterAll(() => staff.close());

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');
const header = ['Stock #', 'Make', 'Model', 'Year', 'Price'];
const bus = ['B1', 'Thomas', 'Saf-T-Liner C2', 2015, 31_000.5];
const xml = (body: string, prolog = '') =>
  `<?xml version="1.0"?>${prolog}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${body}</sheetData></worksheet>`;
const textCell = (place: string, text: string) =>
  `<c r="${place}" t="inlineStr"><is><t>${text}</t></is></c>`;

async function planned(name: string, content: string | Buffer<ArrayBuffer>) {
  const uploaded = await uploadFile(staff, { name, content, source: name });
  expect(uploaded.status).toBe(303);
  const columns = uploaded.headers.get('location') ?? '';
  const page = await (await staff.get(columns)).text();
  const chosen = await staff.post(columns, columnFields(page));
  const id = Number(/import\/(\d+)/.exec(chosen.headers.get('location') ?? '')?.[1]);
  const record = (await staff.services.imports.find(id))!;
  const rows = await staff.services.imports.rows(record, {
    outcomes: ['new', 'rejected', 'changed', 'unchanged'],
    afterLine: 0,
    limit: 50,
  });
  return { record, rows, page };
}

describe('files that are no table are refused in words, and nothing is kept', () => {
  const bomb = makeZip([
    { name: 'xl/workbook.xml', text: '<workbook/>' },
    { name: 'xl/worksheets/sheet1.xml', text: Buffer.alloc(300_000_000, 32), claimedSize: 100 },
  ]);
  // Its end says twice how many parts there are: the bomb is the second of one.
  const hidden = Buffer.from(bomb);
  hidden.writeUInt16LE(1, hidden.length - 12);
  it.each<[string, string | Buffer<ArrayBuffer>, string]>([
    ['empty.csv', '', 'is empty'],
    ['header.csv', 'Make,Model,Year\n', 'has no rows below its header'],
    ['wide.csv', `Make,${'c,'.repeat(1_000_000)}\nx\n`, 'columns; at most 500 are read'],
    ['commas.csv', `Make,Model,Year\n${','.repeat(3_000_000)}\n`, 'more than 16,384 columns'],
    ['blank.csv', `Make,Model,Year\n${'\n'.repeat(1_100_000)}`, 'more than 1,000,000 lines'],
    ['quote.csv', `Make,Model\nMCI,"J4500\n${'x\n'.repeat(99)}`, 'opened and never closed'],
    ['picture.csv', Buffer.from('89504e470d0a1a0a', 'hex'), 'is a PNG picture'],
    ['bomb.xlsx', bomb, 'unpacks to more than 250 MB'],
    ['hidden.xlsx', hidden, 'is damaged'],
    ['archive.xlsx', makeZip([{ name: 'a.txt', text: 'x' }]), 'is a ZIP archive, not an Excel'],
    [
      'numbers.numbers',
      makeZip([{ name: 'Index/Document.iwa', text: 'x' }]),
      'save it as XLSX or CSV',
    ],
    ['libre.ods', makeZip([{ name: 'content.xml', text: '<x/>' }]), 'save it as XLSX or CSV'],
    ['cut.xlsx', makeWorkbook([header, bus]).subarray(0, 900), 'is damaged'],
    ['broken.xlsx', makeWorkbook([], xml('<row r="1"><c r="A1"')), 'no workbook that can be read'],
    ['long-tag.xlsx', makeWorkbook([], xml('<mergeCell '.repeat(90_000))), 'is damaged'],
    ['long-value.xlsx', makeWorkbook([], xml(`<c r="${'>'.repeat(200_000)}"/>`)), 'is damaged'],
    ['long-text.xlsx', makeWorkbook([], xml('x'.repeat(60_000_000))), 'is damaged'],
    ['long-note.xlsx', makeWorkbook([], xml(`<!--${'<'.repeat(60_000_000)}-->`)), 'is damaged'],
    ['laughs.xml', '<!DOCTYPE a [<!ENTITY b "c">]><a><b/></a>', 'declares entities'],
    ['cut.xml', '<a><bus><make>MCI</make></bus>', 'ends before its last element does'],
    ['cut.json', '[{"make":"MCI"},{"ma', 'ends within a value'],
    [
      'long.json',
      `[{"make":"MCI","model":"${'x'.repeat(1_200_000)}","notes":"${'y'.repeat(1_200_000)}"}]`,
      'has a record longer than 2 MB',
    ],
    ['deep.json', '['.repeat(100_000), 'nested deeper than 32 levels'],
    [
      'far.xlsx',
      makeWorkbook([], xml(`<row r="1048576">${textCell('XFD1048576', 'x')}</row>`)),
      'too much|rows; at most|columns; at most',
    ],
  ])(
    '%s',
    async (name, content, reason) => {
      const answer = await uploadFile(staff, { name, content });
      expect(answer.status).toBe(422);
      const html = (await answer.text()).replaceAll('<!-- -->', '');
      expect(/role="alert">([^<]*)/.exec(html)?.[1]).toMatch(new RegExp(reason));
      expect(html).toContain('value="Acme Bus"');
      expect(await readdir(join(staff.dataDir, 'imports'))).toEqual([]);
    },
    90_000,
  );

  it('forms without a file, a source or a whole body', async () => {
    const answer = await uploadFile(staff, { name: 'a.csv', content: stockCsv(1), source: ' ' });
    expect(await answer.text()).toContain('Say whose file it is');
    expect((await staff.post('/staff/import', { source: 'a' })).status).toBe(422);
  });
});

describe('tables of every make are read', () => {
  it.each<[string, string | Buffer<ArrayBuffer>]>([
    ['bom.csv', `\uFEFF${stockCsv(1)}`],
    ['utf16.csv', utf16(stockCsv(1)) as Buffer<ArrayBuffer>],
    ['tabs.tsv', stockCsv(1).replaceAll(',', '\t')],
    ['a workbook.csv', makeWorkbook([header, bus])],
    ['a table.xlsx', stockCsv(1)],
    ['titled.xlsx', makeWorkbook([['Our stock'], [], header, bus])],
    ['a table.json', JSON.stringify({ buses: [{ make: bus[1], model: bus[2], year: bus[3] }] })],
    ['a tree.csv', `<l><bus make="${bus[1]}" year="${bus[3]}"><stock>B1</stock></bus></l>`],
  ])('%s', async (name, content) => {
    const { rows } = await planned(name, content);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new']);
  });

  it('numbers of the sheet are numbers of the rows, and cells keep their breaks out of names', async () => {
    const note = 'Clean bus.\nNew tires.';
    const { rows } = await planned(
      'lines.xlsx',
      makeWorkbook([
        [...header, 'Description'],
        [],
        [...bus, note],
        ['B2', 'Th\nomas', 'C2', 2016, 1, ''],
      ]),
    );
    expect(rows.map(({ line }) => line)).toEqual([3, 4]);
    const [first] = rows;
    expect(first?.change).toMatchObject({
      new: { details: { description: note, priceCents: 3_100_050 } },
    });
  });
});

describe('rows that mean harm or nothing', () => {
  it('repeated headers, VINs and stock numbers', async () => {
    const vin = '4UZABRDT5ECFY1234';
    const { rows, page } = await planned(
      'twice.csv',
      `Stock #,Price,Price,VIN,Make,Year\nS1,,9000,${vin},Thomas,2015\nS2,1,,${vin},Thomas,2015\nS1,1,,,Thomas,2015\n`,
    );
    expect(page.match(/What Price is/g)).toHaveLength(2);
    expect(rows.map(({ outcome, reason }) => reason ?? outcome)).toEqual([
      'new',
      'same VIN as line 2',
      'same stock number as line 2',
    ]);
    expect(rows[0]?.change).toMatchObject({ new: { details: { priceCents: 900_000 } } });
  });

  it('one stock number of two buses is noted at the second', async () => {
    const vins = ['4UZABRDT5ECFY1234', '1BAKGCPA5GF321234'];
    const content = `Stock #,VIN,Make\n${vins.map((vin) => `S9,${vin},Thomas\n`).join('')}`;
    const { rows } = await planned('shared.csv', content);
    expect(rows.map(({ outcome }) => outcome)).toEqual(['new', 'new']);
    const [first, second] = rows.map(({ notes }) => notes.join());
    expect(second).toContain('“S9” is that of line 2, too, under another VIN; it was kept');
    expect(first).not.toContain('another VIN');
  });

  it('formulas and markup are text, and go out guarded', async () => {
    const { record } = await planned(
      'formula.csv',
      `Stock #,Make,Year,Description\n=1+1,Thomas,2015,"=HYPERLINK(""http://x"")<script>zq7x</script>"\n`,
    );
    const rows = await (await staff.get(`/staff/import/${record.id}/rows?show=new`)).text();
    expect(rows).not.toContain('<script>zq7x');
    await staff.post(`/staff/import/${record.id}/run`);
    await staff.runJobs();
    const csv = await (await staff.get('/staff/export/inventory.csv')).text();
    expect(csv).toContain(`'=HYPERLINK`);
    expect(csv).not.toMatch(/(^|,)"?=HYPERLINK/m);
  });

  it('external entities stay what they are: nothing', async () => {
    const secret = '/etc/hostname';
    const prolog = `<!DOCTYPE x [<!ENTITY e SYSTEM "file://${secret}"><!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>`;
    const body = `<row r="1">${header.map((text, i) => textCell(`${'ABCDE'[i]}1`, text)).join('')}</row><row r="2">${textCell('A2', 'X1')}${textCell('B2', 'Thomas')}${textCell('C2', '&e;&b;')}</row>`;
    const answer = await uploadFile(staff, {
      name: 'entity.xlsx',
      content: makeWorkbook([], xml(body, prolog)),
    });
    const page =
      answer.status === 303
        ? await (await staff.get(answer.headers.get('location')!)).text()
        : await answer.text();
    expect(page).not.toContain((await readFile(secret, 'utf8')).trim() || 'no host name');
    expect(page).not.toContain('aaaaaaaaaa');
  });
});
