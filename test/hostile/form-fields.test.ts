import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { allRows } from '#test/factories/all-rows.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { goodForm, postForm } from '#test/factories/contact-post.ts';
import { createSeller, freshKey, sellerForm, type Seller } from '#test/factories/seller.ts';
import { shownText } from './active-markup.ts';

let site: TestSite;
let seller: Seller;
beforeAll(async () => {
  site = await createTestSite({ parts: { trustedProxies: 1 } });
  seller = createSeller(site);
});
afterAll(() => site.close());

let sender = 0;
/** A person and a line of their own each time, so that limits do not answer instead. */
const somebody = () => {
  sender += 1;
  const address = `203.0.${sender >> 8}.${sender & 255}`;
  return { own: { email: `f${sender}@example.com`, phone: '' }, 'x-forwarded-for': address };
};
const contact = (values: Record<string, string>) => {
  const { own, ...headers } = somebody();
  return postForm(site, '/contact', { ...goodForm, ...own, ...values }, headers);
};
const sell = (values: Record<string, string>) => {
  const { own, ...headers } = somebody();
  const form = { ...sellerForm, ...own, ...values, key: freshKey() };
  return seller.post('/sell-your-bus', form, headers);
};
const rows = async () =>
  (await allRows(site.leads)).length + (await allRows(site.submissions, 'draft')).length;
const newest = async () => (await allRows(site.leads)).at(-1);
const draft = async (answer: Response) => {
  const token = /draft=(\w+)/.exec(answer.headers.get('location') ?? '')?.[1] ?? '';
  return (await seller.open(token)).submission.details;
};

/** Refused at the field, in words, with what was typed kept, and nothing stored. */
async function refused(send: () => Promise<Response>, field: string, typed: string) {
  const before = await rows();
  const answer = await send();
  const html = await answer.text();
  expect(answer.status).toBe(422);
  const id = field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const inSummary = new RegExp(`href="#[a-z]+-(${field}|${id})"`).test(html);
  expect(inSummary, `${field} in the summary of errors`).toBe(true);
  if (typed !== '' && typed.length < 300)
    expect(shownText(html).includes(typed), `${typed} kept`).toBe(true);
  expect(await rows()).toBe(before);
}

describe('J10: addresses that programs disagree about', () => {
  it.each([
    ['"x@evil.test x"@internal.domain'],
    [`${'('.repeat(20_000)}a@b.test`],
    [`${'group:'.repeat(20_000)}a@b.test;`],
    [`${'l'.repeat(65)}@b.test`],
    [`a@${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(63)}.${'d'.repeat(59)}.test`],
    ['a@[127.0.0.1]'],
    ['a@b'],
    ['a@b.test.'],
  ])('%.40s', async (email) => {
    await refused(() => contact({ email }), 'email', email);
    await refused(() => sell({ email }), 'email', email);
  });

  it('names in other letters reach their domain', async () => {
    const email = 'jörg@bücher.example';
    expect((await contact({ email })).status).toBe(303);
    expect((await newest())?.email).toBe(email);
  });
});

const blanks = [' ', '\t', '\u00a0', '\u2003', '\u3164', '\u2800', '\u200b', '\ufeff', '\u180e'];

describe('J11: fields that only look filled', () => {
  it.each([...blanks, '\u0301', blanks.join('')])('%j', async (blank) => {
    await refused(() => contact({ firstName: blank, message: blank }), 'firstName', '');
    await refused(() => contact({ message: blank }), 'message', '');
    await refused(() => contact({ email: blank }), 'email', '');
    await refused(() => sell({ name: blank }), 'name', '');
    await refused(() => sell({ make: blank, vin: blank }), 'make', '');
  });
});

