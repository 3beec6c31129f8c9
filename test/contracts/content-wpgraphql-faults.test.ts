import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWordpressBed, type WordpressBed } from '#test/factories/wordpress-content.ts';
import { aPost } from '#test/factories/wordpress-post.ts';
import {
  startWordpressServer,
  type WordpressFault,
  type WordpressServer,
} from '#test/setup/wpgraphql-server.ts';

const hour = 3_600;
let server: WordpressServer;
let bed: WordpressBed;
beforeEach(async () => {
  server = await startWordpressServer([
    aPost({ slug: 'first', categoryIds: [47, 17] }),
    aPost({ slug: 'second', categoryIds: [49], dateGmt: '2026-10-02T09:00:00' }),
  ]);
  bed = await createWordpressBed(server);
});
afterEach(async () => {
  await bed.remove();
  await server.close();
});

const slugs = async (content = bed.content) =>
  (await content.articles()).map(({ slug }) => slug).toSorted();

describe('D1: the service is down', () => {
  it('at the first start: nothing yet, one question at growing distances, all there when it is back', async () => {
    server.fault = { kind: 'down' };
    await bed.after(0);
    expect([await slugs(), server.calls]).toEqual([[], ['category:47']]);
    for (let seconds = 0; seconds < 600; seconds += 15) await bed.after(15);
    expect(server.calls.length).toBeLessThan(8);
    server.fault = { kind: 'none' };
    await bed.after(600);
    expect(await slugs()).toEqual(['first', 'second']);
  });

  it('at a later start: the last good copies are there before anything is asked', async () => {
    await bed.content.refreshDue();
    server.fault = { kind: 'down' };
    server.calls.length = 0;
    const restarted = await bed.another();
    expect([await slugs(restarted), server.calls]).toEqual([['first', 'second'], []]);
    await restarted.refreshDue();
    expect((await restarted.article('first'))?.body.html).toContain('All of first.');
  });

  it('asks nothing for a reader, known article or not', async () => {
    await bed.content.refreshDue();
    server.calls.length = 0;
    for (let count = 0; count < 50; count++) {
      await bed.content.articles('blog-articles');
      await bed.content.article('first');
      await bed.content.article(`guess-${count}`);
    }
    expect(server.calls).toEqual([]);
  });

  it('survives torn and foreign files among its copies', async () => {
    await bed.content.refreshDue();
    await writeFile(join(bed.folder, `${'0'.repeat(32)}.json`), '{"edition":1,"post":{"slug":"x"');
    await writeFile(join(bed.folder, `${'1'.repeat(32)}.json.abc`), 'half');
    const restarted = await bed.another();
    expect(await slugs(restarted)).toEqual(['first', 'second']);
    expect((await readdir(bed.folder)).filter((name) => name.endsWith('.abc'))).toEqual([]);
  });
});

describe('D2: the service is slow', () => {
  it.each(['silent', 'trickle'] as const)(
    '%s: given up in time, one question at once',
    async (kind) => {
      await bed.content.refreshDue();
      const node = await bed.another({ timeoutMs: 100 });
      server.calls.length = 0;
      server.fault = { kind };
      await Promise.all([node.refreshDue(), node.refreshDue(), node.refreshDue()]);
      expect(server.calls).toEqual(['category:47']);
      expect(await slugs(node)).toEqual(['first', 'second']);
      expect(bed.faults.at(-1)).toBe('category:47: no answer in time');
    },
  );
});

