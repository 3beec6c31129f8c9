import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createStaffImport } from '#server/wiring/staff/create-staff-import.ts';
import { stockCsv } from '#test/factories/import-files.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { commandBed, type CommandBed } from './command-bed.ts';

describeDatabases('omnibus import --reversible', ({ create }) => {
  let fresh: FreshDatabase;
  let bed: CommandBed;
  beforeEach(async () => {
    fresh = await create();
    bed = await commandBed(fresh.config);
  });
  afterEach(async () => {
    await bed.remove();
    await fresh.remove();
  });

  const stored = () => createListingRepository(fresh.database).count(['draft', 'published']);
  const reversibly = (file: string, ...more: string[]) =>
    bed.run('import', file, '--source', 'Acme Bus', '--reversible', ...more);

  it('stands in the history of the back office and is rolled back from there', async () => {
    const file = await bed.file('stock.csv', `${stockCsv(250)}A0003,,2014,Ford,X,,,,,,NJ\r\n`);
    const result = await reversibly(file);
    expect(result).toMatchObject({ code: 0, stderr: '' });
    expect(result.stdout).toMatch(/251 rows read, import 1 of the back office\n {2}added +250\n/);
    expect(result.stdout).toMatch(/rejected +1\n {2}line 252, column Stock #: same stock number/);
    expect(await stored()).toBe(250);

    const again = await reversibly(file);
    expect(again.stdout).toMatch(/added +0\n {2}changed +0\n {2}unchanged +250\n/);

    const parts = { dataDir: join(bed.folder), jobTopics: [] };
    const { service, runToEnd } = createStaffImport(fresh.database, parts, () => new Date());
    const [second, first] = await service.list(10);
    expect(second).toMatchObject({ state: 'done', memberName: 'Command line' });
    expect(first).toMatchObject({ state: 'done', fileName: 'stock.csv', source: 'Acme Bus' });
    expect(await service.undo({ id: 'm', name: 'Sam' }, first!.id)).toBe(true);
    await runToEnd(first!.id);
    expect(await service.find(first!.id)).toMatchObject({ state: 'undone', undoneBy: 'Sam' });
    expect(await createListingRepository(fresh.database).count(['published'])).toBe(0);
  });

  it('takes a map file, and says what it cannot do', async () => {
    const file = await bed.file('odd.csv', 'Unit,Jahr,Marke,Typ\nB1,2015,MCI,J4500\n');
    const map = await bed.file('map.json', '{"unit":"stockNumber","jahr":"year","marke":"make"}');
    expect((await reversibly(file, '--map', map)).stdout).toMatch(/added +1\n/);
    expect(await stored()).toBe(1);
    expect(await reversibly(file, '--dry-run')).toMatchObject({ code: 2, stdout: '' });
    expect(await bed.run('import', file, '--reversible')).toMatchObject({ code: 2, stdout: '' });
    const gone = await reversibly(join(bed.folder, 'none.csv'));
    expect(gone).toMatchObject({ code: 2, stdout: '' });
    expect(gone.stderr).toContain('does not exist');
    expect(await stored()).toBe(1);
  });
});
