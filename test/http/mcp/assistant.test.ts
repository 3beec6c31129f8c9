import type { Client } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoListings } from '#demo/inventory/demo-listings.ts';
import type { BusListPart } from '#server/http/public-api/buses/list-buses.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { buyerQueries } from '#test/fixtures/buyer-queries.ts';
import { busesOf } from '#test/http/shown-buses.ts';
import { connectAssistant } from './mcp-bed.ts';

/** What the protocol's own client is told on the demo's inventory, beside the pages of the site. */
let site: TestSite;
let client: Client;
beforeAll(async () => {
  site = await createTestSite({ listings: demoListings(testNow) });
  client = await connectAssistant(site);
});
afterAll(async () => {
  await client.close();
  await site.close();
});

const call = async (name: string, args: Record<string, unknown> = {}, asker = client) => {
  const { structuredContent, content, isError } = await asker.callTool({ name, arguments: args });
  const said = (content as { text: string }[]).map(({ text }) => text).join('\n');
  return { told: structuredContent as Record<string, unknown>, said, isError: isError ?? false };
};
const search = async (words: string, more: Record<string, unknown> = {}) =>
  (await call('search_buses', { search: words, ...more })).told as unknown as BusListPart;
const idsOf = ({ buses, close }: BusListPart) => [
  ...buses.map(({ id }) => id),
  ...close.map(({ bus }) => bus.id),
];

describe('an assistant', () => {
  it.each(buyerQueries)('asked "%s" has the buses of the list in its order', async (words) => {
    const page = await site.get(`/buses?search=${encodeURIComponent(words)}`);
    const shown = busesOf(await page.text());
    expect(shown.length).toBeGreaterThan(0);
    expect(idsOf(await search(words))).toEqual(shown);
  });

  it('is told the same by older clients', async () => {
    const older = await connectAssistant(site, 'legacy');
    const { told } = await call('search_buses', { search: 'mci coach' }, older);
    expect(told).toEqual(await search('mci coach'));
    expect((await older.listTools()).tools).toEqual((await client.listTools()).tools);
    await older.close();
  });

  it('goes on where a list stopped, and searches in other languages', async () => {
    const first = await search('shuttle', { limit: 5 });
    const second = await search('shuttle', { limit: 5, cursor: first.next });
    expect([...idsOf(first), ...idsOf(second)]).toEqual(
      idsOf(await search('shuttle', { limit: 10 })),
    );
    const page = await (await site.get('/es/buses?search=autobus+escolar')).text();
    const spanish = await search('autobus escolar', { language: 'es' });
    expect(idsOf(spanish)).toEqual(busesOf(page));
  });

  it('knows of nine tools, and that none of them changes anything', async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search_buses',
      'get_bus',
      'compare_buses',
      'similar_buses',
      'decode_vin',
      'check_cdl',
      'cost_at_your_door',
      'answer_question',
      'prepare_contact_form',
    ]);
    for (const { annotations, outputSchema } of tools) {
      expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
      expect(outputSchema?.properties).toHaveProperty('textOfSellers');
    }
  });

  it('has one bus whole, those like it, and several side by side', async () => {
    const [one, other] = (await search('shuttle with lift')).buses;
    const { told } = await call('get_bus', { id: one!.id });
    expect(told.bus).toMatchObject({ id: one!.id, title: one!.title, units: expect.any(Array) });
    const page = await (await site.get(new URL(one!.url).pathname)).text();
    const similar = (await call('similar_buses', { id: one!.id })).told.buses as { id: number }[];
    expect(similar.length).toBeGreaterThan(0);
    expect(busesOf(page)).toEqual(similar.map(({ id }) => id));
    const compared = (await call('compare_buses', { ids: [one!.id, other!.id] })).told;
    expect(compared.rows).toContainEqual(
      expect.objectContaining({ name: 'offer', values: [one!.priceCents, other!.priceCents] }),
    );
    expect((await site.get(String(compared.url).replace(/^https:..[^/]+/, ''))).status).toBe(200);
  });

  it('has a VIN read, the license rule, costs and answers', async () => {
    const vin = (await call('decode_vin', { vin: '1FDFE4FS8HDC12345' })).told;
    expect(vin).toMatchObject({ reading: { is: expect.any(String) }, years: expect.any(Array) });
    expect((await call('check_cdl', { seats: 14, grossWeightPounds: 14_500 })).told.need).toBe(
      'no',
    );
    expect((await call('check_cdl', { seats: 15 })).told.need).toBe('yes');
    const priced = (await search('shuttle under 40k')).buses[0]!;
    const costs = (await call('cost_at_your_door', { id: priced.id, zip: '08067', tax: '6.625' }))
      .told;
    expect(costs.lines).toContainEqual({ name: 'Price', cents: priced.priceCents, missing: null });
    expect((await site.get(String(costs.url).replace(/^https:..[^/]+/, ''))).status).toBe(200);
    const answered = (await call('answer_question', { question: 'do I need a cdl' })).told;
    expect(answered.answer).toMatchObject({ url: expect.stringContaining('https://') });
    expect((await call('answer_question')).told.faqs).not.toEqual([]);
  });

  it('gets a link to a form that is about the bus, and nothing is sent', async () => {
    const { id, title } = (await search('shuttle')).buses[0]!;
    for (const subject of [
      'question',
      'call-back',
      'video-tour',
      'bus-alert',
      'price-watch',
      'quote',
    ]) {
      const { told } = await call('prepare_contact_form', { subject, busIds: [id] });
      expect(told.sent).toBe(false);
      const { pathname, search: asked } = new URL(String(told.url));
      expect(asked).toMatch(/^\?(bus|take)=\d+$/);
      const form = await site.get(pathname + asked);
      expect(form.status, subject).toBe(200);
      const html = await form.text();
      expect(html).toContain(title);
      expect(html).toMatch(/<form[^>]*method="post"/);
    }
    expect(await allRows(site.leads)).toEqual([]);
  });
});
