import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;
beforeEach(async () => {
  bed = await commandBed();
});
afterEach(() => bed.remove());

const table = 'Make,Model,Year,Stock #\nPrevost,H3-45,2015,A1\nMCI,J4500,2012,A2\n';

async function dryRun(name: string, content: string | Buffer) {
  const path = await bed.file(name, content);
  const result = await bed.run('import', path, '--dry-run', '--json');
  return { ...result, report: result.code === 0 ? JSON.parse(result.stdout) : null, path };
}

describe('files that are no table change nothing', () => {
  it.each([
    ['empty.csv', '', 'is empty'],
    ['sheet.xlsx', Buffer.from('504b030414000600', 'hex'), 'is damaged or not complete'],
    ['sheet.csv.gz', gzipSync(table), 'is a gzip archive; unpack it first'],
    [
      'noise.csv',
      Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 7919) % 251)),
      'is binary, not a table in text form',
    ],
    [
      'weather.csv',
      'City,Rain\nBoston,3\n',
      'cannot be imported: no column says which bus a row is about',
    ],
    [
      'words.csv',
      'just some words\nand more\n',
      'cannot be imported: no column says which bus a row is about',
    ],
    [
      'quote.csv',
      `Make,Model,Year\nMCI,J4500,2012\nMCI,"J4500,2012\n${'MCI,J4500,2012\n'.repeat(50)}`,
      'line 3: a quoted cell is opened and never closed',
    ],
    [
      'swallowed.csv',
      `Make,Model\n"MCI,J4500\n${'x'.repeat(3_000_000)}`,
      'line 2: a row longer than 2 MB',
    ],
    [
      'wide.csv',
      `Make,${Array.from({ length: 10_000 }, (_, i) => `c${i}`).join(',')}\nMCI\n`,
      'has 10,001 columns; at most 500 are read',
    ],
  ])('%s', async (name, content, reason) => {
    const path = await bed.file(name, content);
    const result = await bed.run('import', path);
    expect(result).toMatchObject({ code: 2, stdout: '' });
    expect(result.stderr).toContain(`omnibus import: ${path} ${reason}`);
    expect(result.stderr.trimEnd().split('\n')).toHaveLength(1);
    const exported = await bed.run('export', 'buses');
    expect(exported.stdout.trimEnd().split('\r\n')).toHaveLength(1);
  });

  it('missing files and folders', async () => {
    expect(await bed.run('import', '/nowhere.csv')).toMatchObject({
      code: 2,
      stderr: 'omnibus import: /nowhere.csv does not exist\n',
    });
    expect(await bed.run('import', bed.folder)).toMatchObject({
      code: 2,
      stderr: `omnibus import: ${bed.folder} is a folder, not a file\n`,
    });
  });

  it('a header alone is a table without rows', async () => {
    expect(await dryRun('header.csv', 'Make,Model\n')).toMatchObject({
      code: 0,
      report: { rows: 0, added: 0 },
    });
  });
});

describe('tables of every make are read', () => {
  it.each([
    ['bom.csv', `\uFEFF${table}`],
    ['crlf.csv', table.replaceAll('\n', '\r\n')],
    ['cr.csv', table.replaceAll('\n', '\r')],
    ['mixed.csv', table.replace('\n', '\r\n').replace('A1\n', 'A1\r')],
    ['tab.tsv', table.replaceAll(',', '\t')],
    ['semicolon.csv', table.replaceAll(',', ';')],
    ['bar.txt', table.replaceAll(',', '|')],
    ['sep.csv', `sep=;\n${table.replaceAll(',', ';')}`],
    ['title.csv', `Inventory of November\n\n${table}`],
    ['blank-lines.csv', table.replaceAll('\n', '\n\n,,,\n')],
    ['utf16.csv', Buffer.concat([Buffer.from('fffe', 'hex'), Buffer.from(table, 'utf16le')])],
    ['no-end.csv', table.trimEnd()],
    ['short.csv', table.replace(',2012,A2', '')],
  ])('%s', async (name, content) => {
    expect(await dryRun(name, content)).toMatchObject({
      code: 0,
      report: { rows: 2, added: 2, rejected: 0 },
    });
  });

  it('reads Windows-1252 and says so', async () => {
    const bytes = Buffer.from('Make,Model,Stock\nPr\u00e9vost,H3-45,A1\n', 'latin1');
    const { report, stderr, path } = await dryRun('latin.csv', bytes);
    expect(report.added).toBe(1);
    expect(stderr).toContain('not UTF-8; read as Windows-1252');
    expect((await bed.run('import', path)).code).toBe(0);
    expect((await bed.run('export', 'buses')).stdout).toContain('Prevost');
  });
});

describe('one bad row never stops the others', () => {
  it('reports each with its physical line and column', async () => {
    const rows = [
      'Make,Model,Year,Description,Stock',
      'MCI,J4500,2012,"two\nlines",A1',
      'MCI,J4500,2012,stray,A2,comma,here',
      `MCI,J4500,2012,${'x'.repeat(30_000)},A3`,
      'MCI,J4500,2012,nul\u0000byte,A4',
      'MCI,J4500,2012,"=HYPERLINK(""http://x"")",A5',
      'MCI,J4500,2012,,A1',
      '=1+1,J4500,2012,formula for a maker,A6',
      'Lincoln,Town Car,2012,,A7',
    ];
    const { report } = await dryRun('rows.csv', `${rows.join('\n')}\n`);
    expect(report).toMatchObject({ rows: 8, added: 3, rejected: 5 });
    const where = report.rejections.map((r: { line: number; column: string; code: string }) => [
      r.line,
      r.column,
      r.code,
    ]);
    expect(where).toEqual([
      [4, null, 'too-many-cells'],
      [5, 'Description', 'too-long'],
      [6, 'Description', 'control-characters'],
      [8, 'Stock', 'duplicate'],
      [10, 'Model', 'not-a-bus'],
    ]);
  });

  it('tells where a missing closing quote swallowed rows', async () => {
    const content =
      'Make,Model,Year,Description\nMCI,"J4500,2012,\nMCI,D4505,2012,\nMCI,J4500,2013,"wide"\nPrevost,H3-45,2015,\n';
    const { report } = await dryRun('swallow.csv', content);
    expect(report).toMatchObject({ added: 1, rejections: [{ line: 2, code: 'unclosed-quote' }] });
  });

  it('shows nothing to a terminal that would steer it', async () => {
    const path = await bed.file(
      'escape.csv',
      'Make,\u001B[2JColour\u0007\nMCI,"\u001B[31mred"\nMCI\u001B]0;x,1\n' + 'MCI,\n'.repeat(200),
    );
    const { stdout, stderr } = await bed.run('import', path);
    expect(stdout).toContain('202 rows read');
    expect((stdout + stderr).replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  it('reads duplicated headers in order and long headers not at all', async () => {
    const content = `Make,Make,Model,${'h'.repeat(5_000)}\n,MCI,J4500,x\nPrevost,MCI,H3-45,x\n`;
    expect(await dryRun('headers.csv', content)).toMatchObject({ code: 0, report: { added: 2 } });
  });
});
