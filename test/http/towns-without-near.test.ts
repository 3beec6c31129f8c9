import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { busesOf } from './shown-buses.ts';

let site: TestSite;

const shuttle = { bodyMake: 'Starcraft', bodyModel: 'Allstar', category: 'shuttle' } as const;
const at = (city: string, state: string) => ({
  zip: null,
  latitude: null,
  longitude: null,
  city,
  state,
});

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ id: 1, details: { ...shuttle, ...at('Columbus', 'OH') } }),
      aListing({ id: 2, details: { ...shuttle, ...at('Wilmington', 'DE') } }),
      aListing({
        id: 3,
        details: { ...shuttle, ...at('Dallas', 'TX'), description: 'Ran for Hammonton schools.' },
      }),
    ],
  });
});
afterAll(() => site.close());

describe('a town that is named without "near"', () => {
  it.each(['vineland+shuttle', 'shuttle+bus+vineland', 'Vineland'])(
    'is where distances are from, where no bus has its name: %s',
    async (words) => {
      const html = await site.html(`/buses?search=${words}`);
      expect(busesOf(html)).toEqual([2, 1, 3]);
      expect(html).toMatch(/class="chip chip-chosen"[^>]*>Near Vineland, NJ/);
      expect(html).not.toContain('Showing buses without “vineland”');
    },
  );

  it('has all of its name', async () => {
    const html = await site.html('/buses?search=orland+park+shuttle');
    expect(html).toMatch(
      /href="\/buses\?search=shuttle" class="chip chip-chosen"[^>]*>Near Orland Park, IL/,
    );
  });

  it('goes with its chip', async () => {
    const html = await site.html('/buses?search=vineland+shuttle');
    expect(html).toMatch(/href="\/buses\?search=shuttle" class="chip chip-chosen"[^>]*>Near Vinel/);
  });

  it('asks which is meant where several are of the name', async () => {
    const html = await site.html('/buses?search=springfield+shuttle');
    expect(html).toContain('data-place-question="which-town"');
  });

  it.each(['enterprise', 'hazard', 'industry', 'golf', 'bethel'])(
    'is none whose name is that of a firm, a church or a thing: %s',
    async (name) => {
      const html = await site.html(`/buses?search=${name}+shuttle`);
      expect(html).not.toMatch(/class="chip chip-chosen"[^>]*>Near /);
      expect(html).toContain(`Showing buses without “${name}”`);
    },
  );

  it.each(['shuttle+near+enterprise', 'shuttle+in+enterprise'])(
    'is one behind "near" and "in": %s',
    async (words) => {
      const html = await site.html(`/buses?search=${words}`);
      expect(html).toMatch(/class="chip chip-chosen"[^>]*>Near Enterprise/);
    },
  );

  it('is one with its state', async () => {
    expect(await site.html('/buses?search=enterprise+al+shuttle')).toContain('Enterprise, AL');
  });

  it('is none where a county is named so', async () => {
    const html = await site.html('/buses?search=harris+county+shuttle');
    expect(html).not.toMatch(/class="chip chip-chosen"[^>]*>Near /);
  });

  it('stays a word where a bus tells it', async () => {
    expect(busesOf(await site.html('/buses?search=hammonton+shuttle'))).toEqual([3]);
  });

  it.each(['collins+shuttle', 'thomas+shuttle', 'lincoln+shuttle'])(
    'is no maker: %s',
    async (words) => {
      const html = await site.html(`/buses?search=${words}`);
      expect(html).not.toMatch(/class="chip chip-chosen"[^>]*>Near /);
    },
  );
});
