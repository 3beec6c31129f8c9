import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { describeInChromium } from '#test/setup/browser.ts';
import {
  awake,
  desktop,
  fitsPhone,
  longJourneyMs,
  onlyHere,
  open,
  origin,
  postForm,
  signIn,
  soon,
} from './staff-bed.ts';

const number = (low: number, high: number) => low + Math.floor(Math.random() * (high - low));

/** What a visitor asks; gives the address it was sent with. */
async function ask(lastName: string, more: Record<string, string> = {}): Promise<string> {
  const email = `${crypto.randomUUID()}@example.com`;
  await postForm('/contact', {
    firstName: 'Ada',
    lastName,
    phone: `(856) ${number(200, 999)}-${number(1000, 9999)}`,
    email,
    // The same words from many people count as spam.
    message: `This is ${lastName}. Is the lift at the back, and when can I see it?`,
    bus: '1001',
    ...more,
  });
  return email;
}

const rows = (page: Page) => page.locator('.table tbody tr');

describeInChromium('the leads of a day', ({ openPage }) => {
  it(
    'are answered one after the other from a template, by keyboard',
    { timeout: longJourneyMs },
    async () => {
      const family = onlyHere('Lark');
      for (let turn = 1; turn <= 20; turn++) await ask(`${family} ${turn}`);
      const page = await signIn(await openPage(desktop));
      const inbox = `/staff/leads?q=${family}`;
      await open(page, inbox);
      expect(await rows(page).count()).toBe(20);
      await fitsPhone(page);
      for (let turn = 1; turn <= 20; turn++) {
        await page.keyboard.press('j');
        await page.keyboard.press('Enter');
        await page.waitForURL(/\/leads\/\d+$/);
        await awake(page);
        await page.keyboard.press('1');
        await page.waitForURL(/template=/);
        await awake(page);
        await page.locator('textarea[name=body]:focus').waitFor();
        if (turn === 1) await fitsPhone(page);
        await page.keyboard.press('Control+Enter');
        await page.getByText('Mail on its way.').waitFor();
        await open(page, inbox);
      }
      expect(await rows(page).count()).toBe(0);
      await open(page, `/staff/leads?state=answered&q=${family}`);
      expect(await rows(page).count()).toBe(20);
      await open(page, '/staff/operations/mail');
      await page.keyboard.press('j');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/mail\/\d+/);
      await fitsPhone(page);
    },
  );

  it('of one person are put together, and the person is forgotten', async () => {
    const family = onlyHere('Wren');
    const email = await ask(family);
    await ask(family, {
      email,
      phone: '',
      message: 'I forgot: does it have a toilet?',
      bus: '1002',
    });
    const page = await signIn(await openPage({ viewport: { width: 360, height: 740 } }));
    await page.goto(`${origin}/staff/leads?q=${family}`);
    expect(await rows(page).count()).toBe(2);
    await rows(page).first().getByRole('link').click();
    await page.getByRole('button', { name: 'Merge into this one' }).click();
    await page.getByText('Merged: both messages stand here now.').waitFor();
    await page.getByText('Is the lift at the back').waitFor();
    await page.getByText('does it have a toilet').waitFor();
    await fitsPhone(page);
    await page.goto(`${origin}/staff/leads?q=${family}`);
    expect(await rows(page).count()).toBe(1);
    await rows(page).first().getByRole('link').click();
    await page.getByRole('link', { name: 'Erase…' }).click();
    await page.getByLabel('Type ERASE').fill('ERASE');
    await fitsPhone(page);
    await page.getByRole('button', { name: 'Erase this person' }).click();
    await page.waitForURL(/\/staff\/leads(\?|$)/);
    await page.goto(`${origin}/staff/leads?state=all&q=${family}`);
    await page.getByText('Nothing here fits.').waitFor(soon);
  });

  it('are printed with what is known, without what is pressed and typed into', async () => {
    const family = onlyHere('Finch');
    await ask(family);
    const page = await signIn(await openPage(desktop));
    await page.goto(`${origin}/staff/leads?q=${family}`);
    await rows(page).first().getByRole('link').click();
    await page.getByRole('heading', { name: 'Next step' }).waitFor();
    await page.emulateMedia({ media: 'print' });
    for (const role of ['button', 'textbox', 'combobox', 'navigation'] as const)
      expect(await page.getByRole(role).filter({ visible: true }).count(), role).toBe(0);
    expect(await page.getByRole('heading', { name: 'Next step' }).isVisible()).toBe(false);
    expect(await page.locator('.lead-message').isVisible()).toBe(true);
    expect(await page.getByRole('heading', { name: 'Contact' }).isVisible()).toBe(true);
  });
});
