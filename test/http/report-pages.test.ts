import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSigningKeys, makeSigningKey } from '#adapters/signing-ed25519/signing-keys.ts';
import { createDocumentService } from '#domain/documents/document-service.ts';
import type { MadeDocument } from '#domain/documents/document-maker.ts';
import type { Sheet } from '#domain/documents/sheet.ts';
import { signFile, verifyFile } from '#domain/documents/signed-file.ts';
import type { ConditionReport } from '#domain/inspections/condition-report.ts';
import { createRateLimit } from '#domain/leads/rate-limit.ts';
import { changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { aConditionReport } from '#test/factories/report-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { textOf } from '#test/setup/text-of.ts';

const number = 'CR-7K2M-9QXD';
const key = { privatePem: makeSigningKey(), madeAt: '2026-10-01T00:00:00.000Z' };
const keys = createSigningKeys(async () => [key]);
const madeAs = (text: string): MadeDocument => ({
  outcome: 'made',
  bytes: new TextEncoder().encode(text),
});

let site: TestSite;
let busPath: string;
/** Of the one bus, the newest last. */
let published: ConditionReport[];
let sheets: Sheet[];
let answer: MadeDocument;

beforeAll(async () => {
  site = await createTestSite({
    listings: [
      aListing({
        details: {
          year: 2015,
          bodyMake: 'Thomas Built',
          stockNumber: 'S100234',
          priceCents: 2_890_000,
        },
      }),
    ],
  });
  const { cards } = await site.parts.site.inventory.list({ page: 1 });
  const { id, slug } = cards[0]!;
  busPath = `/buses/${id}-${slug}`;
});
beforeEach(() => {
  published = [];
  sheets = [];
  answer = madeAs('%PDF a file');
  const { inspections } = site.parts.site;
  inspections.publishedReport = async (typed) =>
    published.find((one) => one.number === typed.toUpperCase()) ?? null;
  inspections.currentReport = async () => published.at(-1) ?? null;
  inspections.reportsOf = async () =>
    published.toReversed().map(({ number: told, publishedAt, bus: { unit = null } }) => ({
      number: told,
      unit,
      publishedAt,
      withdrawnAt: null,
    }));
  const store = new Map<string, Uint8Array<ArrayBuffer>>();
  site.parts.site.documents = {
    keys,
    service: createDocumentService({
      maker: {
        async make(sheet) {
          sheets.push(sheet);
          return answer;
        },
        close: () => {},
      },
      store: {
        find: async (name) => store.get(name) ?? null,
        keep: async (name, bytes) => void store.set(name, Uint8Array.from(bytes)),
      },
      keys,
      limit: createRateLimit('documents', { burst: 3, refillMs: 60_000, mostKeys: 10 }),
      readPhoto: async () => null,
      onFault: (error) => expect.fail(String(error)),
    }),
  };
});
afterAll(() => site.close());

const page = async (path: string) => textOf(await (await site.get(path)).text());

async function check(copy: Uint8Array<ArrayBuffer> | null, path = `/check/${number}`) {
  const { siteUrl: origin } = site.parts.site;
  // As a browser sends a field of files that was left alone.
  const nothing = `--edge\r\nContent-Disposition: form-data; name="copy"; filename=""\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--edge--\r\n`;
  const form = new FormData();
  if (copy) form.set('copy', new File([copy], 'report.pdf'));
  const sent = copy
    ? new Response(form)
    : new Response(nothing, { headers: { 'content-type': 'multipart/form-data; boundary=edge' } });
  const given = await site.app.request(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, 'content-type': sent.headers.get('content-type')! },
    body: await sent.bytes(),
  });
  return { status: given.status, headers: given.headers, text: textOf(await given.text()) };
}

