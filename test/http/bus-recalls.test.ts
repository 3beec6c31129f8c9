import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixtureRecalls, storeRecalls } from '#test/factories/recall-file.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { textOf } from '#test/setup/text-of.ts';

const whole = { chassisMake: null, chassisModel: null, vin: null };
const vision = { ...whole, bodyMake: 'Blue Bird', bodyModel: 'Vision', year: 2026 };
const shuttle = {
  bodyMake: 'Starcraft',
  bodyModel: 'Allstar',
  chassisMake: 'Ford',
  chassisModel: 'E-450',
  year: 2015,
  vin: '1FDFE4FS7FDA23690',
};

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({ details: vision }),
      aListing({ details: shuttle }),
      aListing({ details: { ...vision, year: 2009 } }),
      aListing({ details: { ...vision, bodyMake: 'Acme' } }),
    ],
  });
});
afterAll(() => site.close());

async function section(id: number, language = ''): Promise<string> {
  const moved = await site.get(`/buses/${id}`);
  const page = await site.get(`${language}${moved.headers.get('location')}`);
  const html = await page.text();
  const found = /<section aria-labelledby="recalls-heading".*?<\/section>/s.exec(html)?.[0];
  if (found === undefined) throw new Error('no section of recalls');
  return found;
}

describe('recalls on the page of a bus', () => {
  it('are looked up elsewhere while there is no list', async () => {
    const html = await section(2);
    expect(textOf(html)).toBe(
      'Recalls We have no list of recalls here. NHTSA tells by the VIN, free of charge, which repairs are still open on this very bus. Look this VIN up at NHTSA : 1FDFE4FS7FDA23690',
    );
    expect(html).toContain('<a href="https://www.nhtsa.gov/recalls" rel="noopener"');
  });

  describe('with a list', () => {
    beforeAll(() => storeRecalls(site.recalls, fixtureRecalls()));

    it('are those of make, model and year, at model level, with the date of the list', async () => {
      const text = textOf(await section(1));
      expect(text).toContain(
        '2 campaigns name this make, model and year. Model level: ask for proof of repair.',
      );
      expect(text).toContain(
        '26V032000 Vehicle Blue Bird VISION SCHOOL BUS Reported January 26, 2026 Component Visibility, windshield What can happen Fixture: a window of the wrong glass may break and hurt people. Remedy Fixture: dealers check the windows and replace them free of charge.',
      );
      expect(text).toContain('26V002000');
      expect(text).toContain(
        'Compared: 2026 Blue Bird Vision, with NHTSA’s list of October 30, 2026.',
      );
      expect(text).not.toContain('more than 90 days old');
    });

    it('are those of the body and of the chassis, the older ones below a line to press', async () => {
      const html = await section(2);
      const [open, folded] = html.split('<details>') as [string, string];
      expect(textOf(open)).toMatch(/25V904000 Chassis Ford E-SERIES .+ 16V902000 Body Starcraft/);
      expect(textOf(open)).toContain('Model year The list does not say.');
      expect(textOf(folded)).toMatch(/^1 earlier campaign 15V901000 Chassis Ford E-450/);
      expect(textOf(folded)).toContain(
        'NHTSA’s warning Do not drive before it is repaired. Park outside until it is repaired.',
      );
      expect(textOf(html)).not.toMatch(/15V905000|78V903000/);
    });

    it('are none where the list names none, which is no proof', async () => {
      expect(textOf(await section(3))).toContain(
        'NHTSA’s list names no campaign for this make, model and year. The look-up by VIN is the proof.',
      );
    });

    it('are not guessed for a maker that nobody knows', async () => {
      expect(textOf(await section(4))).toContain(
        'We do not know make, model and year well enough to look recalls up.',
      );
    });

    it('say when the list is old', async () => {
      const old = fixtureRecalls().filter((cells) => cells[1] === '26V032000');
      await storeRecalls(site.recalls, old, { anyway: true });
      expect(textOf(await section(1))).toContain(
        'with NHTSA’s list of January 27, 2026. It is more than 90 days old, so newer campaigns are missing.',
      );
      await storeRecalls(site.recalls, fixtureRecalls());
    });

    it('keep the words of NHTSA in English on a page in Spanish', async () => {
      const html = await section(1, '/es');
      expect(html).toContain('<span lang="en">Visibility, windshield</span>');
      expect(textOf(html)).toContain('26 de enero de 2026');
    });
  });
});
