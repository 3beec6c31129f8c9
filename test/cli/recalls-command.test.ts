import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openRecallFile } from '#adapters/table-files/recalls/open-recall-file.ts';
import { recallCells, recallFixture } from '#test/factories/recall-file.ts';
import { heapBytes } from '#test/setup/heap-bytes.ts';
import { commandBed, type CommandBed } from './command-bed.ts';

const fixture = readFileSync(recallFixture);
const good = 'in use      the list of 2026-10-30 with 7 campaigns';

let bed: CommandBed;
beforeEach(async () => {
  bed = await commandBed();
});
afterEach(() => bed.remove());

describe('omnibus recalls import', () => {
  it('reads the file, says what it kept, and the same once more', async () => {
    const { code, stdout, stderr } = await bed.run('recalls', 'import', recallFixture);
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toBe(`read        13 rows
kept        11 of makes of buses and chassis
left out    2 of other makes, or not of vehicles
broken      0
${good}
`);
    const again = await bed.run('recalls', 'import', recallFixture);
    expect(again.stdout).toContain(`${good}, before it one of 2026-10-30`);
    const doctor = await bed.run('doctor');
    expect(doctor.stdout).toMatch(/^ok {4}recalls {7}list of 2026-10-30, 7 campaigns$/m);
  });

  it('takes two files that are one list', async () => {
    const lines = fixture.toString().split('\r\n');
    const before = await bed.file('FLAT_RCL_PRE_2010.txt', `${lines.slice(8, 9).join('\r\n')}\r\n`);
    const after = await bed.file('FLAT_RCL_POST_2010.txt', lines.toSpliced(8, 1).join('\r\n'));
    expect((await bed.run('recalls', 'import', before, after)).stdout).toContain(good);
  });

  it.each([
    ['line end', 2],
    ['line feed', 1],
  ])('takes a file whose whole last row has no %s', async (_, bytes) => {
    const path = await bed.file('rows.txt', fixture.subarray(0, -bytes));
    const { code, stdout } = await bed.run('recalls', 'import', path);
    expect(code).toBe(0);
    expect(stdout).toContain('read        13 rows');
    expect(stdout).toContain(good);
  });

  it('names a broken row and takes the others', async () => {
    const path = await bed.file('rows.txt', `${fixture}1\t26V111000\tFORD\n`);
    const { code, stdout } = await bed.run('recalls', 'import', path);
    expect(code).toBe(0);
    expect(stdout).toContain('broken      1\n  line 14: 3 columns instead of 24 or more\n');
    expect(stdout).toContain(good);
  });

  it.each([
    ['Latin-1', Buffer.from(latin('dealers of Québec'), 'latin1'), 'windows-1252'],
    ['UTF-16', Buffer.from(`\uFEFF${latin('dealers of Québec')}`, 'utf16le'), 'utf-16le'],
  ])('reads %s and says so', async (_, bytes, encoding) => {
    const path = await bed.file('rows.txt', bytes);
    const { code, stderr } = await bed.run('recalls', 'import', path);
    expect(code).toBe(0);
    expect(stderr).toBe(`note: ${path}: not UTF-8; read as ${encoding}\n`);
    const opened = await openRecallFile(path);
    const rows = [];
    if (opened.outcome === 'file') for await (const line of opened.lines()) rows.push(line);
    expect(rows[0]).toMatchObject({ line: 1, cells: { 21: 'dealers of Québec' } });
  });

  it.each([
    [
      'ends within a line',
      fixture.subarray(0, -40),
      'ends within line 13, so the download is not complete; nothing was changed',
    ],
    [
      'ends within the last cell',
      fixture.subarray(0, -3),
      'ends within line 13, so the download is not complete; nothing was changed',
    ],
    [
      'ends before the last cell',
      Buffer.from(fixture.toString().replace(/\t(Yes|No)\r\n$/, '')),
      'ends within line 13, so the download',
    ],
    [
      'lost its last line end where nothing says that the row is whole',
      Buffer.from(`${recallCells().join('\t')}\n${recallCells().slice(0, 25).join('\t')}`),
      'ends within line 2, so the download',
    ],
    ['is gzip', gzipSync(fixture), 'is a gzip archive; unpack it first'],
    ['is a ZIP archive', Buffer.from('PK\u0003\u0004 and so on'), 'is a ZIP archive; unpack it'],
    [
      'is a web page',
      Buffer.from('<!DOCTYPE html><title>Access Denied</title>'),
      'is a web page, not the file; most likely the download was refused',
    ],
    ['is a list of buses', Buffer.from('Make,Model\nFord,E-450\n'), 'has no tabs in it'],
    ['is empty', Buffer.from(''), 'is empty'],
    [
      'is half of the list',
      Buffer.from(fixture.toString().split('\r\n').slice(0, 6).join('\r\n') + '\r\n'),
      'the list in use is of 2026-10-30 and newer; nothing was changed',
    ],
    [
      'is of other vehicles',
      Buffer.from(`${recallCells({ 2: 'HARLEY-DAVIDSON' }).join('\t')}\n`),
      'no row is of a make that buses or chassis have; nothing was changed',
    ],
  ])('is refused when it %s, and the list before stays', async (_, bytes, words) => {
    await bed.run('recalls', 'import', recallFixture);
    const path = await bed.file('rows.txt', bytes);
    const { code, stderr } = await bed.run('recalls', 'import', path);
    expect(code).toBe(2);
    expect(stderr).toContain(words);
    expect((await bed.run('doctor')).stdout).toContain('list of 2026-10-30, 7 campaigns');
  });

  it.each([[[]], [['import']], [['export', 'x']], [['import', 'a', 'b', 'c', 'd', 'e']]])(
    'says how it is asked: %j',
    async (words) => {
      const { code, stderr } = await bed.run('recalls', ...words);
      expect(code).toBe(2);
      expect(stderr).toContain('Usage: npx omnibus recalls import FILE');
    },
  );

  it('tells the doctor of a list that is old', async () => {
    const path = await bed.file('rows.txt', `${recallCells().join('\t')}\n`);
    await bed.run('recalls', 'import', path);
    expect((await bed.run('doctor')).stdout).toMatch(
      /^warn {2}recalls {7}list of 2026-01-27, 1 campaigns: over 90 days old; npx omnibus recalls import FILE/m,
    );
  });
});

/** The fixture with one text of its own. */
const latin = (remedy: string) => `${recallCells({ 21: remedy }).join('\t')}\n`;

describe('a file of any size', () => {
  it('is read in pieces: a line that does not end is never held', async () => {
    const path = join(bed.folder, 'long.txt');
    const file = await open(path, 'w');
    const piece = 'a\t'.repeat(512 * 1024);
    await file.write(`${recallCells().join('\t')}\n`);
    for (let mb = 0; mb < 64; mb++) await file.write(piece);
    await file.write(`\n${recallCells().join('\t')}\n`);
    await file.close();
    const opened = await openRecallFile(path);
    if (opened.outcome !== 'file') throw new Error(opened.reason);
    const found: string[] = [];
    let mostHeap = 0;
    const heapBefore = heapBytes();
    let lookAt = 0;
    for await (const line of opened.lines((bytes) => {
      if (bytes < lookAt) return;
      lookAt += 8 * 1024 ** 2;
      mostHeap = Math.max(mostHeap, heapBytes() - heapBefore);
    }))
      found.push('fault' in line ? line.fault : line.cells[1]!);
    expect(found).toEqual(['26V032000', 'longer than 65,536 characters', '26V032000']);
    // The line alone is 64 MB.
    expect(mostHeap).toBeLessThan(40 * 1024 ** 2);
  });
});
