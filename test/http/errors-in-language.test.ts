import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ServerResponse } from 'node:http';
import { siteSettings } from '#content/site-settings.ts';
import { inLanguage } from '#messages/in-language.ts';
import { createReadyMade } from '#server/front/overload/ready-made.ts';
import { withStaleNotice } from '#server/front/page-cache/stale-notice.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await createTestSite();
});
afterAll(() => site.close());

const html = { accept: 'text/html' };
const json = { accept: 'application/json' };

describe('a page that is not there', () => {
  it.each([
    ['/nothing', 'en-US', 'This stop does not exist', 'Not found'],
    ['/es/nothing', 'es-US', 'Esta parada no existe', 'No encontrado'],
    ['/fr/nothing', 'fr-CA', 'Cet arrêt n’existe pas', 'Introuvable'],
  ])('%s is told in the language of its address', async (path, locale, heading, message) => {
    const page = await site.get(path, html);
    expect(page.status).toBe(404);
    const text = await page.text();
    expect(text).toContain(`<html lang="${locale}"`);
    expect(text).toContain(heading);
    expect(await (await site.get(path, json)).json()).toEqual({ message, status: 404 });
  });

  it.each(['/de/buses', '/da', '/da/', '/en/buses', '/pt-br', '/es-mx/buses'])(
    '%s: a prefix without pages is unknown at once, in English',
    async (path) => {
      const page = await site.get(path, { ...html, 'accept-language': 'de' });
      if (path.endsWith('/')) return expect(page.headers.get('location')).toBe('/da');
      expect(page.status).toBe(404);
      const text = await page.text();
      expect(text).toContain('<html lang="en-US"');
      expect(text).toContain('This stop does not exist');
      expect(text).not.toContain('rel="alternate" hrefLang');
    },
  );
});

describe('what is refused', () => {
  const post = (path: string, headers: Record<string, string>, body: string) =>
    site.app.request(`http://omnibus.example${path}`, { method: 'POST', headers, body });

  it('by another site or for its address is told in the language of the address', async () => {
    const foreign = { origin: 'https://elsewhere.example' };
    expect(await (await post('/fr/contact', foreign, 'a=b')).text()).toBe(
      'Ce formulaire ne peut être envoyé que depuis nos propres pages.',
    );
    expect(await (await site.get(`/es/buses?search=${'x'.repeat(5_000)}`)).text()).toBe(
      'La dirección es demasiado larga.',
    );
  });

  it('is a page to browsers, with a way on, and nothing that is kept', async () => {
    const foreign = { ...html, origin: 'https://elsewhere.example' };
    const refusals = [
      [await post('/fr/contact', foreign, 'a=b'), 403, 'depuis nos propres pages'],
      [
        await post('/contact/bus-alert/x', { ...html, 'content-type': 'text/csv' }, 'a'),
        415,
        'content type',
      ],
      [await site.get(`/es/buses?search=${'x'.repeat(5_000)}`, html), 414, 'demasiado larga'],
    ] as const;
    for (const [answer, status, words] of refusals) {
      expect(answer.status).toBe(status);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      const text = await answer.text();
      expect(text).toMatch(new RegExp(`<h1>.*</h1><p class="page-intro">[^<]*${words}`));
      expect(text).toContain(siteSettings.phone.href);
    }
  });

  it('before the site is asked, too', () => {
    const readyMade = createReadyMade({
      headers: [],
      siteUrl: 'https://omnibus.example',
      settings: siteSettings,
      stylesheets: [],
    });
    const told = (url: string, refusal: 'busy' | 'host' = 'busy') => {
      let body = '';
      const response = {
        req: { url, method: 'GET' },
        writeHead: () => {},
        end: (bytes: Buffer) => {
          body = String(bytes);
        },
      };
      readyMade.send(response as unknown as ServerResponse, refusal, 'id');
      return body;
    };
    expect(told('/buses')).toContain('<h1>The lot is full right now</h1>');
    expect(told('/es?x=1')).toContain('<h1>El lote está lleno en este momento</h1>');
    const french = told('/fr/buses?search=15');
    expect(french).toContain('<html lang="fr-CA">');
    expect(french).toContain('<h1>Le stationnement est plein en ce moment</h1>');
    expect(french).toContain('Réessayez dans quelques secondes.');
    expect(french).toContain(
      `Appelez Omnibus au <a class="text-link" href="${siteSettings.phone.href}">`,
    );
    // Whoever came by another name is led to the right one.
    expect(told('/es/buses', 'host')).toContain('href="https://omnibus.example"');
    expect(french).not.toContain('https://');
    // A language that has no pages, and an address that could not be read.
    expect(told('/de/buses')).toContain('<html lang="en-US">');
    expect(String(readyMade.bytes('slow'))).toContain('The line was too slow');
  });
});

it('notes on an older page that it is one, in its language', () => {
  const noted = () => withStaleNotice('<main id="main">…</main>');
  expect(noted()).toContain('Prices and availability on this page may be a few minutes old.');
  expect(inLanguage('fr', noted)).toMatch(/^<main id="main"><div.*Les prix et la disponibilité/);
});
