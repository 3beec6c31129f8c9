import { expect, inject, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const bus = '/buses/1001-2016-starcraft-allstar-18-passenger-shuttle';

describeInChromium('the cost of a bus', ({ openPage }) => {
  it.each([true, false])('is worked out from its page, with scripts: %s', async (scripts) => {
    const page = await openPage({ javaScriptEnabled: scripts });
    await page.goto(origin + bus);
    const section = page.getByRole('region', { name: 'Cost at your door' });
    await section.getByLabel('Where to?').fill('60601');
    await section.getByRole('button', { name: 'Work it out' }).click();
    await page.waitForURL(/\/cost\?zip=60601$/);
    const door = page.getByRole('table', { name: 'To your door' });
    expect(await door.innerText()).toContain('Not in it: Sales tax and Title and tags.');
    await page.getByLabel('Sales tax, %').fill('6.25 %');
    await page.getByLabel('Title and tags, $').fill('$180');
    await page.getByLabel('How it comes').selectOption('Hauled, on a trailer');
    await page.getByRole('button', { name: 'Work it out' }).click();
    await page.waitForURL(/tax=6\.25/);
    const words = await door.innerText();
    expect(words).toContain('Hauling a small bus: $2.75 a mile');
    expect(words).not.toContain('Not in it');
    // Back on the bus's page the place is still there.
    await page.getByRole('link', { name: '2016 Starcraft Allstar' }).first().click();
    await page.waitForURL(/near=60601/);
  });
});
