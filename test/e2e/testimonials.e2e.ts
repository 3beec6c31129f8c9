import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const address = '**/api/testimonials';

describeInChromium('testimonials', ({ openPage }) => {
  it('are fetched only near the window, behind a skeleton that keeps their place', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 700 } });
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(origin);
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain('/api/testimonials');
    const section = page.locator('[data-testimonials]');
    const before = await section.evaluate((element) => element.getBoundingClientRect().height);
    await section.scrollIntoViewIfNeeded();
    await page.locator('.testimonial blockquote').first().waitFor();
    expect(asked.filter((path) => path === '/api/testimonials')).toHaveLength(1);
    expect(await page.locator('.skeleton').count()).toBe(0);
    expect(await page.getByText('Example text, not by a customer').count()).toBe(3);
    const after = await section.evaluate((element) => element.getBoundingClientRect().height);
    expect(Math.abs(after - before)).toBeLessThanOrEqual(1);
  });

  it('leave no trace when they cannot be had', async () => {
    const page = await openPage({ tolerate: /Failed to load resource/ });
    await page.route(address, (route) => route.fulfill({ status: 500, body: 'no' }));
    await page.goto(origin);
    await page.locator('[data-testimonials]').scrollIntoViewIfNeeded();
    await page.locator('[data-testimonials]').waitFor({ state: 'hidden' });
  });

  it('leave no skeleton when their script does not come', async () => {
    const page = await openPage({ tolerate: /Failed to load resource/ });
    await page.route('**/assets/testimonials-*.js', (route) => route.abort());
    await page.goto(origin);
    await page.locator('[data-testimonials]').scrollIntoViewIfNeeded();
    await page.locator('[data-testimonials]').waitFor({ state: 'hidden' });
  });

  it('are not there without a script', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(origin);
    expect(await page.locator('[data-testimonials]').isVisible()).toBe(false);
  });
});
