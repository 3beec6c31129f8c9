import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { watchedList } from '#domain/alerts/alert-question.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { parseListQuery } from '#domain/search/list-query.ts';
import { allRows } from '#test/factories/all-rows.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { postForm } from '#test/factories/contact-post.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeEach(async () => {
  site = await createTestSite({
    listings: [
      aListing({ details: { passengers: 15, lift: 'lift', priceCents: 3_290_000 } }),
      aListing({ details: { passengers: 40, priceCents: 9_000_000 }, status: 'sold' }),
    ],
  });
});
afterEach(() => site.close());

const first = async (): Promise<Lead> => (await allRows(site.leads)).at(-1)!;
const html = async (path: string) => (await site.get(path)).text();
const email = 'zoe@example.com';

/** An alert that was confirmed, and the address of its page. */
async function alertOf(fields: Record<string, string>, kind = 'bus-alert'): Promise<string> {
  expect((await postForm(site, `/contact/${kind}`, { email, ...fields })).status).toBe(303);
  const path = `/contact/bus-alert/${(await first()).token}`;
  await postForm(site, path, { do: 'confirm' });
  return path;
}

describe('a saved search', () => {
  const list =
    'search=15+passenger+with+lift&price=under-40000&state=NJ%2CPA&near=08067&within=250&sort=newest&page=3';

  it('keeps everything that the list asked, and says it', async () => {
    const link = /href="(\/contact\/bus-alert\?[^"]+)"/.exec(await html(`/buses?${list}`))?.[1];
    const form = await html(link!.replaceAll('&amp;', '&'));
    expect(form).toContain('value="15 passenger with lift"');
    expect(form).toMatch(/We watch for.*250 miles.*08067/s);
    const filters = /name="filters" value="([^"]*)"/.exec(form)?.[1]?.replaceAll('&amp;', '&');
    await alertOf({ wanted: '15 passenger with lift', filters: filters!, rhythm: 'weekly' });
    const { details } = await first();
    expect(details.rhythm).toBe('weekly');
    const asked = parseListQuery(new URLSearchParams(list));
    expect(watchedList(details)).toEqual({ ...asked, sort: 'nearest', page: 1 });
  });

  it('needs no words where filters say it, and no filters that the list does not know', async () => {
    await alertOf({ wanted: '', filters: 'state=NJ&evil=1&price=nonsense&page=2' });
    expect((await first()).details).toEqual({ filters: 'state=NJ' });
    const nothing = await postForm(site, '/contact/bus-alert', { email, wanted: '', filters: '' });
    expect(nothing.status).toBe(422);
  });

  it('is offered where there is something to save', async () => {
    expect(await html('/buses')).not.toContain('Save this search');
    expect(await html('/buses?state=NJ')).toContain('filters=state%3DNJ');
  });
});

