import { expect, it } from 'vitest';
import type { Page } from '@playwright/test';
import { codeOf, goodPassword } from '#test/factories/staff-sign-in.ts';
import { describeInChromium } from '#test/setup/browser.ts';
import { awake, desktop, fitsPhone, onlyHere, open, origin, signIn } from './staff-bed.ts';

/** Invites somebody, reads the mail, joins with a password and a code app; gives a recovery code. */
async function joinAsManager(owner: Page, person: Page, email: string): Promise<string> {
  await open(owner, '/staff/people');
  await owner.getByLabel('Name', { exact: true }).fill('Uma Reed');
  await owner.getByLabel('E-mail').fill(email);
  await owner.locator('form[action$=invite] select').selectOption('manager');
  await owner.getByRole('button', { name: 'Send the invitation' }).click();
  await owner.getByText(email).first().waitFor();
  await expect
    .poll(async () => {
      await owner.goto(`${origin}/staff/operations/mail`);
      return owner.locator('tbody tr').filter({ hasText: email }).count();
    })
    .toBe(1);
  await owner.locator('tbody tr').filter({ hasText: email }).getByRole('link').click();
  const text = await owner.locator('.operations-mail').innerText();
  const link = /\/staff\/sign-in\/link\/\S+/.exec(text)?.[0] ?? '';
  await person.goto(origin + link);
  await fitsPhone(person);
  await person.getByLabel('New password').fill(goodPassword);
  await person.getByLabel('The same again').fill(goodPassword);
  await person.getByRole('button', { name: 'Join' }).click();
  await person.getByLabel('Your password').fill(goodPassword);
  await person.getByRole('button', { name: 'Go on' }).click();
  await person.getByText('Scan this with the app').waitFor();
  await fitsPhone(person);
  const recovery = (await person.locator('.staff-codes code').first().textContent()) ?? '';
  const secret = (await person.locator('.staff-secret').textContent()) ?? '';
  await person.getByLabel('Six digits').fill(codeOf(secret));
  await person.getByRole('button', { name: 'Turn it on' }).click();
  await person.getByText('The code app is set up.').waitFor();
  return recovery;
}

describeInChromium('a session that ends in the middle', ({ openPage }) => {
  it('keeps what was typed until the person is back', async () => {
    const owner = await signIn(await openPage(desktop));
    const person = await openPage({ ...desktop, tolerate: /status of 401/ });
    const email = `${onlyHere('uma')}@example.com`;
    const recovery = await joinAsManager(owner, person, email);

    await open(person, '/staff/inventory/1003');
    const typed = `Line one.\nNew brakes, “all around” & inspected: ${onlyHere('rook')}`;
    await person.locator('#field-description').fill(typed);
    await person.context().clearCookies();
    await person.getByRole('button', { name: 'Save changes' }).click();
    await person.getByText('What you typed is kept').waitFor();
    await fitsPhone(person);
    await person.getByLabel('E-mail').fill(email);
    await person.getByLabel('Password').fill(goodPassword);
    await person.getByRole('button', { name: 'Sign in' }).click();
    await person.getByRole('button', { name: 'Phone lost? Use a recovery code' }).click();
    await person.getByLabel('One of your recovery codes').fill(recovery);
    await person.getByRole('button', { name: 'Sign in' }).click();
    await person.getByRole('heading', { name: 'You are signed in again' }).waitFor();
    await fitsPhone(person);
    await person.getByRole('button', { name: 'Send it now' }).click();
    await person.waitForURL(/\/staff\/inventory\/1003/);
    await open(person, '/staff/inventory/1003');
    expect(await person.locator('#field-description').inputValue()).toBe(typed);

    await person.keyboard.press('Control+k');
    await person.getByRole('combobox', { name: 'Jump to' }).fill('OMN-003');
    await person.getByRole('option', { name: /OMN-003/ }).waitFor();
    await person.keyboard.press('Enter');
    await person.waitForURL(/\/staff\/inventory\/1003/);
    await awake(person);
    await person.keyboard.press('Control+k');
    await person.getByRole('combobox', { name: 'Jump to' }).fill('lea');
    await person.keyboard.press('Enter');
    await person.waitForURL(/\/staff\/leads/);
  });
});
