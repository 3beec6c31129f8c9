import { describe, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { desktop, field, filter, options, origin, panel, suggest } from './search-bed.ts';

describeInChromium('the header’s combobox', ({ openPage }) => {
  const open = async (text = 'mci') => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    await suggest(page, text);
    return page;
  };

  it('has the parts of an editable combobox with a list', async () => {
    const page = await open();
    const box = page.getByRole('combobox', { name: 'Search buses' });
    expect(await box.getAttribute('aria-expanded')).toBe('true');
    expect(await box.getAttribute('aria-autocomplete')).toBe('list');
    expect(await box.getAttribute('aria-controls')).toBe('header-suggestions');
    expect(await page.getByRole('listbox', { name: 'Suggested Results' }).count()).toBe(1);
  });

  it('moves through the options with arrows, Home and End while focus stays in the field', async () => {
    const page = await open();
    const active = () => field(page).getAttribute('aria-activedescendant');
    const last = (await options(page).count()) - 1;
    const steps: [string, string | null][] = [
      ['ArrowDown', 'header-suggestions-0'],
      ['ArrowDown', 'header-suggestions-1'],
      ['End', `header-suggestions-${last}`],
      ['ArrowDown', null],
      ['ArrowUp', `header-suggestions-${last}`],
      ['Home', 'header-suggestions-0'],
      ['ArrowUp', null],
    ];
    for (const [key, wanted] of steps) {
      await page.keyboard.press(key);
      expect(await active(), key).toBe(wanted);
      const selected = page.locator('[role=option][aria-selected=true]');
      expect(await selected.count()).toBe(wanted ? 1 : 0);
    }
    expect(await field(page).evaluate((input) => document.activeElement === input)).toBe(true);
  });

  it('takes letters and sideways arrows into the field while an option is active', async () => {
    const page = await open('mc');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.type('x');
    expect(await field(page).inputValue()).toBe('mxc');
    expect(await field(page).evaluate((input) => document.activeElement === input)).toBe(true);
  });

  it('searches for what was typed on after an option was active', async () => {
    const page = await open('turtle');
    await page.keyboard.press('ArrowDown');
    // Pressed before other options come.
    await page.keyboard.type(' top');
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/buses?search=turtle+top`);
  });

  it('opens the active option with Enter', async () => {
    const page = await open();
    await page.keyboard.press('ArrowDown');
    const href = await page.locator('[role=option][aria-selected=true]').getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(origin + href);
  });

  it('closes on Escape and keeps the words; arrow down opens it again', async () => {
    const page = await open();
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
    expect(await field(page).inputValue()).toBe('mci');
    expect(await field(page).getAttribute('aria-expanded')).toBe('false');
    await page.keyboard.press('ArrowDown');
    await panel(page).waitFor();
  });

  it('returns to the field on Escape inside the panel', async () => {
    const page = await open();
    await filter(page, 'Bus Type').focus();
    await page.keyboard.press('Escape');
    expect(await panel(page).isVisible()).toBe(false);
    expect(await field(page).evaluate((input) => document.activeElement === input)).toBe(true);
  });

  describe('closes', () => {
    it('when the field is emptied', async () => {
      const page = await open();
      await field(page).fill('   ');
      expect(await panel(page).isVisible()).toBe(false);
    });

    it('when someone clicks elsewhere', async () => {
      const page = await open();
      await page.locator('.call-bar').click({ position: { x: 5, y: 5 } });
      expect(await panel(page).isVisible()).toBe(false);
    });

    it('when focus moves on', async () => {
      const page = await open();
      await page.getByRole('link', { name: 'Contact Us' }).first().focus();
      expect(await panel(page).isVisible()).toBe(false);
    });

    it('when the bottom bar hides', async () => {
      const page = await open();
      await page.evaluate(() => window.scrollTo(0, 200));
      await panel(page).waitFor({ state: 'hidden' });
    });

    it('on navigation: coming back finds it closed', async () => {
      const page = await open();
      await options(page).first().click();
      await page.waitForURL(/\/buses\/\d+/);
      await page.goBack();
      expect(await panel(page).filter({ visible: true }).count()).toBe(0);
    });
  });

  it('does not open by itself: not on focus, not with words that nobody typed', async () => {
    const page = await openPage(desktop);
    await page.goto(`${origin}/buses`);
    await field(page).evaluate((input: HTMLInputElement) => (input.value = 'mci'));
    await field(page).focus();
    await panel(page).waitFor({ state: 'attached' });
    expect(await panel(page).isVisible()).toBe(false);
  });

  describe('submits', () => {
    it('nothing without words, bus type or seats', async () => {
      const page = await openPage(desktop);
      await page.goto(`${origin}/categories`);
      await field(page).fill('   ');
      await panel(page).waitFor({ state: 'attached' });
      await page.locator('.search-box button[type=submit]').first().click();
      expect(page.url()).toBe(`${origin}/categories`);
    });

    it('words, bus type and seats together', async () => {
      const page = await open('blue bird');
      await filter(page, 'Bus Type').selectOption('School Buses');
      await filter(page, 'Number of Seats').selectOption('50+ seats');
      await page.getByRole('button', { name: 'See All Products' }).click();
      await page.waitForURL(`${origin}/buses?search=blue+bird&category=school&seats=50%2B`);
    });
  });

  it('is a plain form without JavaScript', async () => {
    const page = await openPage({ ...desktop, javaScriptEnabled: false });
    await page.goto(`${origin}/categories`);
    await field(page).fill('gillig');
    await field(page).press('Enter');
    await page.waitForURL(`${origin}/buses?search=gillig`);
  });
});