describe('the file of a report', () => {
  const path = `/check/${number}/report.pdf`;

  it('is a signed PDF that is listed nowhere, made once, and not sent again', async () => {
    published = [aConditionReport()];
    const first = await site.get(path);
    expect(first.status).toBe(200);
    expect(first.headers.get('content-type')).toBe('application/pdf');
    expect(first.headers.get('content-disposition')).toBe(`inline; filename="${number}.pdf"`);
    expect(first.headers.get('x-robots-tag')).toBe('noindex');
    expect(first.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await verifyFile(await first.bytes(), keys)).toMatchObject({ is: 'genuine', number });
    const again = await site.get(path, { 'if-none-match': first.headers.get('etag')! });
    expect(again.status).toBe(304);
    await site.get(path);
    expect(sheets).toHaveLength(1);
  });

  it('says every finding in words, and whose report it is', async () => {
    published = [
      aConditionReport({
        by: { name: 'Walt Abernathy', role: 'owner' },
        found: {
          'brakes-parking': { severity: 'unsafe', note: 'Rolls back.' },
          'tire-front-left': { severity: 'soon', figures: { treadDepth32nds: 4 } },
          'tire-spare': { severity: 'not-checked', figures: { treadDepth32nds: 8 } },
        },
      }),
    ];
    await site.get(path);
    const [sheet] = sheets;
    if (sheet?.kind !== 'report') return expect.fail('no report');
    expect(sheet.mark).toContain('Filled in by the owner');
    expect(sheet.qrAddress).toBe(`https://omnibus.example/check/${number}`);
    expect(sheet.summary).toContain('Unsafe until repaired: 1 · Repair soon: 1');
    const findings = sheet.sections.flatMap((section) => section.findings);
    expect(findings).toContainEqual({
      label: 'Parking brake',
      verdict: 'Unsafe until repaired',
      tone: 'alarm',
      figures: '',
      note: 'Rolls back.',
      photos: [],
    });
    expect(findings.map(({ figures }) => figures)).toContain('4/32 inch tread');
    // What was measured was looked at, whether or not anybody judged it.
    const spare = { verdict: 'Measured only', figures: '8/32 inch tread' };
    expect(findings).toContainEqual(expect.objectContaining(spare));
    expect(sheet.summary).toContain('Measured only: 1');
    expect(sheet.summary).not.toContain('Not checked');
    const shown = await page(busPath);
    expect(shown).toContain('1 measured only');
    expect(shown).toMatch(/Spare tire\s*Measured only/);
    published = [aConditionReport({ number: 'CR-2222-3333' })];
    await site.get('/check/CR-2222-3333/report.pdf');
    expect(sheets[1]).toMatchObject({ mark: null });
  });

  it('says in the reader’s language what a photo shows, and the miles that its odometer counts', async () => {
    const photos = [{ name: 'photos/a.webp', widthPx: 8, heightPx: 6 }];
    published = [
      aConditionReport({
        found: { 'papers-odometer': { figures: { odometerMiles: 84_210 }, photos } },
      }),
    ];
    await site.get(`/fr${path}`);
    const [sheet] = sheets;
    if (sheet?.kind !== 'report') return expect.fail('no report');
    const inBoth = '135 523 km (84 210 mi)';
    const plain = (text = '') => text.replaceAll(/\s/g, ' ');
    expect(plain(sheet.facts.find(({ label }) => label === 'Kilométrage')?.value)).toBe(inBoth);
    const odometer = sheet.sections
      .flatMap((section) => section.findings)
      .find(({ label }) => label === 'Odomètre');
    expect(plain(odometer?.figures)).toBe(inBoth);
    expect(odometer?.photos).toEqual([{ name: 'photos/a.webp', caption: 'Odomètre' }]);
  });

  it('that was not published is not there', async () => {
    for (const one of [path, '/check/CR-0000-0000/report.pdf', '/check/x/report.pdf'])
      expect((await site.get(one)).status).toBe(404);
  });

  it.each([
    [{ outcome: 'busy' }, 503, '5', 'being made at the moment'],
    [{ outcome: 'failed' }, 503, '60', 'could not be made'],
  ] as const)('that comes %j says when to come again', async (outcome, status, seconds, words) => {
    published = [aConditionReport()];
    answer = outcome;
    const given = await site.get(path);
    expect([given.status, given.headers.get('retry-after')]).toEqual([status, seconds]);
    expect(given.headers.get('cache-control')).toBe('no-store');
    expect(await given.text()).toContain(words);
    answer = madeAs('%PDF');
    expect((await site.get(path)).status).toBe(200);
  });

  it('is made a few times for one asker, then not at once', async () => {
    published = ['CR-2222-0001', 'CR-2222-0002', 'CR-2222-0003', 'CR-2222-0004'].map((each) =>
      aConditionReport({ number: each }),
    );
    const answers = await Promise.all(
      published.map(async ({ number: each }) => site.get(`/check/${each}/report.pdf`)),
    );
    // Which of those at one moment is the fourth, nobody says.
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('the page that checks a report', () => {
  it('says which bus, when, by whom, what was found, and by which key', async () => {
    published = [
      aConditionReport({
        found: { 'brakes-parking': { severity: 'unsafe', note: 'Rolls back.' } },
      }),
    ];
    const given = await site.get(`/check/${number}`);
    expect(given.headers.get('cache-control')).toBe('private, no-store');
    const text = textOf(await given.text());
    for (const words of [
      `Condition report ${number}`,
      '2015 Thomas Built Saf-T-Liner C2',
      '1FDFE4FS7EDA23699',
      'October 30, 2026',
      'Dana Ruiz, of our staff',
      'This is the newest report of this bus.',
      'Unsafe until repaired: 1',
      'Parking brake: Unsafe until repaired',
      'Rolls back.',
      (await keys.published())[0]!.fingerprint,
    ])
      expect(text).toContain(words);
    expect(text).not.toContain('Filled in by the owner');
    expect(text).not.toContain('SHA-256 of the file');
    await site.get(`/check/${number}/report.pdf`);
    expect(await page(`/check/${number}`)).toContain('SHA-256 of the file');
  });

  it('dates what was published by the clock of the office, as all other days', async () => {
    published = [aConditionReport({ publishedAt: '2026-11-01T01:00:00.000Z' })];
    const text = await page(`/check/${number}`);
    expect(text).toContain('October 31, 2026');
    expect(text).not.toContain('November 1, 2026');
  });

  it('marks a report of the owner, and one that was replaced', async () => {
    published = [
      aConditionReport({ by: { name: 'Walt', role: 'owner' } }),
      aConditionReport({ number: 'CR-2222-3333' }),
    ];
    const text = await page(`/check/${number}`);
    expect(text).toContain('Filled in by the owner');
    expect(text).toMatch(/inspected again since. The newest report is CR-2222-3333/);
  });

  it('leads to the bus only while anybody may see it', async () => {
    published = [aConditionReport()];
    const html = async () => (await site.get(`/check/${number}`)).text();
    expect(await html()).toContain(`href="${busPath}"`);
    await changeListing(site.repository, 1, { status: 'withdrawn' });
    expect(await html()).not.toContain('See the bus');
    await changeListing(site.repository, 1, { status: 'published' });
  });

  it('says that a number is none of ours', async () => {
    const given = await site.get('/check/CR-9999-9999');
    expect(given.status).toBe(404);
    expect(textOf(await given.text())).toContain('We have no report CR-9999-9999');
  });

  it('says of a copy whether it is genuine, changed or not ours', async () => {
    published = [aConditionReport()];
    const file = await (await site.get(`/check/${number}/report.pdf`)).bytes();
    const good = await check(file);
    expect(good.text).toContain('Your copy is genuine');
    expect(good.headers.get('cache-control')).toBe('private, no-store');
    const changed = Uint8Array.from(file);
    changed[3]! ^= 1;
    expect((await check(changed)).text).toContain('Your copy was changed');
    expect((await check(file.slice(0, -20))).text).toContain('not as we made it');
    expect((await check(null)).text).toContain('Choose the PDF file');
    const other = await signFile(new Uint8Array([1, 2]), 'CR-2222-3333', keys);
    expect((await check(other)).text).toContain('it is another report: CR-2222-3333');
    const large = await check(new Uint8Array(6_100_000));
    expect(large.text).toContain('more than 6 MB');
  });

  it('gives the public keys away at an address of their own', async () => {
    const given = await site.get('/check/keys.pem');
    const text = await given.text();
    expect(text).toContain('-----BEGIN PUBLIC KEY-----');
    expect(text).not.toContain('PRIVATE');
  });
});

describe('a bus', () => {
  it('leads to its report where there is one', async () => {
    expect(await page(busPath)).not.toContain('Condition report (PDF)');
    published = [aConditionReport()];
    const html = await (await site.get(busPath)).text();
    expect(html).toContain(`href="/check/${number}/report.pdf"`);
    expect(html).toContain(`href="/check/${number}"`);
  });

  it('has a sheet for its windshield', async () => {
    const given = await site.get(`${busPath}/windshield.pdf`);
    expect(given.headers.get('content-type')).toBe('application/pdf');
    expect(sheets[0]).toMatchObject({
      kind: 'windshield',
      price: '$28,900',
      qrAddress: `https://omnibus.example${busPath}`,
    });
    expect(JSON.stringify(sheets[0])).toMatch(/2015 Thomas Built.*S100234/);
    expect((await site.get('/buses/999-none/windshield.pdf')).status).toBe(404);
  });
});

describe('a report that was withdrawn', () => {
  it('is told by its number and day alone; its file is handed out no more', async () => {
    published = [aConditionReport({ by: { name: 'Walt Abernathy', role: 'owner' } })];
    const file = await (await site.get(`/check/${number}/report.pdf`)).bytes();
    published = [];
    const { inspections } = site.parts.site;
    inspections.withdrawnReport = async (typed) =>
      typed === number
        ? {
            number,
            unit: null,
            publishedAt: '2026-10-31T15:00:00.000Z',
            withdrawnAt: '2026-11-05T15:00:00.000Z',
          }
        : null;
    const told = await site.get(`/check/${number}`);
    expect(told.status).toBe(410);
    const text = textOf(await told.text());
    expect(text).toContain('This report was withdrawn on November 5, 2026.');
    expect(text).not.toContain('Walt');
    expect(text).not.toContain('Thomas Built');
    const gone = await site.get(`/check/${number}/report.pdf`);
    expect(gone.status).toBe(303);
    expect(gone.headers.get('location')).toBe(`/check/${number}`);
    // A copy from before is as genuine as it was, and is told to be withdrawn beside it.
    const checked = await check(file);
    expect(checked.text).toContain('Your copy is genuine');
    expect(checked.text).toContain('was withdrawn on');
    expect((await site.get('/check/CR-0000-0000/report.pdf')).status).toBe(404);
  });
});
