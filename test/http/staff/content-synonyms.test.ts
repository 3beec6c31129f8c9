import { beforeEach, describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import { randomToken } from '#domain/hash-text.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { busAlertMails } from '#server/jobs/mail/bus-alert-mails.ts';
import { createContentEditing } from '#server/wiring/content/create-content-editing.ts';
import { defaultSearchService } from '#server/http/algolia/algolia-settings.ts';
import { hostMemory } from '#site/islands/header-search/host-memory.ts';
import { createSearchClient, findBusesWith } from '#site/islands/header-search/search-client.ts';
import { addListing } from '#test/factories/change-listings.ts';
import { storeLead } from '#test/factories/lead-factory.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { testNow } from '#test/factories/test-site.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({
    role: 'editor',
    listings: [
      aListing({ details: { bodyMake: 'Thomas', bodyModel: 'C2' } }),
      aListing({ details: { bodyMake: 'Prevost', bodyModel: 'H3-45' } }),
    ],
  });
});

const edit = '/staff/content/entries/synonym/edit';
const save = (means = 'prevost') => staff.post(edit, { words: 'zorb mobile', means });

/** Ids by the protocol that other programs speak. */
async function byProtocol(query: string): Promise<{ ids: string[]; query: string }> {
  const { applicationId, searchKey, indexName } = defaultSearchService;
  const answer = await staff.app.request(`${staffOrigin}/1/indexes/${indexName}/query`, {
    method: 'POST',
    body: JSON.stringify({ query }),
    headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
  });
  const read = (await answer.json()) as { hits: { objectID: string }[]; query: string };
  return { ids: read.hits.map(({ objectID }) => objectID), query: read.query };
}

/** What the search box of the site suggests, by its own client. */
async function suggestions(text: string): Promise<(string | null)[]> {
  const { applicationId, searchKey, indexName } = defaultSearchService;
  const client = createSearchClient(
    { mode: 'own', applicationId, searchKey, indexName },
    staffOrigin,
    {
      hostsCache: hostMemory(() => ({ getItem: () => null, setItem: () => undefined })),
      requester: {
        async send({ url, method, headers, data }) {
          const answer = await staff.app.request(url, {
            method,
            headers,
            ...(data === undefined ? {} : { body: String(data) }),
          });
          return { status: answer.status, content: await answer.text(), isTimedOut: false };
        },
      },
    },
  );
  const find = findBusesWith(client, indexName, { hitsPerPage: 8, featuredWithoutWords: false });
  return (await find({ text, category: '', seats: '' })).hits.map(({ make }) => make);
}

describe('a synonym of staff', () => {
  it('reaches programs that speak the search protocol, at once and kept answers too', async () => {
    expect((await byProtocol('Zorb-Mobile')).ids).toEqual([]);
    expect((await save()).status).toBe(303);
    expect(await byProtocol('Zorb-Mobile')).toEqual({ ids: ['2'], query: 'Zorb-Mobile' });
    await staff.post(`${edit}?slug=zorb-mobile`, {
      words: 'zorb mobile',
      means: 'thomas',
      revision: '1',
    });
    expect((await byProtocol('Zorb-Mobile')).ids).toEqual(['1']);
    await staff.post('/staff/content/entries/synonym/change', {
      slug: 'zorb-mobile',
      to: 'built-in',
      revision: '2',
    });
    expect((await byProtocol('Zorb-Mobile')).ids).toEqual([]);
  });

  it('reaches the suggestions under the search box', async () => {
    expect(await suggestions('zorb mobile')).toEqual([]);
    await save();
    expect(await suggestions('zorb mobile')).toEqual(['Prevost']);
  });

  it('reaches the values that a filter offers while it is typed in', async () => {
    const { applicationId, searchKey, indexName } = defaultSearchService;
    const counts = async () => {
      const answer = await staff.app.request(
        `${staffOrigin}/1/indexes/${indexName}/facets/make/query`,
        {
          method: 'POST',
          body: JSON.stringify({ facetQuery: 'pre', query: 'zorb mobile' }),
          headers: { 'x-algolia-application-id': applicationId, 'x-algolia-api-key': searchKey },
        },
      );
      return ((await answer.json()) as { facetHits: unknown[] }).facetHits.length;
    };
    expect(await counts()).toBe(0);
    await save();
    expect(await counts()).toBe(1);
  });

  it('is read by who asks what the search understands', async () => {
    const understood = async () => {
      const answer = await staff.app.request(`${staffOrigin}/api/smart-search?q=zorb+mobile`);
      return JSON.stringify(await answer.json());
    };
    expect(await understood()).not.toContain('revost');
    await save();
    expect(await understood()).toContain('revost');
  });

  it('is read in bus alerts', async () => {
    await storeLead(staff.leads, {
      kind: 'bus-alert',
      details: { wanted: 'zorb mobile', toldUntil: '2020-01-01T00:00:00.000Z' },
      token: randomToken(),
    });
    const told: string[] = [];
    const alertMails = busAlertMails({
      leads: staff.leads,
      listings: staff.repository,
      alerts: staff.alerts,
      matchListings: staff.matchListings,
      readQuestion: staff.parts.site.readQuestion,
      refresh: staff.refresh.refresh,
      now: () => new Date(),
      outbox: {
        enqueue: async (jobs) => void told.push(...jobs.map(({ key }) => key)),
        keys: async () => new Set(told),
      },
      mailer: { send: async () => {} },
      settings: siteSettings,
      siteUrl: staffOrigin,
    });
    await alertMails.check();
    expect(told).toEqual([]);
    await save();
    await addListing(staff.repository, aListing({ details: { bodyMake: 'Prevost' } }));
    await alertMails.check();
    expect(told).toHaveLength(1);
  });

  it('reaches a server on which nobody saved it, without a restart', async () => {
    const other = await createContentEditing({
      database: staff.database,
      builtInSettings: siteSettings,
      now: () => testNow,
      onChange: () => {},
    });
    let told = 0;
    other.onSynonyms(async () => {
      told += 1;
      if (told === 1) throw new Error('the queue is away');
    });
    await save();
    expect(other.words.read('Zorb mobile')).toBe('Zorb mobile');
    await expect(other.refresh()).rejects.toThrow('the queue is away');
    expect(other.words.read('a Zorb mobile!')).toBe('a prevost!');
    expect(other.words.version).toBe(1);
    // Told once more, because nobody heard it the first time, and then no more.
    await other.refresh();
    await other.refresh();
    expect(told).toBe(2);
    expect(other.synonyms()).toEqual([{ words: 'zorb mobile', means: 'prevost' }]);
  });

  it('counts on the list as it does in the suggestions', async () => {
    await save();
    const query = parseListQuery(new URLSearchParams({ search: 'zorb mobile' }));
    const page = await staff.parts.site.searchBuses(query);
    expect(page.cards.map(({ id }) => String(id))).toEqual((await byProtocol('zorb mobile')).ids);
    expect(page.query.text).toBe('zorb mobile');
  });
});
