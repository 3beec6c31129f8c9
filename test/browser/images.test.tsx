import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { serveFixture } from './fixtures/serve-fixture.tsx';

const missing = /Failed to load resource/;

describeInChromium('pictures', ({ openPage }) => {
  it('drop their placeholder when they are there', async () => {
    const site = await serveFixture(() => (
      <div id="frame">
        <span data-placeholder="" />
        <img data-picture="" src="/picture.svg" alt="A bus" width="4" height="4" />
      </div>
    ));
    const page = await openPage();
    await page.goto(site.origin);
    await page.locator('img[data-loaded]').waitFor();
    expect(await page.locator('[data-placeholder]').count()).toBe(0);
    await site.close();
  });

  it('are replaced by their fallback, also inside <picture>', async () => {
    const site = await serveFixture(() => (
      <div>
        <span data-placeholder="" />
        <picture>
          <source srcSet="/missing.webp" />
          <img data-picture="" data-fallback="/picture.svg" src="/missing.png" alt="A bus" />
        </picture>
      </div>
    ));
    const page = await openPage({ tolerate: missing });
    await page.goto(site.origin);
    await page.locator('img[data-loaded]').waitFor();
    expect(await page.locator('img').getAttribute('src')).toBe('/picture.svg');
    expect(await page.locator('[data-placeholder]').count()).toBe(0);
    await site.close();
  });

  it('ask for a failing fallback once', async () => {
    const site = await serveFixture(() => (
      <img data-picture="" data-fallback="/missing-too.png" src="/missing.png" alt="A bus" />
    ));
    const page = await openPage({ tolerate: missing });
    await page.goto(site.origin);
    await page.waitForLoadState('networkidle');
    expect(site.requested.filter((path) => path.startsWith('/missing'))).toEqual([
      '/missing.png',
      '/missing-too.png',
    ]);
    await site.close();
  });

  it('say what they show below the badge and the bookmark of a card when the fallback fails, too', async () => {
    const site = await serveFixture(() => (
      <article className="bus-card">
        <img
          data-picture=""
          data-fallback="/missing-too.png"
          src="/missing.png"
          srcSet="/missing.png 360w"
          sizes="94vw"
          alt="A bus"
        />
      </article>
    ));
    const page = await openPage({ tolerate: missing });
    await page.goto(site.origin);
    await page.waitForLoadState('networkidle');
    const sheet = await readFile('src/site/routes/inventory/bus-card.css', 'utf8');
    const wordsBegin = await page.evaluate((text) => {
      const rules = new CSSStyleSheet();
      rules.replaceSync(text);
      document.adoptedStyleSheets = [rules];
      return getComputedStyle(document.querySelector('img')!).paddingTop;
    }, sheet);
    // A bookmark is 44 px high and begins 4 px below the edge of its card.
    expect(Number.parseFloat(wordsBegin)).toBeGreaterThanOrEqual(48);
    await site.close();
  });
});
