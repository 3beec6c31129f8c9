import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWordpressBed, type WordpressBed } from '#test/factories/wordpress-content.ts';
import { aPost } from '#test/factories/wordpress-post.ts';
import { startWordpressServer, type WordpressServer } from '#test/setup/wpgraphql-server.ts';

const slugs = ['brakes', 'lifts', 'titles'];
let server: WordpressServer;
let bed: WordpressBed;
beforeAll(async () => {
  server = await startWordpressServer(
    slugs.map((slug, at) => aPost({ slug, databaseId: at + 1, categoryIds: [47, 17] })),
  );
  bed = await createWordpressBed(server);
  await bed.content.refreshDue();
});
afterAll(async () => {
  await bed.remove();
  await server.close();
});

type Step = { at: number; value: unknown };

/** Odd values, those that attackers like among them. */
const oddValue = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>(
    null,
    [],
    {},
    '',
    '<script>alert(1)</script>',
    '../../admin',
    '__proto__',
    'x'.repeat(10_000),
    -1,
    1e308,
    { nodes: [] },
    { nodes: null },
  ),
);

/** Changes the service's own answer at one to four places, or answers something else altogether. */
const fuzzedAnswer = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.record({ at: fc.nat(1_000), value: oddValue }), {
      minLength: 1,
      maxLength: 4,
    }),
  },
  { weight: 1, arbitrary: fc.jsonValue().map((body) => ({ body: JSON.stringify(body) })) },
  { weight: 1, arbitrary: fc.string({ maxLength: 200 }).map((body) => ({ body })) },
);

it('1,000 fuzzed answers never empty a filled page', async () => {
  let answers = 0;
  await fc.assert(
    fc.asyncProperty(fuzzedAnswer, async (fuzz) => {
      server.fault = Array.isArray(fuzz)
        ? {
            kind: 'tamper',
            change: (answer) => {
              answers += 1;
              return changed(answer, fuzz);
            },
          }
        : { kind: 'raw', body: fuzz.body };
      server.posts = server.posts.map((post) => ({
        ...post,
        modifiedGmt: nextSecond(post.modifiedGmt),
      }));
      await bed.after(7_200);
      const cards = await bed.content.articles();
      expect(cards.map(({ slug }) => slug).toSorted()).toEqual(slugs);
      for (const slug of slugs) {
        const article = await bed.content.article(slug);
        expect(article?.title.length).toBeGreaterThan(0);
        expect(article?.body.html).not.toMatch(/<script|onerror|javascript:/i);
      }
    }),
    { numRuns: 1_000 },
  );
  expect(answers).toBeGreaterThan(1_000);
  const restarted = await bed.another();
  expect(await restarted.articles()).toHaveLength(slugs.length);
}, 300_000);

/** Replaces one value somewhere in the tree for each step. */
function changed(answer: unknown, steps: readonly Step[]): unknown {
  const copy = structuredClone(answer);
  const whole = { copy };
  for (const { at, value } of steps) {
    const places = placesIn(whole);
    const [parent, key] = places[at % places.length]!;
    Reflect.set(parent, key, structuredClone(value));
  }
  return isHonestNone(whole.copy) ? null : whole.copy;
}

function placesIn(value: unknown): [object, string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [value, key] as [object, string],
    ...placesIn(inner),
  ]);
}

/** "There is no such post", well said, is the one answer that may take an article away. */
function isHonestNone(body: unknown): boolean {
  const data = (body as { data?: Record<string, unknown> | null } | null)?.data;
  return data?.['__typename'] === 'RootQuery' && data['post'] === null;
}

function nextSecond(time: string): string {
  return new Date(Date.parse(`${time}Z`) + 1_000).toISOString().slice(0, 19);
}
