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
});
