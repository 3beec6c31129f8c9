import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startCanarySite, type CanarySite } from './canary-site.ts';
import { canaryFinder } from './canary-words.ts';
import { createGarden } from './garden.ts';
import { plantEverything } from './plant-everything.ts';
import { readEverything, type Place } from './read-everything.ts';
import { told, type Read } from './sinks.ts';
import { whereTheyBelong } from './where-they-belong.ts';

const garden = createGarden();
const long = (word: string) => `${word}-0123456789-0123456789-0123456789`;
const secrets = {
  SMTP_PASSWORD: garden.word('password of the mail server'),
  STAFF_SECRET: garden.word('STAFF_SECRET', long),
  BACKUP_KEY: garden.word('BACKUP_KEY', long),
  ADF_POST_URL: 'https://crm.invalid/adf',
  ADF_POST_SECRET: garden.word('ADF_POST_SECRET'),
  YOUTUBECACHE_API_KEY: garden.word('YOUTUBECACHE_API_KEY'),
};

/** `npm run canaries`: what people and operators entrust to us, looked for wherever it could leak. */
describe('canaries', () => {
  let site: CanarySite;
  let places: Awaited<ReturnType<typeof readEverything>>['places'];
  /** By place and canary, where in that place. */
  const found = new Map<string, Map<string, Set<string>>>();
  let inBackup: Set<string>;
  let said: Set<string>;

  beforeAll(async () => {
    site = await startCanarySite(secrets);
    const planted = await plantEverything(site, garden);
    const read = await readEverything(site, garden, planted);
    ({ places } = read);
    const find = canaryFinder(garden.planted);
    for (const [place, reads] of Object.entries(places)) found.set(place, locate(find, reads));
    inBackup = new Set(locate(find, read.withKey).keys());
    said = find([...site.said, ...site.answers.map((answer) => told(answer).text)].join('\n'));
  }, 300_000);
  afterAll(() => site?.close());

  it('were all planted, and each has its line in the table', () => {
    const names = [...garden.planted.keys()].toSorted();
    expect(whereTheyBelong.flatMap(([, canaries]) => canaries).toSorted()).toEqual(names);
    expect(names.filter((name) => !said.has(name))).toEqual([]);
    expect(names.length).toBeGreaterThan(100);
  });

  it('are found where they belong and nowhere else', () => {
    const problems = whereTheyBelong.flatMap(([belongs, canaries]) =>
      canaries.flatMap((canary) => [
        ...belongs
          .filter((place) => !found.get(place)?.has(canary))
          .map((place) => `${canary}: is not in ${place}`),
        ...(Object.keys(places) as Place[])
          .filter((place) => !belongs.includes(place) && found.get(place)?.has(canary))
          .map((place) => `${canary}: is in ${place}, ${placesOf(place, canary)}`),
      ]),
    );
    expect(problems).toEqual([]);
  });
  const placesOf = (place: Place, canary: string) =>
    [...(found.get(place)?.get(canary) ?? [])].slice(0, 4).join(' ');

  it('are all in a backup for whoever has its key', () => {
    const kept = (['rows', 'visits'] as const).flatMap((place) => [
      ...(found.get(place)?.keys() ?? []),
    ]);
    expect(inBackup).toEqual(new Set(kept));
  });

  it('were looked for in places where something is', () => {
    const empty = Object.entries(places).filter(([, reads]) => reads.length === 0);
    // Nothing is left behind of what was under way.
    expect(empty.map(([place]) => place)).toEqual(['temporary']);
    expect(places.metrics[0]?.text).toContain('omnibus_http_requests_total{route="/contact"');
    expect(places.pictures.every(({ text }) => text.startsWith('RIFF'))).toBe(true);
    expect(places.signedOut.filter(({ text }) => !/^(303|404|405) /.test(text))).toEqual([]);
  });
});

function locate(find: (text: string) => Set<string>, reads: readonly Read[]) {
  const located = new Map<string, Set<string>>();
  for (const { where, text } of reads)
    for (const canary of find(text))
      located.set(canary, (located.get(canary) ?? new Set()).add(where));
  return located;
}
