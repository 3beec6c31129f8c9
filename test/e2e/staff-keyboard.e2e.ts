import { expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { awake, desktop, open, origin, signIn } from './staff-bed.ts';

describeInChromium('staff', ({ openPage }) => {
  it('get around with the keyboard', async () => {
    const page = await signIn(await openPage({ ...desktop, tolerate: /status of 422/ }));
    await open(page, '/staff');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to' }).fill('audit');
    await page.getByRole('option', { name: /Audit/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/staff/audit`);
    await awake(page);
    // Pages that are in no menu, by any word of theirs; the list is one for a screen reader.
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('combobox', { name: 'Jump to' });
    await palette.fill('synonyms');
    await page.getByRole('option', { name: /^Synonyms/, selected: true }).waitFor();
    await page.emulateMedia({ forcedColors: 'active' });
    for (const chosen of ['[role=option][aria-selected=true]', '.staff-nav a[aria-current]']) {
      const outline = (one: Element) => getComputedStyle(one).outlineStyle;
      expect(await page.locator(chosen).first().evaluate(outline)).toBe('solid');
    }
    await page.emulateMedia({ forcedColors: 'none' });
    await palette.fill('no such page');
    await page.getByRole('status').filter({ hasText: 'Nothing found' }).waitFor();
    expect(await palette.getAttribute('aria-expanded')).toBe('false');
    expect(await page.locator('[role=listbox] > :not([role=option])').count()).toBe(0);
    await palette.fill('article sections');
    await page.getByRole('option', { name: /^Article sections/ }).waitFor();
    await page.keyboard.press('Enter');
    await page.waitForURL(`${origin}/staff/content/entries/section`);
    await awake(page);
    // Whoever tabs away from the marked row goes on from where the focus is.
    await page.keyboard.press('j');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.press('j');
    expect(await page.locator('tbody tr').nth(3).getAttribute('data-current')).toBe('true');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Keyboard help' }).waitFor();
    // No key reaches the page behind it, not even from the box.
    await page.keyboard.press('Shift+Tab');
    expect(await page.locator(':focus').getAttribute('type')).toBe('checkbox');
    await page.keyboard.press('k');
    expect(await page.locator('tbody tr').nth(3).getAttribute('data-current')).toBe('true');
    await page.keyboard.press('Escape');
    await open(page, '/staff');
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    expect(await page.locator('[data-current=true]').count()).toBe(1);
    const href = await page.locator('[data-current=true] a').getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(origin + href);
    // What is wrong is where the focus is, so that the next Tab leads to it.
    await open(page, '/staff/content/entries/faq/edit');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.locator('main [role=alert]:focus').waitFor();
    await page.keyboard.press('Tab');
    expect(await page.locator(':focus').getAttribute('href')).toBe('#field-question');
    // Saves from any field of a form, whatever other buttons the form has.
    for (const path of ['/staff/content/settings', '/staff/content/articles/edit']) {
      await open(page, path);
      const sent = page.waitForRequest((request) => request.method() === 'POST');
      await page.locator('main .field-input').first().press('Control+Enter');
      expect(new URL((await sent).url()).pathname).toBe(path);
      expect((await sent).postData()).not.toMatch(/name="(?:step|to)"/);
      await page.waitForLoadState();
    }
    // Who speaks instead of typing switches single keys off, and Ctrl K stays.
    await open(page, '/staff');
    await page.locator('.staff-side-body').getByRole('button', { name: 'Keyboard' }).click();
    await page.getByLabel('Single keys').uncheck();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.keyboard.press('j');
    await page.keyboard.press('?');
    expect(await page.locator('[data-current=true]').count()).toBe(0);
    expect(await page.locator('dialog[open]').count()).toBe(0);
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Jump to' }).waitFor();
  });

  it('see what has the focus, whatever sticks to an edge', async () => {
    const page = await signIn(await openPage({ viewport: { width: 360, height: 740 } }));
    await open(page, '/staff/inventory/new');
    const hidden = await page.evaluate(() => {
      const edges = (one: Element) => one.getBoundingClientRect();
      const above = document.querySelector('.staff-side')!;
      const below = document.querySelector('.listing-save')!;
      const fields = [...document.querySelectorAll<HTMLElement>('.field-input')];
      const seen = fields.filter((field) => field.checkVisibility());
      // Down, and up again as Shift and Tab go.
      return [...seen, ...seen.toReversed()]
        .filter((field) => {
          field.focus();
          const { top, bottom } = edges(field);
          return bottom > edges(below).top + 1 || top < edges(above).bottom - 1;
        })
        .map((field) => field.id);
    });
    expect(hidden).toEqual([]);
    await page.getByRole('link', { name: 'Engine and drivetrain' }).click();
    const edges = await page.evaluate(() => [
      document.querySelector('.staff-side')!.getBoundingClientRect().bottom,
      document.querySelector('#group-engine')!.getBoundingClientRect().top,
    ]);
    expect(edges).toEqual(edges.toSorted((a, b) => a - b));
    await open(page, '/staff/inventory');
    // What lies over the page goes by Escape, and its button has the focus again.
    const columns = page.locator('summary').filter({ hasText: 'Columns' });
    await columns.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    expect(await page.locator('.stock-menu[open] :focus').count()).toBe(1);
    await page.keyboard.press('Escape');
    expect(await page.locator('.stock-menu[open]').count()).toBe(0);
    expect(await page.locator(':focus').innerText()).toBe('Columns');
    await page.locator('.stock-sort').first().focus();
    const sort = (await page.locator('.stock-sort').first().boundingBox())!;
    const top = await page.evaluate(
      ([x, y]) => document.elementFromPoint(x!, y!)?.textContent,
      [sort.x + sort.width / 2, sort.y + sort.height / 2],
    );
    expect(top).toMatch(/^Bus/);
  });

  it('are at the first wrong field when a form is not taken', async () => {
    const page = await signIn(await openPage({ ...desktop, tolerate: /status of 422/ }));
    await open(page, '/staff/webhooks');
    const address = page.getByRole('textbox', { name: 'Address' });
    await address.fill('http://crm.example/hook');
    await page.keyboard.press('Enter');
    await page.getByText('The address must begin with https://.').waitFor();
    const isThere = () => address.evaluate((field) => field === document.activeElement);
    await expect.poll(isThere).toBe(true);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Shift+Tab');
    expect(await isThere()).toBe(true);
  });
});
