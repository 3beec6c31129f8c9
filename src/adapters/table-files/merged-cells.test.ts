import { expect, it } from 'vitest';
import { createMergedCells } from './merged-cells.ts';

/** What one sheet merges, as its file says it. */
function merging(...ranges: string[]) {
  const merged = createMergedCells();
  const see = (name: string, text: string) => merged.see(name, Buffer.from(text));
  see('xl/workbook.xml', '<sheet name="S" r:id="r1"/>');
  see('xl/_rels/workbook.xml.rels', '<Relationship Id="r1" Target="worksheets/sheet1.xml"/>');
  const cells = ranges.map((range) => `<mergeCell ref="${range}"/>`).join('');
  see('xl/worksheets/sheet1.xml', `<mergeCells>${cells}</mergeCells>`);
  return merged;
}

it('fills every range of a column, and rows with nothing else stay empty', () => {
  const rows = [
    ['Ford', 1],
    [null, 2],
    [null, null],
    ['Bluebird', 4],
    [null, 5],
  ];
  merging('A1:A3', 'A4:A9').fillDown(rows, 1);
  expect(rows.map(([make]) => make)).toEqual(['Ford', 'Ford', null, 'Bluebird', 'Bluebird']);
});

it('looks at no row again and again for a file that merges all of them many times', () => {
  let looks = 0;
  const row = () => ({ some: () => (looks += 1) > 0, 0: 'Ford' }) as unknown as unknown[];
  merging(...Array.from({ length: 5_000 }, () => 'A1:XFD1048576')).fillDown(
    Array.from({ length: 100 }, row),
    1,
  );
  expect(looks).toBeLessThan(300);
});
