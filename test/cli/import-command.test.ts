import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import type { ListingRepository } from '#domain/inventory/listing-repository.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { describeDatabases, type FreshDatabase } from '#test/setup/databases.ts';
import { commandBed, type CommandBed } from './command-bed.ts';

const sample = join(import.meta.dirname, '../fixtures/real-buses-sample.csv');

describeDatabases('omnibus import', ({ create }) => {
  let fresh: FreshDatabase;
  let listings: ListingRepository;
  let bed: CommandBed;
  beforeEach(async () => {
    fresh = await create();
    listings = createListingRepository(fresh.database);
    bed = await commandBed(fresh.config);
  });
  afterEach(async () => {
    await bed.remove();
    await fresh.remove();
  });

  it('imports the real sample with every rejection justified, and only once', async () => {
    const first = await bed.run('import', sample);
    expect(first).toMatchObject({ code: 0, stderr: '' });
    const golden = join(import.meta.dirname, '../fixtures/real-buses-report.txt');
    await expect(first.stdout).toMatchFileSnapshot(golden);
    const before = await listings.page({
      statuses: ['published'],
      order: { by: 'id' },
      offset: 0,
      limit: 500,
    });
    const second = await bed.run('import', sample, '--json');
    expect(JSON.parse(second.stdout)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 142,
      rejected: 4,
    });
    expect(
      await listings.page({ statuses: ['published'], order: { by: 'id' }, offset: 0, limit: 500 }),
    ).toEqual(before);
  });

  it('stores nothing in a dry run', async () => {
    const result = await bed.run('import', sample, '--dry-run');
    expect(result.stdout).toContain('dry run, nothing was stored');
    expect(await listings.count(['draft', 'published', 'sold', 'withdrawn'])).toBe(0);
  });

  it('updates what a file speaks about and leaves what people did to the rest', async () => {
    const header = 'Stock,Year,Make,Model,Pax,State,Condition,Price,Status';
    const path = await bed.file(
      'dealer.csv',
      `${header}\nA1,2015,Prevost,H3-45,56,NJ,used,$150000,\nA2,2012,MCI,J4500,56,NJ,used,$90000,\n`,
    );
    await bed.run('import', path, '--source', 'dealer');
    const [first, second] = await listings.findByIdentity(keys('A1', 'A2'));
    await changeListing(listings, first!, {
      details: { description: 'Seen by us', featured: true },
    });
    await changeListing(listings, second!, { status: 'sold' });
    await bed.file(
      'dealer.csv',
      `${header}\nA1,2015,Prevost,H3-45,,NJ,used,call,\nA2,2012,MCI,J4500,56,NJ,used,$85000,available\nA3,2010,MCI,D4505,56,NJ,used,,\n`,
    );
    const report = await bed.run('import', path, '--source', 'dealer', '--json');
    expect(JSON.parse(report.stdout)).toMatchObject({
      added: 1,
      changed: 2,
      unchanged: 0,
      rejected: 0,
    });
    expect(await listings.findById(first!)).toMatchObject({
      description: 'Seen by us',
      featured: true,
      passengers: 56,
      priceCents: null,
      status: 'published',
    });
    expect(await listings.findById(second!)).toMatchObject({
      priceCents: 8_500_000,
      status: 'sold',
    });
  });

  it('finds the same bus by its VIN whoever lists it', async () => {
    const vin = '2PCH33497FC712345';
    const ours = await bed.file('ours.csv', `VIN,Make,Model,Price\n${vin},Prevost,H3-45,\n`);
    const theirs = await bed.file(
      'theirs.csv',
      `Stock,VIN,Make,Price\nB7,${vin},Prevost,99000\nB8,${vin},Prevost,1\n`,
    );
    await bed.run('import', ours, '--source', 'ours');
    const report = await bed.run('import', theirs, '--source', 'theirs', '--json');
    expect(JSON.parse(report.stdout)).toMatchObject({
      added: 0,
      changed: 1,
      rejections: [{ line: 3, column: 'VIN', reason: 'same VIN as line 2' }],
    });
  });

  it('recognizes rows without any key by what they describe', async () => {
    const rows = 'Year,Make,Model,Price\n2011,New Flyer,XD40,$9000\n2011,New Flyer,XD40,$9000\n';
    const path = await bed.file('keyless.csv', rows);
    await bed.run('import', path);
    await bed.file('keyless.csv', rows.replace('$9000', '$8500'));
    const report = await bed.run('import', path, '--json');
    expect(JSON.parse(report.stdout)).toMatchObject({
      added: 0,
      changed: 1,
      unchanged: 1,
      notes: [expect.stringMatching(/^Rows without id, VIN and stock number: 2\. /)],
    });
  });

  it('takes a map file for columns of any name', async () => {
    const path = await bed.file('odd.csv', 'Builder,Type No,Wert,Price\nMCI,J4500,90000,1\n');
    const map = await bed.file(
      'map.json',
      JSON.stringify({
        Builder: 'body make',
        'Type No': 'bodyModel',
        Wert: 'priceCents',
        Price: null,
        Gone: 'vin',
      }),
    );
    const result = await bed.run('import', path, '--map', map);
    expect(result.stderr).toContain('the map names a column "Gone" that the file does not have');
    const {
      listings: [bus],
    } = await listings.page({ statuses: ['draft'], order: { by: 'id' }, offset: 0, limit: 1 });
    expect(bus).toMatchObject({ bodyMake: 'MCI', bodyModel: 'J4500', priceCents: 9_000_000 });
    const wrong = await bed.file('wrong.json', '{"Builder": "bodyMakke"}');
    expect(await bed.run('import', path, '--map', wrong)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('there is no field "bodyMakke"; did you mean bodyMake?'),
    });
  });

  it('exports what can be imported again: here it changes nothing, elsewhere it makes the same', async () => {
    await bed.run('seed', '--count', '150', '--seed', '3');
    await bed.run('import', sample);
    const [one] = await listings.findByIds([1]);
    await changeListing(listings, one!.id, {
      details: {
        title: '=cmd|calc',
        description: '\'-1\n"quoted", and so on',
        bodyMake: 'Bluebird',
        stockNumber: '+1',
      },
    });
    const { stdout } = await bed.run('export', 'buses');
    const path = await bed.file('export.csv', stdout);
    const again = await bed.run('import', path, '--json');
    expect(JSON.parse(again.stdout)).toMatchObject({
      added: 0,
      changed: 0,
      unchanged: 292,
      rejected: 0,
      problems: [],
    });
    expect((await bed.run('export', 'buses')).stdout).toBe(stdout);

    const other = await create();
    const otherBed = await commandBed(other.config);
    await otherBed.run('import', path);
    expect(withoutIds((await otherBed.run('export', 'buses')).stdout)).toEqual(
      withoutIds(stdout.replace('Bluebird', 'Blue Bird')),
    );
    await otherBed.remove();
    await other.remove();
  });

  it('makes no second bus of a row that names one by our id alone', async () => {
    await bed.run('seed', '--count', '2', '--seed', '3');
    const [bus] = await listings.findByIds([1]);
    const bare = await bed.file('bare.csv', 'listing_id,title,price_usd\n1,A coach,12345\n');
    const refused = JSON.parse((await bed.run('import', bare, '--json')).stdout);
    expect(refused).toMatchObject({ added: 0, changed: 0, rejected: 1 });
    expect(refused.rejections[0].reason).toContain('beside the created_at of its export');
    const dated = `listing_id,title,price_usd,created_at\n1,A coach,12345,${bus!.createdAt}\n`;
    const done = await bed.run('import', await bed.file('dated.csv', dated), '--json');
    expect(JSON.parse(done.stdout)).toMatchObject({ added: 0, changed: 1 });
    const theirs = await bed.run('import', bare, '--source', 'a dealer', '--json');
    expect(JSON.parse(theirs.stdout), 'a number of somebody else’s').toMatchObject({ added: 1 });
  });

  it('writes JSON lines and seeds the same buses every time', async () => {
    expect(await bed.run('seed', '--count', '40')).toMatchObject({
      code: 0,
      stdout: '',
      stderr: '40 demo buses added.\n',
    });
    expect((await bed.run('seed', '--count', '60')).stderr).toBe(
      '20 demo buses added, 40 were there already.\n',
    );
    const { stdout } = await bed.run(
      'export',
      'buses',
      '--format',
      'jsonl',
      '--status',
      'published,sold',
    );
    const rows = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(rows.length).toBe(await listings.count(['published', 'sold']));
    expect(rows[0]).toMatchObject({ source: 'demo', images: [] });
  });

  it('doctor finds a migrated, durable database', async () => {
    const result = await bed.run('doctor');
    expect(result.stdout).toMatch(/^ok {4}migrations/m);
    expect(result.stdout).not.toMatch(/^fail {2}(database|migrations|configuration)/m);
  });
});

function keys(...stockNumbers: string[]) {
  return stockNumbers.map((stockNumber) => ({
    source: 'dealer',
    sourceId: null,
    vin: null,
    stockNumber,
  }));
}

function withoutIds(csv: string): string[] {
  return csv
    .split('\r\n')
    .map((line) => line.replace(/^\d+,/, ''))
    .toSorted();
}