describe('D3: garbage', () => {
  const raw = (body: string, rest: object = {}): WordpressFault => ({ kind: 'raw', body, ...rest });
  const cases: [string, WordpressFault][] = [
    ['HTML', raw('<!doctype html><title>Maintenance</title>', { type: 'text/html' })],
    [
      'errors with data',
      raw(
        '{"errors":[{"message":"x"}],"data":{"__typename":"RootQuery","posts":{"nodes":[]},"post":null}}',
      ),
    ],
    ['data null', raw('{"data":null}')],
    ['an array', raw('[]')],
    ['a string', raw('"data"')],
    ['nothing', raw('')],
    ['half JSON', raw('{"data":{"posts":{"nodes":[{"slu')],
    [
      'wrong types',
      raw('{"data":{"__typename":"RootQuery","posts":{"nodes":5,"pageInfo":"x"},"post":[]}}'),
    ],
    ['null without a root', raw('{"data":{"post":null,"posts":{"nodes":[]}}}')],
    ['10 MB', raw(`{"data":{"x":"${'x'.repeat(10_000_000)}"}}`)],
    ['depth 10,000', raw(`{"data":${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}}`)],
    [
      'a redirect to ourselves',
      raw('', { status: 302, headers: { location: 'http://127.0.0.1:1/' } }),
    ],
    ['status 500', raw('{}', { status: 500 })],
    ['status 401', raw('{}', { status: 401 })],
  ];
  it.each(cases)('%s: the last good copy stays', async (_, fault) => {
    await bed.content.refreshDue();
    server.fault = fault;
    for (let count = 0; count < 6; count++) await bed.after(hour);
    expect(await slugs()).toEqual(['first', 'second']);
    expect(await slugs(await bed.another())).toEqual(['first', 'second']);
    expect(bed.faults.length).toBeGreaterThan(0);
    server.fault = { kind: 'none' };
    server.posts.push(aPost({ slug: 'third' }));
    await bed.after(2 * hour);
    expect(await slugs()).toEqual(['first', 'second', 'third']);
  });

  it('drops bad items and keeps the good ones beside them', async () => {
    const bad = [
      { slug: 'good', title: {} },
      { slug: null },
      { slug: '../../admin' },
      { slug: 'no-date', dateGmt: 'yesterday' },
      { slug: 'no-words', content: '' },
      { slug: 'five', categories: 5 },
      { slug: 'draft', status: 'draft' },
    ];
    server.posts.push(...bad.slice(3).map(({ slug }) => aPost({ slug: String(slug) })));
    server.fault = {
      kind: 'tamper',
      change: (answer, { variables }) => tampered(answer, variables.slug, bad),
    };
    await bed.content.refreshDue();
    expect(await slugs()).toEqual(['first', 'second']);
  });

  it('takes the first of equal slugs, and an article without its faulty picture and author', async () => {
    server.posts.push(aPost({ slug: 'first', databaseId: 2, dateGmt: '2020-01-01T00:00:00' }));
    server.fault = {
      kind: 'tamper',
      change: (answer) => {
        const { post } = (answer as { data: { post?: object } }).data;
        if (post) {
          Object.assign(post, {
            featuredImage: { node: { sourceUrl: 'javascript:alert(1)' } },
            author: 7,
            excerpt: ['x'],
          });
        }
        return answer;
      },
    };
    await bed.content.refreshDue();
    expect(await slugs()).toEqual(['first', 'second']);
    const first = await bed.content.article('first');
    expect(first).toMatchObject({ picture: null, excerpt: '', publishedOn: '2026-10-01' });
    expect(first).not.toHaveProperty('author');
  });

  it('keeps the good copy of an article that has turned bad', async () => {
    await bed.content.refreshDue();
    server.posts = server.posts.map((post) => ({ ...post, modifiedGmt: '2026-10-31T00:00:00' }));
    server.fault = {
      kind: 'tamper',
      change: (answer, { variables }) =>
        tampered(answer, variables.slug, [{ slug: 'first', title: {} }]),
    };
    await bed.after(2 * hour);
    expect((await bed.content.article('first'))?.title).toBe('About first');
    expect((await bed.content.article('second'))?.updatedOn).toBe('2026-10-31');
  });

  it('follows no list around in circles', async () => {
    server.fault = {
      kind: 'tamper',
      change: (answer) => {
        const { posts } = (answer as { data: { posts?: { pageInfo: object } } }).data;
        if (posts) posts.pageInfo = { hasNextPage: true, endCursor: 'again' };
        return answer;
      },
    };
    await bed.content.refreshDue();
    expect(server.calls.filter((call) => call.startsWith('category:47'))).toHaveLength(2);
  });
});

