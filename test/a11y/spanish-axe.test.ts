import { describe, expect, inject, it } from 'vitest';
import { describeInChromium, viewports } from '#test/setup/browser.ts';
import { englishWords } from '../site-audit/english-words.ts';
import { cutFacts, sidewaysOverflow, violations } from './page-checks.ts';

const origin = inject('siteOrigin');
const refused = /Failed to load resource: the server responded with a status of 4\d\d/;

/** One of each kind; Spanish words are longer, so a page that fits a phone in English may not fit it here. */
const pages = [
  '/es',
  '/es/buses',
  '/es/buses?search=autob%C3%BAs%20escolar%20con%20rampa',
  '/es/categories',
  '/es/categories/school',
  '/es/sell-your-bus',
  '/es/contact',
  '/es/contact/video-tour',
  '/es/cdl?seats=12&wheelchair=2&gvwr=14500',
  '/es/locations',
  '/es/locations/nj',
  '/es/knowledge-center/',
  '/es/knowledge-center/faqs/?question=smartsearch',
  '/es/knowledge-center/blog-articles/',
  '/es/knowledge-center/blog/cdl-si-o-no/',
  '/es/knowledge-center/blog/rust-and-where-to-look/',
  '/es/privacy-policy',
  '/es/no-such-page',
];

describeInChromium('pages in Spanish', ({ openPage, lookAtPage }) => {
  describe.each(viewports.filter(({ width }) => width === 360))('at $width px', (viewport) => {
    it.each(pages)('are accessible and fit: %s', async (path) => {
      const page = await lookAtPage({ viewport, tolerate: refused });
      await page.goto(origin + path, { waitUntil: 'load' });
      expect(await page.evaluate(() => document.documentElement.lang)).toBe('es-US');
      expect(await violations(page)).toEqual([]);
      // 320 is 400 % zoom (WCAG 1.4.10); at 768 the desktop's header begins.
      for (const width of [viewport.width, 320, 768, 1024]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await sidewaysOverflow(page), `${width} px`).toBeLessThanOrEqual(0);
        expect(await cutFacts(page), `${width} px`).toEqual([]);
      }
    });

    it('are accessible and fit: a bus', async () => {
      const page = await openPage({ viewport });
      await page.goto(`${origin}/es/buses`);
      const link = page.locator('main a[href^="/es/buses/"]').first();
      await page.goto(origin + (await link.getAttribute('href')));
      expect(await violations(page)).toEqual([]);
      expect(await sidewaysOverflow(page)).toBeLessThanOrEqual(0);
    });

    it('are accessible, fit and speak Spanish: the steps of selling and the private page', async () => {
      const page = await openPage({ viewport, tolerate: refused });
      const check = async (name: string) => {
        // What the bar at the bottom covers depends on where an answer scrolled to.
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
        const lines = (await page.locator('main').innerText())
          .split('\n')
          .filter((line) => !line.startsWith('http'));
        expect(
          lines.filter((line) => englishWords.test(line)),
          name,
        ).toEqual([]);
        expect(await violations(page), name).toEqual([]);
        expect(await sidewaysOverflow(page), name).toBeLessThanOrEqual(0);
      };
      await page.goto(`${origin}/es/sell-your-bus`);
      const goOn = page.locator('main form .button-primary');
      await goOn.click();
      await page.getByText('Hay un problema').waitFor();
      await check('faults');
      await page.locator('#sell-vin').fill('1FDFE4FS7FDA00001');
      await page.locator('#sell-name').fill('Un nombre bastante largo para la pantalla');
      await page.locator('#sell-email').fill(`es${viewport.width}@example.com`);
      await page.locator('#sell-state').selectOption('NJ');
      await goOn.click();
      await page.waitForURL(/\/es\/.*uploading/);
      // The script hides the button of the way without scripts.
      await page.locator('[data-sell-add]').waitFor({ state: 'hidden' });
      await page
        .locator('#sell-photo-input')
        .setInputFiles([
          { name: 'notas.txt', mimeType: 'text/plain', buffer: Buffer.from('no photo') },
        ]);
      await page.getByText('No aceptada').waitFor();
      await check('photos');
      await page.getByRole('button', { name: 'Quitar' }).first().click();
      await page.getByRole('button', { name: 'Enviar mi autobús' }).click();
      await page.waitForURL(/\/es\/.*done/);
      await check('done');
      await page.goto(
        origin + (await page.locator('main a[href*="/status/"]').first().getAttribute('href')),
      );
      expect(new URL(page.url()).pathname).toMatch(/^\/es\//);
      await check('the private page');
    });
  });

  it('draw the search panel in Spanish', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/es/buses`);
    await page.locator('#header-search').fill('zzzqq');
    await page.getByText('No hay autobuses para “zzzqq”').first().waitFor();
    await page.locator('#header-search').fill('ford');
    await page.locator('.search-panel [role=option]').first().waitFor();
    const drawn = (await page.locator('.search-panel').innerText()).split('\n');
    expect(drawn.filter((line) => englishWords.test(line))).toEqual([]);
  });
});
