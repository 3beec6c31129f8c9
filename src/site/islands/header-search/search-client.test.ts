import { afterEach, describe, expect, it, vi } from 'vitest';
import { hostMemory } from './host-memory.ts';
import { createSearchClient, findBusesWith } from './search-client.ts';

const question = (text: string) => ({ text, category: '', seats: '' });
const settings = {
  mode: 'hosted',
  applicationId: 'APP',
  searchKey: 'public',
  indexName: 'buses_test',
} as const;

type Sent = { url: string; connectTimeout: number; responseTimeout: number };

/** The client with a network of the test's making; `answer` gives status and body per host. */
function bed(mode: 'own' | 'hosted', answer: (host: string) => { status: number; body?: object }) {
  const sent: Sent[] = [];
  const stored = new Map<string, string>();
  const storage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  };
  const open = () =>
    createSearchClient({ ...settings, mode }, 'http://buses.example:4000', {
      hostsCache: hostMemory(() => storage),
      requester: {
        async send({ url, connectTimeout, responseTimeout }) {
          sent.push({ url, connectTimeout, responseTimeout });
          const { status, body = {} } = answer(new URL(url).host);
          return { status, content: JSON.stringify(body), isTimedOut: false };
        },
      },
    });
  const hosts = () => sent.map(({ url }) => new URL(url).host);
  return { open, sent, stored, hosts };
}

const hits = { results: [{ hits: [{ objectID: '1', title: 'A bus' }], nbHits: 1, query: '' }] };
const manner = { hitsPerPage: 8, featuredWithoutWords: false };
const dsn = 'APP-dsn.algolia.net'.toLowerCase();

afterEach(() => void vi.useRealTimers());

describe('search client', () => {
  it('asks this site by default, with the timeouts of the specification', async () => {
    const { open, sent, hosts } = bed('own', () => ({ status: 200, body: hits }));
    const found = await findBusesWith(open(), 'buses_test', manner)(question('mci'));
    expect(found).toMatchObject({ hits: [{ objectID: '1', title: 'A bus' }], total: 1 });
    expect(hosts()).toEqual(['buses.example:4000']);
    expect(sent[0]).toMatchObject({ connectTimeout: 1_000, responseTimeout: 2_000 });
  });

  it('asks the read host first and a backup when it fails, and remembers that', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { open, hosts } = bed('hosted', (host) =>
      host === dsn ? { status: 503 } : { status: 200, body: hits },
    );
    const ask = (text: string) => findBusesWith(open(), 'buses_test', manner)(question(text));
    await ask('a');
    expect(hosts()).toHaveLength(2);
    expect(hosts()[0]).toBe(dsn);
    expect(hosts()[1]).toMatch(/^app-[123]\.algolianet\.com$/);

    vi.advanceTimersByTime(119_000);
    await ask('b');
    expect(hosts().slice(2)).not.toContain(dsn);

    vi.advanceTimersByTime(2_000);
    const before = hosts().length;
    await ask('c');
    expect(hosts()[before]).toBe(dsn);
  });

  it('rejects when all hosts fail, and on a refusal without trying others', async () => {
    const down = bed('hosted', () => ({ status: 500 }));
    await expect(findBusesWith(down.open(), 'buses_test', manner)(question('a'))).rejects.toThrow(
      /Unreachable hosts/,
    );
    expect(down.hosts()).toHaveLength(4);
    const refused = bed('hosted', () => ({ status: 400, body: { message: 'no', status: 400 } }));
    await expect(
      findBusesWith(refused.open(), 'buses_test', manner)(question('a')),
    ).rejects.toThrow('no');
    expect(refused.hosts()).toHaveLength(1);
  });

  it('shows other buses when there is no featured one to suggest', async () => {
    let asked = 0;
    const { open } = bed('own', () => {
      asked += 1;
      return { status: 200, body: asked === 1 ? { results: [{ hits: [], nbHits: 0 }] } : hits };
    });
    const phone = { hitsPerPage: 3, featuredWithoutWords: true };
    const found = await findBusesWith(open(), 'buses_test', phone)(question(''));
    expect(found.hits).toHaveLength(1);
    expect(asked).toBe(2);
  });

  it.each([
    ['all words dropped', '<em>qq</em> <em>zz</em>', 0],
    ['one word dropped', 'mci <em>zz</em>', 1],
  ])('takes hits for an answer unless it has %s', async (_, queryAfterRemoval, count) => {
    const body = { results: [{ ...hits.results[0], queryAfterRemoval }] };
    const { open } = bed('own', () => ({ status: 200, body }));
    const found = await findBusesWith(open(), 'buses_test', manner)(question('mci zz'));
    expect(found.hits).toHaveLength(count === 0 ? 0 : 1);
  });
});

describe('host memory', () => {
  const host = { url: 'a.example', accept: 'read', protocol: 'https' };
  const up = async () => ({ ...host, isUp: () => true, isTimedOut: () => false });

  it.each(['not json', '7', 'null', '[]'])('survives %s in the storage', async (text) => {
    const memory = hostMemory(() => ({ getItem: () => text, setItem: () => undefined }));
    const state = await memory.get(host, up);
    expect(state.isUp()).toBe(true);
  });

  it('works without storage for as long as the page lives', async () => {
    const memory = hostMemory(() => {
      throw new Error('storage is denied');
    });
    await memory.set(host, { ...host, status: 'down' });
    expect((await memory.get(host, up)).isUp()).toBe(false);
  });
});