describe('D5: an article vanishes', () => {
  it('is gone after two confirmations at least 60 s apart, in the list and by its address', async () => {
    await bed.content.refreshDue();
    server.posts = server.posts.filter(({ slug }) => slug !== 'first');
    await bed.after(2 * hour);
    expect(await bed.content.article('first')).not.toBeNull();
    await bed.after(30);
    expect(await slugs()).toEqual(['first', 'second']);
    await bed.after(60);
    expect([await slugs(), await bed.content.article('first')]).toEqual([['second'], null]);
    expect(await slugs(await bed.another())).toEqual(['second']);
  });

  it('that comes back in between was never away', async () => {
    await bed.content.refreshDue();
    const all = server.posts;
    server.posts = all.filter(({ slug }) => slug !== 'first');
    await bed.after(2 * hour);
    server.posts = all;
    await bed.after(90);
    await bed.after(hour);
    expect(await slugs()).toEqual(['first', 'second']);
  });

  it('is confirmed across a restart, and not by a service that has gone down', async () => {
    await bed.content.refreshDue();
    server.posts = server.posts.filter(({ slug }) => slug !== 'first');
    await bed.after(2 * hour);
    server.fault = { kind: 'down' };
    await bed.after(120);
    expect(await slugs()).toEqual(['first', 'second']);
    server.fault = { kind: 'none' };
    await bed.after(hour);
    expect(await slugs()).toEqual(['second']);
  });

  it('goes when it leaves all of our categories', async () => {
    await bed.content.refreshDue();
    server.posts = server.posts.map((post) =>
      post.slug === 'first' ? { ...post, categoryIds: [1] } : post,
    );
    await bed.after(2 * hour);
    await bed.after(90);
    expect(await slugs()).toEqual(['second']);
  });

  it('is found by its name where custom permalinks hide it from idType SLUG', async () => {
    server.fault = {
      kind: 'tamper',
      change: (answer, { query }) =>
        query.includes('idType') ? { data: { __typename: 'RootQuery', post: null } } : answer,
    };
    await bed.content.refreshDue();
    expect(await slugs()).toEqual(['first', 'second']);
  });
});

describe('D6: many nodes, one hour', () => {
  it('asks each question once a node and an interval', async () => {
    const nodes = [bed.content, await bed.another({ folder: `${bed.folder}/node-2` })];
    for (const node of nodes)
      await Promise.all(Array.from({ length: 20 }, () => node.refreshDue()));
    const counts = Object.entries(Object.groupBy(server.calls, (call) => call)).map(
      ([key, calls]) => [key, calls?.length],
    );
    expect(counts).toHaveLength(7);
    for (const [key, count] of counts) expect([key, count]).toEqual([key, nodes.length]);
    server.calls.length = 0;
    for (let seconds = 0; seconds < 0.89 * hour; seconds += 60) await bed.after(60);
    expect(server.calls).toEqual([]);
    await bed.after(0.22 * hour);
    expect(new Set(server.calls).size).toBe(server.calls.length);
    expect(server.calls).toHaveLength(5);
  });

  it('spreads the next questions by up to 10 % either way', async () => {
    const expiries: boolean[] = [];
    for (const random of [0, 0.999]) {
      server.calls.length = 0;
      const node = await bed.another({ folder: `${bed.folder}/${random}`, random: () => random });
      await node.refreshDue();
      server.calls.length = 0;
      bed.advance(0.95 * hour);
      await node.refreshDue();
      expiries.push(server.calls.some((call) => call === 'category:48'));
    }
    expect(expiries).toEqual([true, false]);
  });

  it('asks for changed articles only', async () => {
    await bed.content.refreshDue();
    server.posts = server.posts.map((post) =>
      post.slug === 'second'
        ? { ...post, title: 'Second, again', modifiedGmt: '2026-10-05T10:00:00' }
        : post,
    );
    server.calls.length = 0;
    await bed.after(1.2 * hour);
    expect(server.calls.filter((call) => !call.startsWith('category'))).toEqual(['post:second']);
    expect((await bed.content.article('second'))?.title).toBe('Second, again');
  });

  it('reads long lists page by page', async () => {
    server.posts = Array.from({ length: 120 }, (_, at) =>
      aPost({ slug: `post-${at}`, categoryIds: [50] }),
    );
    await bed.content.refreshDue();
    expect(await bed.content.articles('media-resources')).toHaveLength(120);
    expect(server.calls.filter((call) => call.startsWith('category:50'))).toHaveLength(3);
  });

  it('sends the configured authorization', async () => {
    const node = await bed.another({ authorization: 'Bearer abc', folder: `${bed.folder}/x` });
    await node.refreshDue();
    expect(server.authorization).toBe('Bearer abc');
  });
});

/** Puts faulty fields into the one post asked for by name, or lines into a list. */
function tampered(answer: unknown, slug: string | undefined, bad: readonly object[]): unknown {
  const { data } = answer as { data: { post?: object | null; posts?: { nodes: object[] } } };
  const fields = bad.find((one) => (one as { slug?: unknown }).slug === slug);
  if (data.post && fields) Object.assign(data.post, fields);
  if (data.posts) data.posts.nodes.push(...bad);
  return answer;
}
