import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

describeInChromium('the footer form', ({ openPage }) => {
  const visit = async (options = {}) => {
    const page = await openPage(options);
    await page.goto(`${origin}/cdl`);
    await page.locator('[data-footer-form]').scrollIntoViewIfNeeded();
    if (!('javaScriptEnabled' in options))
      await page.locator('[data-footer-form][data-awake]').waitFor();
    return page;
  };

  it('keeps the e-mail, says so, disables itself and goes to /contact (spec §2)', async () => {
    const page = await visit();
    const during = await page.locator('[data-footer-form]').evaluate((form) => {
      const input = form.querySelector('input')!;
      const button = form.querySelector('button')!;
      input.value = ' rider@example.com ';
      button.click();
      return {
        kept: sessionStorage.getItem('prefillEmail'),
        text: button.textContent,
        disabled: [input.disabled, button.disabled],
        there: location.pathname,
      };
    });
    expect(during).toEqual({
      kept: 'rider@example.com',
      text: 'Redirecting...',
      disabled: [true, true],
      there: '/cdl',
    });
    await page.waitForURL('**/contact');
  });

  it('stores nothing when nothing was typed', async () => {
    const page = await visit();
    await page.locator('[data-footer-form] button').click();
    await page.waitForURL('**/contact');
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  it('is ready again for who comes back', async () => {
    const page = await visit();
    await page.locator('[data-footer-form] button').click();
    await page.waitForURL('**/contact');
    await page.goBack();
    const button = page.locator('[data-footer-form] button');
    expect(await button.textContent()).toBe('Contact Us');
    expect(await button.isEnabled()).toBe(true);
  });

  it('is a plain way to /contact without a script', async () => {
    const page = await visit({ javaScriptEnabled: false });
    await page.locator('[data-footer-form] button').click();
    await page.waitForURL(/\/contact\??$/);
    expect(page.url()).not.toContain('=');
  });
});
