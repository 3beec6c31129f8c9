import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');

describeInChromium('saving from a card, and comparing', ({ openPage }) => {
  it('saves with the button on the picture, and the card stays a link', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    const card = page.locator('.bus-card').first();
    const title = (await card.locator('h3').textContent())!;
    const save = card.getByRole('button', { name: `Save ${title}` });
    await save.click();
    expect(await save.getAttribute('aria-pressed')).toBe('true');
    expect(new URL(page.url()).pathname).toBe('/buses');
    const yours = page.getByRole('region', { name: 'Your buses' });
    await yours.scrollIntoViewIfNeeded();
    await yours.getByRole('link', { name: title }).waitFor();
    await save.click();
    expect(await save.getAttribute('aria-pressed')).toBe('false');
    expect(await page.evaluate(() => localStorage.getItem('savedBuses'))).toBeNull();
  });

  it('gives cards that a filter brought their button too', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    await page.locator('.card-save').first().waitFor();
    await page.getByLabel('Coach Buses').first().check();
    await page.waitForURL(/category=coach/);
    const cards = await page.locator('[data-list-results] .bus-card').count();
    expect(await page.locator('[data-list-results] .card-save').count()).toBe(cards);
    const last = page.locator('[data-list-results] .bus-card').last();
    await last
      .getByRole('button', { name: `Save ${await last.locator('h3').textContent()}` })
      .click();
    expect(await last.locator('.card-save').getAttribute('aria-pressed')).toBe('true');
  });

  it('puts the saved ones side by side', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    const saves = page.locator('.card-save');
    await saves.first().waitFor();
    await saves.nth(0).click();
    await saves.nth(1).click();
    await page.getByRole('region', { name: 'Your buses' }).scrollIntoViewIfNeeded();
    await page.getByRole('link', { name: 'Compare these' }).click();
    await page.waitForURL(/\/compare\?bus=\d+&bus=\d+$/);
    expect(await page.locator('thead .compare-title').count()).toBe(2);
    await page.getByRole('link', { name: 'Only what differs' }).click();
    await page.waitForURL(/only=differences/);
    expect(await page.locator('tbody tr:not(.compare-group):not(.compare-differs)').count()).toBe(
      0,
    );
  });

  it('shows one bus alone no larger than one of two, beside those to put there', async () => {
    const page = await openPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${origin}/compare?bus=1001`);
    const picture = (await page.locator('thead .picture').boundingBox())!;
    const more = (await page.locator('.compare-more').boundingBox())!;
    expect(picture.width).toBeLessThanOrEqual(320);
    expect(more.x).toBeGreaterThan(picture.x + picture.width);
    expect(more.y).toBeLessThan(picture.y + picture.height);
  });

  it('has the names of rows and groups where their column begins', async () => {
    const page = await openPage({ viewport: { width: 320, height: 640 } });
    await page.goto(`${origin}/compare?bus=1001&bus=1002&bus=1003&bus=1011&zip=60601`);
    const alignments = await page
      .locator('.compare-table th')
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).textAlign));
    expect([...new Set(alignments)]).toEqual(['start']);
    const group = page.locator('.compare-group th > span').first();
    const table = page.locator('.compare-table').first();
    expect((await group.boundingBox())!.x).toBeCloseTo((await table.boundingBox())!.x, 0);
  });

  it('works by links alone without a script', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(`${origin}/buses`);
    expect(await page.locator('.card-save:visible').count()).toBe(0);
    await page.locator('.bus-card h3 a').first().click();
    await page.getByRole('link', { name: 'Compare with these' }).click();
    expect(await page.locator('thead .compare-title').count()).toBeGreaterThan(1);
    await page
      .getByRole('link', { name: /^Remove / })
      .first()
      .click();
    await page.waitForURL(/\/compare\?.*#side-by-side$/);
    // Gone on with there, not at the top of the page.
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement!.closest('.compare-tools, .compare-scroll')),
    ).not.toBeNull();
  });

  it('keeps the names of the rows in sight on a phone', async () => {
    const page = await openPage({ viewport: { width: 360, height: 780 } });
    await page.goto(`${origin}/compare?bus=1001&bus=1002&bus=1011`);
    await page.locator('.compare-scroll').evaluate((box) => {
      box.scrollLeft = 200;
    });
    const name = await page.getByRole('rowheader', { name: 'Mileage', exact: true }).boundingBox();
    expect(name!.x).toBeGreaterThanOrEqual(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});