describe('J13: phone numbers as people write them', () => {
  it.each([
    ['(856) 555-0100', '+18565550100'],
    ['+1.856.555.0100 x12', '+18565550100'],
    ['8565550100', '+18565550100'],
    ['٨٥٦٥٥٥٠١٠٠', '+18565550100'],
    ['tel:856-555-0100', '+18565550100'],
  ])('%s is %s', async (phone, phoneE164) => {
    expect((await contact({ phone })).status).toBe(303);
    expect((await newest())?.phoneE164).toBe(phoneE164);
    expect((await draft(await sell({ phone }))).phoneE164).toBe(phoneE164);
  });

  it.each(['9'.repeat(200), '1'.repeat(21), '555-0100', '555-0100 x1234'])(
    '%.30s is asked for again',
    async (phone) => {
      await refused(() => contact({ phone }), 'phone', phone);
      await refused(() => sell({ phone }), 'phone', phone);
    },
  );
});

describe('J14: figures', () => {
  it.each([
    ['odometerMileage', '12,345 mi', 'mileageMiles', 12_345],
    ['odometerMileage', '12.5k', 'mileageMiles', 12_500],
    ['odometerMileage', '0', 'mileageMiles', null],
    ['year', '2027', 'year', 2_027],
    ['askingPrice', 'Call', 'askingPriceCents', null],
    ['zipCode', '00501', 'zipCode', '00501'],
  ] as const)('%s %j is kept as %s = %j', async (field, typed, name, kept) => {
    expect((await draft(await sell({ [field]: typed })))[name]).toBe(kept);
  });

  it.each([
    ['odometerMileage', '-5'],
    ['odometerMileage', '1e9'],
    ['odometerMileage', '999999999999'],
    ['year', '0'],
    ['year', '99999'],
    ['passengers', '-1'],
    ['passengers', '1e6'],
    ['passengers', '14.5'],
    ['askingPrice', '$-1'],
    ['askingPrice', '$1,2,3'],
    ['askingPrice', '1e309'],
    ['zipCode', "08067-0000'--"],
    ['zipCode', 'ABC'],
  ])('%s %j is asked for again', async (field, typed) => {
    await refused(() => sell({ [field]: typed }), field, typed);
  });
});

describe('J15: figures that do not fit together', () => {
  it.each([
    ['ZIP of another state', { state: 'NJ', zipCode: '90210' }, /90210 is in California/],
    ['miles of a new bus', { year: '2028', odometerMileage: '400,000' }, /400,000 miles is a lot/],
    ['seats of a minibus', { passengers: '95', model: 'minibus' }, /95 seats .* is a lot/],
  ])('%s: a doubt, and the bus is taken', async (_, values, doubt) => {
    const answer = await sell(values);
    expect(answer.status).toBe(303);
    const html = await (await seller.get(answer.headers.get('location') ?? '')).text();
    expect(html.replaceAll('<!-- -->', '')).toMatch(doubt);
  });
});

describe('J17: texts without end', () => {
  const long = {
    '10,001 characters': 'x'.repeat(10_001),
    '100,000 emoji': '🚌'.repeat(100_000),
  };
  it.each(Object.entries(long))('%s: past the cap, by how much', async (_, text) => {
    const before = await rows();
    for (const answer of [await contact({ message: text }), await sell({ description: text })]) {
      const html = await answer.text();
      expect([413, 422]).toContain(answer.status);
      if (answer.status === 422) expect(html).toMatch(/must be 10,000 characters or fewer/);
    }
    expect(await rows()).toBe(before);
  });

  it('5 MB: refused before it is read to the end', async () => {
    const text = 'x'.repeat(5_000_000);
    expect((await contact({ message: text })).status).toBe(413);
    expect((await sell({ description: text })).status).toBe(413);
  });

  it.each([
    ['1,000 addresses', Array(1_000).fill('http://a').join(' ')],
    ['10,000 lines', `a${'\n'.repeat(9_998)}b`],
    ['right to left', `\u202b${'مرحبا '.repeat(100)}\u202e gpj.exe`],
  ])('%s: taken, and counted against spam, not against the person', async (_, text) => {
    for (const answer of [await contact({ message: text }), await sell({ description: text })])
      expect(answer.status).toBe(303);
    expect((await newest())?.message?.length ?? 0).toBeLessThanOrEqual(10_000);
  });
});
