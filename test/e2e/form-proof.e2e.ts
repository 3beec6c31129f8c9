import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

describeInChromium('the proof of work', ({ openPage }) => {
  it.each([
    ['/contact', 'First name'],
    ['/sell-your-bus', 'Your name'],
  ])('of %s begins with the first touch and is there unseen', async (path, label) => {
    const page = await openPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/form-proof|solve-proof/.test(request.url())) asked.push(request.url());
    });
    await page.goto(origin + path);
    await page.waitForLoadState('networkidle');
    expect(asked.filter((url) => url.includes('/api/'))).toEqual([]);
    const field = page.getByLabel(label).first();
    await field.focus();
    const proof = page.locator('form input[name="proof"]');
    await proof.waitFor({ state: 'attached', timeout: 30_000 });
    const text = Buffer.from(await proof.inputValue(), 'base64').toString();
    expect(JSON.parse(text)).toMatchObject({
      challenge: { parameters: { algorithm: 'SHA-256' } },
      solution: { counter: expect.any(Number) },
    });
    expect(await proof.count()).toBe(1);
    // Whoever types meanwhile is not held up.
    await field.fill('Zoë');
    expect(await field.inputValue()).toBe('Zoë');
  });
});
