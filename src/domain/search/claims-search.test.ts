import { expect, it } from 'vitest';
import { searchAmong } from '#test/factories/search-among.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';

const now = new Date('2026-11-01T12:00:00.000Z');

const buses = [
  { description: 'No smoke, no leaks. Light surface rust only. Free delivery.' },
  { description: 'Came from Arizona: a rust-free frame.' },
  { priceCents: 2_000_000, pricePreviousCents: 2_400_000 },
  { priceCents: 2_000_000, pricePreviousCents: 1_900_000, description: 'Drop seats. Price it.' },
].map((details, at) => aStoredListing({ id: at + 1, details }));

const search = searchAmong(buses, now);

async function found(words: string, language?: 'es' | 'fr') {
  const { cards, dropped } = await search(words, language);
  return { ids: cards.map(({ id }) => id).toSorted(), dropped };
}

it('finds no bus with rust for "no rust"', async () => {
  for (const words of ['no rust', 'rust free', 'free of rust'])
    expect(await found(words)).toEqual({ ids: [2], dropped: [] });
  expect((await found('sin óxido', 'es')).ids).toEqual([2]);
  expect((await found('sans rouille', 'fr')).ids).toEqual([2]);
});

it('finds what asks less than before for "price drop"', async () => {
  for (const words of ['price drop', 'reduced price', 'reduced'])
    expect(await found(words)).toEqual({ ids: [3], dropped: [] });
  expect((await found('precio rebajado', 'es')).ids).toEqual([3]);
  expect((await found('prix réduit', 'fr')).ids).toEqual([3]);
});

it('finds what is too old to have a filter for "no def", whatever its listing says', async () => {
  const old = [2006, 2007].map((year, at) => aStoredListing({ id: at + 1, details: { year } }));
  const { cards, dropped } = await searchAmong(old, now)('pre emission');
  expect(cards.map(({ id }) => id)).toEqual([1]);
  expect(dropped).toEqual([]);
});

it('shows all buses, and says what none of them has, rather than nothing', async () => {
  const { ids, dropped } = await found('no def');
  expect(ids).toEqual([1, 2, 3, 4]);
  expect(dropped).toEqual([{ kind: 'condition', condition: { says: 'feature', key: 'def_free' } }]);
});

