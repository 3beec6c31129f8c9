import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { startSearchApi, type SearchApiServer } from './search-api-server.ts';
import { ask, askOne, type Answer } from './wire.ts';

/** In every field that must not leave; looked for in every answer. */
const secret = 'zqsecretzq';

let api: SearchApiServer;
beforeAll(async () => {
  const hidden = (['draft', 'withdrawn', 'sold'] as const).map((status, at) =>
    aListing({ id: 10 + at, status, details: { title: `${secret} ${status}`, bodyMake: secret } }),
  );
  api = await startSearchApi({
    listings: [
      aListing({
        id: 1,
        source: secret,
        sourceId: `${secret}-1`,
        details: { pricePreviousCents: 987_654_321, zip: '98765', vin: '1FDFE4FS8HDC12345' },
      }),
      aListing({ id: 2, source: secret, details: { title: 'Another bus' } }),
      ...hidden,
    ],
  });
});
afterAll(() => api.close());

/** Spec §3 and §7 and the facets of the field descriptor; one more here is a decision to publish it. */
const publicAttributes = [
  '_geoloc',
  'airConditioning',
  'brakes',
  'capacityBucket',
  'categorySlug',
  'cdl',
  'chassisMake',
  'chassisModel',
  'city',
  'claims',
  'color',
  'condition',
  'created_at',
  'drive',
  'engine',
  'engineFamily',
  'featured',
  'fuel',
  'gvwrLb',
  'lengthBucket',
  'lengthFt',
  'lift',
  'luggage',
  'mainImage',
  'main_image',
  'make',
  'mileage',
  'mileageBucket',
  'mileageStatus',
  'model',
  'objectID',
  'onLot',
  'passengers',
  'price',
  'priceBucket',
  'qty_available',
  'restroom',
  'schoolType',
  'seatBelts',
  'seatType',
  'seats',
  'seatsAdult',
  'seatsBucket',
  'slug',
  'state',
  'stockNumber',
  'suspension',
  'title',
  'titleStatus',
  'transmission',
  'vin',
  'wheelchair',
  'wheelchairPositions',
  'year',
  'yearBucket',
];

describe('only public attributes leave', () => {
  it.each([
    undefined,
    ['*'],
    ['*', 'source', 'sourceId', 'status', 'revision', 'ownerEmail', 'costPrice'],
    ['source', 'sourceId', 'status', 'revision', 'zip', 'latitude', 'pricePreviousCents'],
    ['-title'],
  ])('whatever is asked to be retrieved: %j', async (attributesToRetrieve) => {
    const { json } = await askOne(api, {
      attributesToRetrieve,
      attributesToHighlight: [],
      getRankingInfo: true,
      responseFields: ['*'],
    });
    expect(json.results[0].hits).toHaveLength(2);
    for (const hit of json.results[0].hits as object[]) {
      expect(publicAttributes).toEqual(expect.arrayContaining(Object.keys(hit)));
    }
  });

  it('in a record that knows everything there is to know, exactly these', () => {
    const record = api.site.search.record(1);
    expect(Object.keys(record ?? {}).toSorted()).toEqual(publicAttributes);
  });

  it.each(['source', 'sourceId', 'status', 'revision', 'updatedAt', 'zip', 'description'])(
    '%s can neither be counted nor filtered by',
    async (name) => {
      const counted = await askOne(api, { facets: [name], hitsPerPage: 0 });
      expect(counted.json.results[0].facets).toEqual({});
      const filtered = await askOne(api, { filters: `${name}:"${secret}"` });
      expect(filtered.json.results[0].nbHits).toBe(0);
      const searched = await askOne(api, { type: 'facet', facet: name });
      expect(searched.status).toBe(400);
    },
  );
});

describe('listings that are not published', () => {
  it('are in no answer of any kind', async () => {
    const search = { indexName: 'buses_v2', query: secret, removeWordsIfNoResults: 'allOptional' };
    const answers: Answer[] = [
      await askOne(api, { ...search, facets: ['*'] }),
      await askOne(api, { facets: ['*'], hitsPerPage: 1_000 }),
      await askOne(api, { type: 'facet', facet: 'make', facetQuery: secret.slice(0, 4) }),
      await ask(api, '/1/indexes/buses_v2?hitsPerPage=1000'),
      await ask(api, '/1/indexes/*/recommendations', {
        body: {
          requests: [
            'related-products',
            'looking-similar',
            'trending-items',
            'trending-facets',
          ].map((model) => ({ indexName: 'buses_v2', model, objectID: '1', facetName: 'make' })),
        },
      }),
    ];
    for (const { status, json } of answers) {
      expect(status).toBe(200);
      const text = JSON.stringify(json, (name, value: unknown) =>
        // What the caller sent comes back; that is no leak.
        name === 'query' || name === 'params' || name === 'queryAfterRemoval' ? undefined : value,
      );
      expect(text).not.toContain(secret);
    }
  });

  it.each([10, 11, 12])('cannot be read by id: %i', async (id) => {
    expect((await ask(api, `/1/indexes/buses_v2/${id}`)).status).toBe(404);
    const body = { requests: [{ indexName: 'buses_v2', objectID: String(id) }] };
    expect((await ask(api, '/1/indexes/*/objects', { body })).json).toEqual({ results: [null] });
  });

  it('leave the index when they stop being published', async () => {
    const bus = await addListing(
      api.site.repository,
      aListing({ details: { title: 'Fleeting bus' } }),
    );
    await api.site.refresh.refresh();
    const path = `/1/indexes/buses_v2/${bus.id}`;
    expect((await ask(api, path)).json).toMatchObject({ title: 'Fleeting bus' });
    await changeListing(api.site.repository, bus.id, { status: 'withdrawn' });
    await api.site.refresh.refresh();
    expect((await ask(api, path)).status).toBe(404);
    expect((await askOne(api, { query: 'fleeting' })).json.results[0].nbHits).toBe(0);
  });
});
