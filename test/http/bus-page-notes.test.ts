import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;

beforeAll(async () => {
  const nowhere = { zip: null, city: null, state: null, latitude: null, longitude: null };
  site = await createTestSite({
    listings: [
      // Philadelphia.
      aListing({ id: 1, details: { latitude: 39.95, longitude: -75.16 } }),
      // Kahului, Hawaii.
      aListing({ id: 3, details: { latitude: 20.89, longitude: -156.47 } }),
      aListing({ id: 2, details: { ...nowhere, category: 'coach' } }),
    ],
  });
});

afterAll(() => site.close());

async function bus(id: number, query = ''): Promise<string> {
  const moved = await site.get(`/buses/${id}`);
  const answer = await site.get(moved.headers.get('location')! + query);
  expect(answer.status).toBe(200);
  return answer.text();
}

/** Without elements, whose attributes a text does not show. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '');

describe('how far a bus is', () => {
  it('is asked for by a plain form, and said from the place named', async () => {
    const plain = await bus(1);
    expect(plain).toMatch(/<form [^>]*action="\/buses\/1-[^"#]+#place-heading" method="get"/);
    expect(plain).not.toContain('miles from');
    const from = async (near: string) => textOf(await bus(1, `?near=${near}`));
    expect(await from('07030')).toContain('About 81 miles from Hoboken, NJ 07030');
    expect(await from('Columbus%2C+OH')).toContain('About 410 miles from Columbus, OH');
    expect(await from('19103')).toMatch(/(?:In or next to|About \d miles? from) Phila/);
  });

  it('goes by ship where no road goes', async () => {
    const text = textOf(await bus(3, '?near=07030'));
    expect(text).toContain(
      'miles from Hoboken, NJ 07030. No road goes there; ask us about a ship.',
    );
    expect(text).not.toContain('by road');
    // From an island nobody can say whether it is the same one.
    const islander = textOf(await bus(3, '?near=96732'));
    expect(islander).toMatch(/from Kahului, HI 96732\.|In or next to Kahului/);
    const neighbor = textOf(await bus(3, '?near=96813'));
    expect(neighbor).toMatch(/About \d+ miles from Honolulu, HI 96813\./);
    for (const words of ['by road', 'No road']) expect(neighbor).not.toContain(words);
  });

  it('has one address for search engines, whoever asks from where', async () => {
    const html = await bus(1, '?near=07030');
    expect(html).toMatch(/rel="canonical" href="[^"?]*\/buses\/1-[^"?]*"/);
  });

  it('is not made up', async () => {
    expect(await bus(2, '?near=07030')).toContain('We do not know its place well enough');
    const html = await bus(1, '?near=Nowhereville');
    expect(html).toContain('We do not know this place.');
    expect(html).toContain('value="Nowhereville"');
    expect(await bus(1, '?near=')).not.toContain('We do not know');
  });

  it.each(['%3Cscript%3Ealert(1)%3C/script%3E', '%22%3E%3Cimg%3E', `${'9'.repeat(3000)}`, '%00'])(
    'takes %s for a place that nobody knows',
    async (near) => {
      const html = await bus(1, `?near=${near}`);
      expect(html).not.toContain('<script>alert');
      expect(html).not.toContain('"><img>');
    },
  );

  it('goes along from a list that knows where its reader is', async () => {
    const html = await (await site.get('/buses?near=07030')).text();
    expect(html).toMatch(/<h3><a href="\/buses\/1-[^"]+\?near=07030">/);
    const plain = await (await site.get('/buses')).text();
    expect(plain).not.toMatch(/<h3><a href="[^"]+\?near/);
  });
});

it('a bus says since when it is listed and when it last changed, in the page’s language', async () => {
  const date = String.raw`\w+ \d{1,2}, \d{4}`;
  expect(await bus(1)).toMatch(new RegExp(`Listed ${date}, last changed ${date}\\.`));
  const moved = await site.get('/buses/1');
  const html = await (await site.get(`/es${moved.headers.get('location')}`)).text();
  expect(html).toMatch(/En la lista desde el \d{1,2} de \S+ de \d{4}, último cambio el \d/);
});

it('a bus names the address of its page on paper, in the page’s language', async () => {
  const address = (await site.get('/buses/1')).headers.get('location')!;
  for (const path of [address, `/es${address}`]) {
    const [, printed] = /"print-only"[^>]*>([^<]*)/.exec(await (await site.get(path)).text()) ?? [];
    expect(printed).toBe(`https://omnibus.example${path}`);
  }
});