it('looks for a stock number and a purpose as listings write them', async () => {
  const among = searchAmong(
    [
      { stockNumber: 'OMN-001', description: 'In stock.' },
      { stockNumber: 'OMN-002', description: 'Came from a senior center; in stock.' },
    ].map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  const ids = async (words: string, language?: 'es' | 'fr') =>
    (await among(words, language)).cards.map(({ id }) => id);
  expect(await ids('stock omn-002')).toEqual([2]);
  // A number is a bus's own before it is the beginning of others, and a kind before the number goes.
  const numbered = searchAmong(
    [
      { stockNumber: 'OMN-001', category: 'shuttle' as const },
      { stockNumber: 'CO-G00104', category: 'coach' as const },
    ].map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  const byNumber = async (words: string) => {
    const { cards, dropped } = await numbered(words);
    return [cards.map(({ id }) => id), dropped.length];
  };
  expect(await byNumber('#001')).toEqual([[1], 0]);
  expect(await byNumber('coach #001')).toEqual([[1], 1]);
  expect(await byNumber('coach #0010')).toEqual([[2], 0]);
  expect(await byNumber('#0010')).toEqual([[2], 0]);
  expect(await byNumber('coach #777')).toEqual([[2], 1]);
  expect(await ids('residencia de mayores', 'es')).toEqual([2]);
  expect(await ids('maison de retraite', 'fr')).toEqual([2]);
});

it('finds a word in the plural and in the singular, whichever of them listings write', async () => {
  const among = searchAmong(
    ['Used at weddings only.', 'One wedding, one owner.', 'Nos mariages.', 'Para bodas.'].map(
      (description, at) => aStoredListing({ id: at + 1, details: { description } }),
    ),
    now,
  );
  const ids = async (words: string, language?: 'es' | 'fr') =>
    (await among(words, language)).cards.map(({ id }) => id).toSorted();
  for (const words of ['weddings', 'wedding', 'weddings xx', 'wedding xx'])
    expect(await ids(words)).toEqual([1, 2]);
  expect(await ids('mariage xx', 'fr')).toEqual([2, 3]);
  expect(await ids('boda xx', 'es')).toEqual([2, 4]);
});

it('gives up a word that hardly any bus has before the kind of bus, and after a price', async () => {
  const among = searchAmong(
    [
      { category: 'trolley' as const, priceCents: 900_000, description: 'Made for weddings.' },
      { category: 'shuttle' as const, priceCents: 1_900_000, description: 'Clean.' },
    ].map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  const asked = async (words: string) => {
    const { cards, dropped } = await among(words);
    return { ids: cards.map(({ id }) => id), dropped };
  };
  const wedding = [{ kind: 'words', words: 'wedding' }];
  expect(await asked('wedding shuttle')).toEqual({ ids: [2], dropped: wedding });
  expect(await asked('wedding shuttle under 20k')).toEqual({ ids: [2], dropped: wedding });
  const { ids, dropped } = await asked('weddings bus under 1k');
  expect(ids).toEqual([1]);
  expect(dropped).toMatchObject([{ kind: 'condition' }]);
});

it('looks for equipment in the words of listings, whatever language it was asked for in', async () => {
  const owned = [{ description: 'One owner since new.' }, { description: 'Seul et un.' }, {}];
  const among = searchAmong(
    owned.map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  for (const [words, language] of [
    ['one owner', 'en'],
    ['un seul propriétaire', 'fr'],
    ['un solo dueño', 'es'],
  ] as const) {
    const { cards, dropped } = await among(words, language);
    expect([cards.map(({ id }) => id), dropped]).toEqual([[1], []]);
  }
  const { dropped } = await among('caméra de recul', 'fr');
  expect(dropped).toEqual([
    { kind: 'condition', condition: { says: 'feature', key: 'backup_camera' } },
  ]);
});

it('shows vans with the seats that were asked for before those that have them with the driver’s', async () => {
  const vans = [11, 14, 12].map((passengers, at) =>
    aStoredListing({ id: at + 1, details: { category: 'van', passengers } }),
  );
  const { cards } = await searchAmong(vans, now)('12 pax van');
  expect(cards.map(({ passengers }) => passengers)).toEqual([12, 14, 11]);
});

it('says kilometers again as they were said', async () => {
  const { smart } = await search('moins de 300 000 km', 'fr');
  expect(Math.round(smart.filters.mileageMaxMiles! * 1.609344)).toBe(300_000);
  const { smart: around } = await search('à moins de 300 km de Boston', 'fr');
  expect(Math.round(around.filters.radiusMiles! * 1.609344)).toBe(300);
});

it('shows the series for a model of it that no bus is listed as, and claims no more', async () => {
  const ofMaker = ['CE Series', 'BE200', 'RE Series'].map((bodyModel, at) =>
    aStoredListing({ id: at + 1, details: { bodyMake: 'IC Bus', bodyModel } }),
  );
  for (const words of ['ic ce200', 'international ce 200']) {
    const { total, close } = await searchAmong(ofMaker, now)(words);
    expect([total, close.map(({ card, how }) => [card.id, how])]).toEqual([
      0,
      [[1, { kind: 'not-stated', what: 'model' }]],
    ]);
  }
});

it('takes a color for no part of a name, and finds it in whatever words it was typed', async () => {
  const among = searchAmong(
    [
      { bodyMake: 'Blue Bird', colorExterior: 'School bus yellow' },
      { bodyMake: 'Blue Bird', colorExterior: 'White/blue' },
      { bodyMake: 'Thomas Built', colorExterior: 'dark blue' },
      { bodyMake: 'Starcraft', colorExterior: null, description: 'White walls, blue seats.' },
    ].map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  const ids = async (words: string, language?: 'es' | 'fr') =>
    (await among(words, language)).cards.map(({ id }) => id).toSorted();
  expect(await ids('blue bus')).toEqual([2, 3]);
  expect(await ids('dark blue bus')).toEqual([3]);
  expect(await ids('autobús azul', 'es')).toEqual([2, 3]);
  expect(await ids('white and blue bus')).toEqual([2]);
  expect(await ids('yellow or white')).toEqual([1, 2]);
  expect(await ids('bluebird not white')).toEqual([1]);
  expect(await ids('blue bird bus')).toEqual([1, 2]);
});

it('takes a named gearbox for no other, and a bus with seats for none without', async () => {
  const among = searchAmong(
    [
      { transmissionModel: 'Ford 6R140 TorqShift', description: 'No seat is torn.' },
      { transmissionModel: 'Allison 3000 PTS', description: 'No leaks. The seats were cleaned.' },
      { transmissionModel: 'Allison 2500 PTS', description: 'Seats removed: an empty shell.' },
    ].map((details, at) =>
      aStoredListing({ id: at + 1, details: { transmission: 'automatic', ...details } }),
    ),
    now,
  );
  const ids = async (words: string) => (await among(words)).cards.map(({ id }) => id).toSorted();
  expect(await ids('allison')).toEqual([2, 3]);
  expect(await ids('allison 3000 bus')).toEqual([2]);
  expect(await ids('allison 2500')).toEqual([3]);
  expect(await ids('allison 2500 or 6r140')).toEqual([1, 3]);
  expect(await ids('allison 2000, 2500 or md3060')).toEqual([2, 3]);
  expect(await ids('automatic')).toEqual([1, 2, 3]);
  expect(await ids('gutted bus')).toEqual([3]);
});

it('takes no bus with a salvaged or rebuilt title for one whose title is clean', async () => {
  const titles = ['clean', null, 'salvage', 'rebuilt', null] as const;
  const conditions = ['used', 'used', 'used', 'used', 'salvage'] as const;
  const among = searchAmong(
    titles.map((titleStatus, at) =>
      aStoredListing({ id: at + 1, details: { titleStatus, condition: conditions[at]! } }),
    ),
    now,
  );
  for (const [language, words] of [
    ['en', 'clean title'],
    ['en', 'bus with a clear title'],
    ['en', 'no salvage'],
    ['es', 'autobús con título limpio'],
    ['fr', 'autobus avec titre net'],
  ] as const) {
    const { cards } = await among(words, language);
    expect(cards.map(({ id }) => id).toSorted(), words).toEqual([1, 2]);
  }
});

it('drops no more than is in the way', async () => {
  const among = searchAmong(
    [
      { category: 'shuttle' as const, fuel: 'electric' as const, wheelchairPositions: 0 },
      { category: 'coach' as const, fuel: 'diesel' as const, description: 'With a generator.' },
    ].map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  // Neither the generator nor the maker alone is what no electric shuttle has.
  const { cards, dropped } = await among('gillig electric shuttle generator jake brake');
  expect(cards.map(({ id }) => id)).toEqual([1]);
  expect(dropped.map((one) => one.kind === 'condition' && one.condition)).not.toContainEqual({
    says: 'fuel',
    value: 'electric',
  });
});

it('keeps “electric” where no electric bus is of the kind that was named beside it', async () => {
  const among = searchAmong(
    [
      { category: 'electric' as const, fuel: 'electric' as const },
      { category: 'transit' as const, fuel: 'diesel' as const },
    ].map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  for (const words of ['electric transit bus', 'transit bus electric under 900k']) {
    const { cards } = await among(words);
    expect(
      cards.map(({ id }) => id),
      words,
    ).toEqual([1]);
  }
});

it('shows the model that was named where it is of another kind than was said', async () => {
  const vehicles = [
    { category: 'van' as const, bodyMake: 'Mercedes-Benz', bodyModel: 'Sprinter', passengers: 12 },
    { category: 'shuttle' as const, bodyMake: 'Starcraft', bodyModel: 'Allstar', passengers: 24 },
  ];
  const among = searchAmong(
    vehicles.map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  for (const [words, ids] of [
    ['sprinter shuttle', [1]],
    // Whoever needs so many seats has no use for a Sprinter.
    ['sprinter shuttle for 24 passengers', [2]],
  ] as const) {
    const { cards } = await among(words);
    expect(
      cards.map(({ id }) => id),
      words,
    ).toEqual(ids);
  }
});

it('looks for rows and windows in what listings say, and tells where none says so', async () => {
  const among = searchAmong(
    [
      { category: 'school' as const, description: '13 row school bus.' },
      { category: 'school' as const, description: 'Five windows, runs well.' },
    ].map((details, at) => aStoredListing({ id: at + 1, details })),
    now,
  );
  const rows = await among('13 row school bus');
  expect(rows.cards.map(({ id }) => id)).toEqual([1]);
  const windows = await among('14 window school bus');
  expect(windows.cards).toHaveLength(2);
  expect(windows.dropped).toEqual([
    { kind: 'condition', condition: { says: 'windows', count: 14 } },
  ]);
});
