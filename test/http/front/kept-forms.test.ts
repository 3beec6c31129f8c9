import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import { startForm } from '#domain/forms/form-start.ts';
import { createAdmission, usualAdmission } from '#server/front/overload/admission.ts';
import { formMarks } from '#server/front/page-cache/form-page.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

let site: TestSite;
let bed: FrontBed;
/** What reached the app. */
let rendered: string[] = [];
const begin = () => startForm(site.parts.site.leads.clock, Date.now());

beforeAll(async () => {
  site = await createTestSite({ listings: [aListing({ id: 7 })] });
  bed = await createFrontBed(
    {
      fetch(request, bindings) {
        const { pathname, search } = new URL(request.url);
        rendered.push(pathname + search);
        return site.app.fetch(request, bindings);
      },
    },
    { startForm: begin },
  );
});
beforeEach(() => {
  rendered = [];
  bed.front.pages!.cache.clear();
});
afterAll(async () => {
  await bed.close();
  await site.close();
});

const keyIn = (html: string) => /name="key" value="([^"]*)"/.exec(html)?.[1];
const stampIn = (html: string) => /name="stamp" value="([^"]*)"/.exec(html)?.[1];
/** The form's island has both once more, for the browser to go on with. */
const without = (html: string) =>
  html
    .replaceAll(/name="(key|stamp)" value="[^"]*"/g, 'name="$1"')
    .replaceAll(/"(key|stamp)":"[^"]*"/g, '"$1":""');

describe.each(['/contact', '/contact/call-back', '/sell-your-bus', '/es/contact'])(
  'the form at %s',
  (path) => {
    it('is drawn once and begun anew for every visitor, for no cache to keep', async () => {
      const answers = [await bed.get(path), await bed.get(`${path}?utm_source=mail`)];
      answers.push(await bed.get(path, { 'if-none-match': '*', 'sec-purpose': 'prefetch' }));
      expect(rendered).toEqual([path]);
      const direct = await site.get(path);
      const drawn = without(await direct.text());
      for (const { status, headers, text } of answers) {
        expect(status).toBe(200);
        expect(without(text) === drawn).toBe(true);
        expect(text).not.toContain(formMarks.key);
        expect(text).not.toContain(formMarks.stamp);
        expect(headers['cache-control']).toBe('private, no-cache');
        for (const name of ['etag', 'cdn-cache-control', 'surrogate-key', 'server-timing'])
          expect(headers[name]).toBeUndefined();
        for (const [name, value] of direct.headers)
          if (name !== 'x-request-id') expect(headers[name], name).toBe(value);
      }
      expect(new Set(answers.map(({ text }) => keyIn(text))).size).toBe(3);
      expect(keyIn(answers[0]!.text)).toMatch(/^[\w-]{16,}$/);
      for (const { text } of answers) expect(text).toContain(`"key":"${keyIn(text)}"`);
    });
  },
);

describe('a form that was kept', () => {
  it('carries a genuine time, and is received like any other', async () => {
    await bed.get('/contact');
    const { text } = await bed.get('/contact');
    const stamp = stampIn(text) ?? null;
    const elapsed = await site.parts.site.leads.clock.elapsedMs(stamp, Date.now());
    expect(elapsed).toBeGreaterThanOrEqual(0);
    expect(elapsed).toBeLessThan(60_000);
  });

  it.each([
    ['gzip, br, zstd', 'br', brotliDecompressSync],
    ['zstd', 'zstd', zstdDecompressSync],
    ['gzip', 'gzip', gunzipSync],
  ] as const)(
    'asked for as %s is compressed as %s, with the right length and a start of its own',
    async (accepted, coding, decompress) => {
      const keys: unknown[] = [];
      const plain = await bed.get('/contact');
      // The first is compressed, the others have their blanks filled.
      for (let visitor = 0; visitor < 3; visitor += 1) {
        const { body, headers } = await bed.get('/contact', { 'accept-encoding': accepted });
        expect(headers['content-encoding']).toBe(coding);
        expect(Number(headers['content-length'])).toBe(body.length);
        const text = decompress(body).toString();
        expect(without(text) === without(plain.text)).toBe(true);
        keys.push(keyIn(text), stampIn(text));
      }
      expect(keys).not.toContain(undefined);
      expect(new Set(keys.filter((_, at) => at % 2 === 0)).size).toBe(3);
      const head = await bed.get('/contact', { 'accept-encoding': accepted }, 'HEAD');
      expect(head.status).toBe(200);
      expect(head.body).toHaveLength(0);
    },
  );

  it('about a bus is drawn for its visitor', async () => {
    await bed.get('/contact?bus=7');
    const { text } = await bed.get('/contact?bus=7');
    expect(rendered).toEqual(['/contact?bus=7', '/contact?bus=7']);
    expect(text).toContain('value="7"');
  });

  it('is drawn anew when the content changes', async () => {
    await bed.get('/contact');
    bed.watch.bump('content');
    await bed.get('/contact');
    expect(rendered).toEqual(['/contact', '/contact']);
  });

  it('without the database opens from memory, or drawn for its visitor', async () => {
    const kept = keyIn((await bed.get('/contact')).text);
    bed.database.away = true;
    for (let poll = 0; poll < 3; poll++) await bed.watch.poll();
    expect(bed.watch.isAway()).toBe(true);
    const { status, text } = await bed.get('/contact');
    expect(status).toBe(200);
    expect(keyIn(text)).not.toBe(kept);
    expect((await bed.get('/sell-your-bus')).status).toBe(200);
    expect((await bed.get('/sell-your-bus')).status).toBe(200);
    expect(rendered).toEqual(['/contact', '/sell-your-bus', '/sell-your-bus']);
    bed.database.away = false;
    await bed.watch.poll();
  });

  it('is refused with a page like anything else when too much is open', async () => {
    const crowded = await createFrontBed(site.app, {
      startForm: begin,
      admission: createAdmission({
        ...usualAdmission,
        mostOpen: { ...usualAdmission.mostOpen, form: 0 },
      }),
    });
    expect((await crowded.get('/contact')).status).toBe(200);
    const { status, headers } = await crowded.get('/contact');
    expect(status).toBe(503);
    expect(headers['retry-after']).toBeTruthy();
    await crowded.close();
  });
});
