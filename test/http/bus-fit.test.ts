import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { textOf } from '#test/setup/text-of.ts';

let site: TestSite;
beforeAll(async () => {
  const shuttle = { passengers: 25, lengthIn: 300, widthIn: 96, gvwrLb: 14_500 };
  site = await createTestSite({
    listings: [
      aListing({ details: { ...shuttle, lift: 'lift', liftLocation: 'rear' } }),
      aListing({ details: { ...shuttle, passengers: 16, wheelchairPositions: 2, lift: 'lift' } }),
      aListing({ details: { ...shuttle, lift: null } }),
      aListing({ details: { ...shuttle, passengers: 80, lengthIn: 240 } }),
      aListing({ details: { category: 'school', passengers: 72, rows: 12, lengthIn: 460 } }),
      aListing({ details: { passengers: null } }),
      aListing({
        details: {
          category: 'school',
          passengers: 72,
          passengersAdult: 48,
          rows: 12,
          lengthIn: 460,
        },
      }),
      aListing({ status: 'sold', details: shuttle }),
    ],
  });
});
afterAll(() => site.close());

const key = async (id: number) =>
  (await site.app.request(`/buses/${id}`)).headers.get('location')!.split('/').at(-1)!;
async function fit(id: number, query = '') {
  const answer = await site.app.request(`/buses/${await key(id)}/fit${query}`);
  expect(answer.status).toBe(200);
  const html = await answer.text();
  return { html, text: textOf(html) };
}

describe('whether a group fits in a bus', () => {
  it('says how many seats go for places that are not stated, and draws as many as it says', async () => {
    const { html, text } = await fit(1, '?riders=18&wheelchairs=2');
    expect(text).toContain(
      'Probably, with about 9 seats taken out, there is room for 18 riders, 2 of them in wheelchairs: 16 seats + 2 wheelchair places would be left.',
    );
    expect(text).toContain('By figures of the trade two places cost 3 seats');
    expect(html.match(/class="floor-plan-seat/g)).toHaveLength(16);
    expect(html.match(/<rect[^>]*floor-plan-place floor-plan-taken/g)).toHaveLength(2);
    expect(html).toContain('<meta name="robots" content="noindex"');
    expect(html).toContain('href="/buses?group=18-2"');
    expect(html).not.toMatch(/ style="/);
  });

  it('goes by what is stated where it is', async () => {
    const { text } = await fit(2, '?riders=18&wheelchairs=2');
    expect(text).toContain(
      'Yes, there is room for 18 riders, 2 of them in wheelchairs: 16 seats + 2 wheelchair places.',
    );
    expect(text).toContain('Whether every place has its straps (securement)');
    expect((await fit(2, '?riders=19&wheelchairs=2')).text).toContain('it takes 18 riders at most');
    expect((await fit(2)).text).toContain('The bus as it is stated');
  });

  it('speaks of wheelchairs only where there are some', async () => {
    expect((await fit(1, '?riders=26')).text).toContain(
      'No, there is no room for 26 riders. It takes 25 riders at most.',
    );
    expect((await fit(2, '?riders=19&wheelchairs=2')).text).toContain(
      'With so many wheelchairs it takes 18 riders at most.',
    );
  });

  it('says which fact is missing, and what cannot be', async () => {
    expect((await fit(3, '?riders=9&wheelchairs=1')).text).toContain(
      'states neither a lift nor a ramp',
    );
    expect((await fit(6, '?riders=9')).text).toContain('does not state how many seats the bus has');
    const crowded = await fit(4, '?riders=60');
    expect(crowded.text).toContain('so many seats and places do not stand in a bus of this size');
    expect(crowded.html).not.toContain('class="floor-plan"');
  });

  it('children sit three to a bench', async () => {
    expect((await fit(5, '?riders=60')).text).toContain('No, there is no room for 60 riders.');
    expect((await fit(5, '?riders=60&children=yes')).text).toContain(
      'Yes, there is room for 60 riders',
    );
    // Drawn for whom it was asked, also where they do not fit.
    const seatsOf = async (query: string) =>
      (await fit(5, query)).html.match(/class="floor-plan-seat/g)?.length;
    expect(await seatsOf('?riders=80&children=yes')).toBe(72);
    expect(await seatsOf('?riders=80')).toBe(48);
    // Only where there are such benches.
    expect((await fit(1, '?riders=26&children=yes')).text).toContain(
      'No, there is no room for 26 riders',
    );
  });

  it('says why it draws fewer seats than the listing states, where those for adults are stated too', async () => {
    const { text } = await fit(7);
    expect(text).toContain('The listing states 72 seats');
    expect(text).toContain('48 seats: 12 rows');
    expect(text).toContain('The 72 seats are counted for children, 3 to a bench; 2 adults');
    expect((await fit(7, '?riders=60&children=yes')).text).not.toContain('counted for children');
  });

  it('says of each field what is wrong with it', async () => {
    const { html, text } = await fit(1, '?riders=-2&wheelchairs=9999999999999999999999999999999');
    expect(text).toContain('Type a whole number in digits');
    expect(text).toContain('At most 30 can be worked out here');
    expect(html).toContain('value="-2"');
    expect((await fit(1, '?riders=2&wheelchairs=3')).text).toContain(
      'more wheelchairs than riders',
    );
    expect((await fit(1, '?wheelchairs=3')).text).toContain('Say how many ride');
    expect((await fit(1, `?riders=${encodeURIComponent('<script>"')}`)).html).not.toContain(
      '<script>"',
    );
  });

  it('is asked on the page of the bus, and keeps its address', async () => {
    const bus = await (await site.app.request(`/buses/${await key(1)}`)).text();
    expect(textOf(bus)).toContain(
      'Will my group fit? The listing states 25 seats, without the driver.',
    );
    expect(bus).toContain(`action="/buses/${await key(1)}/fit"`);
    const moved = await site.app.request('/buses/1/fit?riders=5&other=1');
    expect([moved.status, moved.headers.get('location')]).toEqual([
      301,
      `/buses/${await key(1)}/fit?riders=5`,
    ]);
    expect((await site.app.request('/buses/999-none/fit')).status).toBe(404);
  });

  it('is answered for buses that can be bought; the page of a sold one says that it is sold', async () => {
    const ownPage = `/buses/${await key(8)}`;
    const sold = await site.app.request(`${ownPage}/fit?riders=5`);
    expect([sold.status, sold.headers.get('location')]).toEqual([302, ownPage]);
  });
});
