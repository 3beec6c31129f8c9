import { mkdir, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeConfig } from '@lingui/conf';
import { formatter } from '@lingui/format-po';
import { createSwcExtractor } from '@lingui/native-tools';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openCatalogues, type Catalogues } from './catalogues.ts';
import { checkMessages } from './check-messages.ts';
import { developmentPackages } from './development-packages.ts';
import { takeIn } from './take-in.ts';

let folder: string;
let catalogues: Catalogues;

/** What a page says: the only source of a small project of its own. */
const say = (...texts: string[]) =>
  writeFile(
    join(folder, 'src/page.ts'),
    `import { plural, t } from '@lingui/core/macro';
     export const words = (count: number, place: string) => [${texts.join(', ')}];`,
  );
const near = 't`Near ${place}`';
const buses = "t`${plural(count, { one: '# bus', other: '# buses' })}`";

/** Fills every empty text of French, whole or with what an editor made of it. */
async function translate(to: (text: string) => string = (text) => text): Promise<string> {
  const path = join(folder, 'languages/fr/messages.po');
  const text = await readFile(path, 'utf8');
  const translated = text.replaceAll(
    /msgid "(.+)"\nmsgstr ""/g,
    (_, english: string) => `msgid "${english}"\nmsgstr "${to(english)}"`,
  );
  const returned = join(folder, 'returned.po');
  await writeFile(returned, translated);
  return returned;
}

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'omnibus-messages-')));
  await mkdir(join(folder, 'src'));
  await say(near, buses);
  catalogues = await openCatalogues(
    folder,
    makeConfig({
      rootDir: folder,
      sourceLocale: 'en',
      locales: ['en', 'fr'],
      catalogs: [
        { path: join(folder, 'languages/{locale}/messages'), include: [join(folder, 'src')] },
      ],
      extractors: [createSwcExtractor()],
      format: formatter({ lineNumbers: false }),
    }),
  );
  await catalogues.bringUpToDate();
});
afterEach(() => rm(folder, { recursive: true }));

it('names every text without a translation, and takes what comes back', async () => {
  expect((await checkMessages(catalogues)).toSorted()).toEqual([
    expect.stringMatching(/^languages\/fr\/messages.po lacks "Near \{place\}", of .*src\/page.ts$/),
    expect.stringMatching(/^languages\/fr\/messages.po lacks "\{count, plural, /),
  ]);
  expect(await takeIn(catalogues, await translate(), 'fr')).toEqual({
    changed: 2,
    empty: 0,
    refused: [],
  });
  expect(await checkMessages(catalogues)).toEqual([]);
});

it.each([
  [' :', 2],
  ['\u00A0:', 0],
  [' « ici\u00A0»', 2],
  [' 5 %', 2],
])('names French signs that a line may tear from their words: %j', async (ending, count) => {
  await takeIn(catalogues, await translate((text) => text + ending), 'fr');
  const torn = await checkMessages(catalogues);
  expect(torn).toHaveLength(count);
  for (const line of torn) expect(line).toContain(' has an ordinary space in "');
});

it('names a new sentence in every language, and one that nobody says any more', async () => {
  await takeIn(catalogues, await translate(), 'fr');
  await say(near, 't`Open today`');
  expect((await checkMessages(catalogues)).toSorted()).toEqual([
    expect.stringMatching(/^languages\/en\/messages.po has .*buses.*, which nothing says$/),
    expect.stringMatching(/^languages\/en\/messages.po lacks "Open today"/),
    expect.stringMatching(/^languages\/fr\/messages.po has .*buses.*, which nothing says$/),
    expect.stringMatching(/^languages\/fr\/messages.po lacks "Open today"/),
  ]);
  await catalogues.bringUpToDate();
  expect(await checkMessages(catalogues)).toEqual([
    expect.stringContaining('languages/fr/messages.po lacks "Open today"'),
  ]);
});

it('refuses what would break a page and takes the rest', async () => {
  const wrong = await translate((text) => (text.startsWith('Near') ? 'Près de {lieu}' : text));
  expect(await takeIn(catalogues, wrong, 'fr')).toEqual({
    changed: 1,
    empty: 0,
    refused: ['"Near {place}" lacks {place}; has {lieu}, which the text has not'],
  });
  const unreadable = await translate((text) => text.replace('{place}', '{place'));
  const { refused } = await takeIn(catalogues, unreadable, 'fr');
  expect(refused).toEqual([expect.stringMatching(/^"Near \{place\}" .*(end|token)/)]);
});

it('names what was put into a catalogue by hand and is wrong', async () => {
  const file = join(folder, 'languages/fr/messages.po');
  await takeIn(catalogues, await translate(), 'fr');
  const text = await readFile(file, 'utf8');
  await writeFile(file, text.replace('msgstr "Near {place}"', 'msgstr "Près d’ici"'));
  expect(await checkMessages(catalogues)).toEqual([
    'languages/fr/messages.po: "Near {place}" lacks {place}',
  ]);
});

it('refuses a text that the site does not know', async () => {
  const path = await translate();
  await writeFile(path, `${await readFile(path, 'utf8')}\nmsgid "Bonjour"\nmsgstr "Bonjour"\n`);
  const { refused } = await takeIn(catalogues, path, 'fr');
  expect(refused).toEqual(['"Bonjour" is no text of the site']);
});

it('wants words anew whose English changed under their id', async () => {
  const word = (english: string) =>
    say(`t({ id: 'choice.lift.none', message: '${english}', comment: '${english}' })`);
  await word('None');
  await catalogues.bringUpToDate();
  await takeIn(catalogues, await translate(), 'fr');
  const untranslated = 'languages/fr/messages.po lacks choice.lift.none ("No lift")';
  expect(await checkMessages(catalogues)).toEqual([]);
  await word('No lift');
  expect(await checkMessages(catalogues)).toEqual([
    'languages/en/messages.po says "None" for choice.lift.none ("No lift")',
    'languages/fr/messages.po: choice.lift.none ("No lift") is translated from other English',
  ]);
  await catalogues.bringUpToDate();
  expect(await checkMessages(catalogues)).toEqual([expect.stringContaining(untranslated)]);
});

it('says what an installation without development packages lacks', async () => {
  const absent = () => import(`@lingui/${'absent'}`);
  await expect(developmentPackages(absent)).rejects.toThrow('in a checkout');
});