describe('the link of an alert', () => {
  it('shows it and does nothing, to nobody else', async () => {
    const path = await alertOf({ wanted: '15 passenger with lift' });
    const before = await first();
    const answer = await site.get(path);
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('x-robots-tag')).toBe('noindex, nofollow');
    expect(answer.headers.get('referrer-policy')).toBe('same-origin');
    expect(await answer.text()).toMatch(/15 passengers.*Wheelchair lift/s);
    expect((await site.get(`${path}?do=stop&List-Unsubscribe=One-Click`)).status).toBe(200);
    expect(await first()).toEqual(before);
    expect((await site.get(`/contact/bus-alert/${'0'.repeat(32)}`)).status).toBe(404);
  });

  it.each([
    ['near Toronto', /distances from “Toronto”, which is in Canada.*We look everywhere/s],
    ['near xyzville', /do not know where “xyzville” is.*We look everywhere/s],
    ['near me', /does not know where you are.*We look everywhere/s],
    ['near Springfield', /Read as Springfield, \w+/],
    ['frobnicator', /No bus has “frobnicator” today/],
  ])('says what the list would say of “%s”', async (words, note) => {
    const path = await alertOf({ wanted: `15 passenger ${words}` });
    expect(await html(path)).toMatch(note);
    await postForm(site, path, { do: 'change', wanted: '15 passenger' });
    expect(await html(path)).not.toContain('class="notice');
  });

  it('ends it by one click of a mail program, without a cookie or a page of ours', async () => {
    const path = await alertOf({ wanted: '15 passenger with lift' });
    const form = new FormData();
    form.set('List-Unsubscribe', 'One-Click');
    for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form]) {
      const answer = await site.app.request(`http://omnibus.example${path}`, {
        method: 'POST',
        body,
      });
      expect(answer.status).toBe(200);
      expect((await first()).state).toBe('closed');
    }
    expect((await site.get(path)).status).toBe(404);
  });

  it('changes its words and how often it writes, pauses it, lets it go on', async () => {
    const path = await alertOf({ wanted: '15 passenger with lift' });
    const changed = await postForm(site, path, {
      do: 'change',
      wanted: '20 passenger  coach',
      rhythm: 'daily',
    });
    expect(await changed.text()).toContain('The alert was changed');
    expect((await first()).details).toEqual({ wanted: '20 passenger coach', rhythm: 'daily' });
    await postForm(site, path, { do: 'change', wanted: ' ', rhythm: 'hourly' });
    expect((await first()).details).toEqual({ wanted: '20 passenger coach', rhythm: 'at-once' });
    const paused = await postForm(site, path, { do: 'pause' });
    expect(await paused.text()).toContain('The alert is paused');
    expect((await first()).details.paused).toBe(true);
    await postForm(site, path, { do: 'resume' });
    expect((await first()).details.paused).toBeUndefined();
    expect((await site.leads.history((await first()).id)).map(({ note }) => note)).toContain(
      'Paused by e-mail link',
    );
  });

  it('calls it paused, whatever is changed or confirmed again meanwhile', async () => {
    const path = await alertOf({ wanted: '15 passenger with lift' });
    await postForm(site, path, { do: 'pause' });
    for (const step of ['confirm', 'change']) {
      const answer = await postForm(site, path, { do: step, wanted: '20 passenger' });
      const text = await answer.text();
      expect(text).toContain('We write nothing until you let it go on');
      expect(text).not.toContain('The alert is on');
    }
    expect((await first()).details).toMatchObject({ wanted: '20 passenger', paused: true });
  });

  it('shows it and does nothing to whoever posts no wish of ours', async () => {
    await postForm(site, '/contact/bus-alert', { email, wanted: '15 passenger with lift' });
    const { token } = await first();
    const wishes: Record<string, string>[] = [{}, { do: 'CONFIRM' }, { 'List-Unsubscribe': 'Yes' }];
    for (const fields of wishes) {
      const answer = await postForm(site, `/contact/bus-alert/${token}`, fields);
      expect(await answer.text()).toContain('Switch it on');
      expect((await first()).state).toBe('unconfirmed');
    }
  });

  it('lets nobody change what is ended', async () => {
    const path = await alertOf({ wanted: '15 passenger with lift' });
    await postForm(site, path, { do: 'stop' });
    for (const step of ['change', 'pause', 'resume', 'confirm']) {
      expect((await postForm(site, path, { do: step, wanted: 'x' })).status).toBe(404);
    }
  });
});

describe('the price of one bus', () => {
  it('is watched from its page, by mail address alone', async () => {
    const [bus] = await site.repository.findByIds([1]);
    const page = await html(`/buses/1-${bus?.slug}`);
    expect(page).toContain('action="/contact/price-watch?bus=1"');
    const path = await alertOf({ bus: '1' }, 'price-watch');
    expect(await first()).toMatchObject({ kind: 'price-watch', state: 'new', bus: { id: 1 } });
    expect(await html(path)).toContain('We write when the price of this bus drops');
    expect(await html(path)).not.toContain('This bus is no longer listed');
    expect(await html(path)).toContain(`<a href="/buses/1-${bus?.slug}" class="text-link">See`);
    await changeListing(site.repository, 1, { status: 'withdrawn' });
    expect(await html(path)).toContain('This bus is no longer listed');
    expect(await html(path)).not.toContain('See the bus');
  });

  it('is not watched of a bus that is sold or unknown', async () => {
    const [sold] = await site.repository.findByIds([2]);
    expect(await html(`/buses/2-${sold?.slug}`)).not.toContain('price-watch');
    expect((await site.get('/contact/price-watch?bus=99')).status).toBe(404);
    expect((await site.get('/contact/price-watch')).status).toBe(404);
    expect((await postForm(site, '/contact/price-watch', { email, bus: '99' })).status).toBe(422);
    // Its page was open as it was sold.
    const late = await postForm(site, '/contact/price-watch', { email, bus: '2' });
    expect(late.status).toBe(422);
    expect(await late.text()).toContain('This bus is not listed any more.');
    // An old link to either leads to what has become of the bus.
    for (const form of ['price-watch', 'video-tour']) {
      const led = await site.get(`/es/contact/${form}?bus=2`);
      expect(led.status, form).toBe(302);
      expect(led.headers.get('location'), form).toBe(`/es/buses/2-${sold?.slug}`);
    }
    expect((await site.get('/contact/call-back?bus=2')).status).toBe(200);
    expect(await allRows(site.leads)).toEqual([]);
  });
});
