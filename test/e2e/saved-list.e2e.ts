import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { violations } from '#test/a11y/page-checks.ts';
import { describeInChromium } from '#test/setup/browser.ts';

const origin = inject('siteOrigin');
const path = '/saved?bus=1001&bus=1002&bus=1011';
const list = origin + path;
/** The site's own address, which is not the port it listens on here. */
const pathOf = (address = '') => address.replace(/^https?:\/\/[^/]+/, '');
const shared = async (page: Page) =>
  pathOf(await page.getByLabel('Address of this list').inputValue());
const titles = (page: Page) => page.locator('.saved-grid h3').allTextContents();
const notes = (page: Page) => page.getByRole('textbox', { name: /^Your note on / });
const savedIds = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('savedBuses') ?? '[]') as { id: number }[]).map(
      ({ id }) => id,
    ),
  );
const own = { permissions: ['clipboard-read', 'clipboard-write'] };

describeInChromium('a list of saved buses', ({ openPage }) => {
  const openOwn = async (options: Parameters<typeof openPage>[0] = own) => {
    const page = await openPage(options);
    await page.goto(list);
    await page.getByRole('button', { name: 'Add 3 buses to my saved buses' }).click();
    await notes(page).nth(2).waitFor();
    return page;
  };

  it('is opened from the buses that the browser keeps, in their order', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    for (const at of [0, 1]) await page.locator('.card-save').nth(at).click();
    const kept = await savedIds(page);
    const yours = page.getByRole('region', { name: 'Your buses' });
    await yours.scrollIntoViewIfNeeded();
    await yours.getByRole('link', { name: 'Open saved list' }).click();
    await page.waitForURL(`${origin}/saved?bus=${kept[0]}&bus=${kept[1]}`);
    await notes(page).nth(1).waitFor();
    expect(await page.getByRole('button', { name: /^Add / }).count()).toBe(0);
  });

  it('is a page of its address for everybody, without a script too', async () => {
    const page = await openPage({ javaScriptEnabled: false });
    await page.goto(list);
    expect(await titles(page)).toHaveLength(3);
    expect(await shared(page)).toBe(path);
    expect(
      await page.getByRole('link', { name: 'Share this list' }).getAttribute('href'),
    ).toContain(encodeURIComponent(path));
    expect(await page.getByRole('button', { name: /^Add |^Save / }).count()).toBe(0);
  });

  it('is taken over by somebody else, beside what they have, with the focus on what was said', async () => {
    const page = await openPage();
    await page.goto(`${origin}/buses`);
    await page.locator('.card-save').last().click();
    const [first] = await savedIds(page);
    await page.goto(list);
    await page.getByRole('button', { name: 'Add 3 buses to my saved buses' }).click();
    expect(await savedIds(page)).toEqual([1001, 1002, 1011, first]);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
      'They are on your list.',
    );
    expect(await page.locator('.saved-grid .card-save[aria-pressed=true]').count()).toBe(3);
    await page.getByRole('link', { name: 'Open your own list (4)' }).click();
    await page.waitForURL(/\/saved\?bus=1001&bus=1002&bus=1011&bus=\d+$/);
  });

  it('never pushes out what is there: what does not fit is said', async () => {
    const page = await openPage();
    await page.goto(origin);
    await page.evaluate(() => {
      const bus = { title: 'x', href: '/buses/1-x', picture: '/media/x.webp', line: '' };
      const buses = Array.from({ length: 23 }, (_, at) => ({ ...bus, id: 2001 + at }));
      localStorage.setItem('savedBuses', JSON.stringify(buses));
    });
    await page.goto(list);
    await page.getByRole('button', { name: 'Add 3 buses to my saved buses' }).click();
    await page.getByText('2 buses did not fit: your list holds 24.').waitFor();
    const ids = await savedIds(page);
    expect(ids).toHaveLength(24);
    expect(ids).toContain(2023);
  });

  it('keeps a note in this browser alone, through a reload', async () => {
    const page = await openOwn();
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await notes(page).first().fill('Ask about rust & the lift\nBring Sam');
    await page.reload();
    await notes(page).first().waitFor();
    expect(await notes(page).first().inputValue()).toBe('Ask about rust & the lift\nBring Sam');
    expect(await shared(page)).toBe(path);
    expect(decodeURIComponent(sent.join(' '))).not.toContain('rust');
    const another = await openPage();
    await another.goto(list);
    await another.getByRole('button', { name: /^Add 3/ }).waitFor();
    expect(await notes(another).count()).toBe(0);
  });

  it('bounds a note and says how much is left', async () => {
    const page = await openOwn();
    await notes(page).first().fill('x'.repeat(450));
    await page.getByText('50 letters left').waitFor();
    await notes(page).first().press('End');
    await page.keyboard.insertText('y'.repeat(100));
    expect((await notes(page).first().inputValue()).length).toBe(500);
  });

  it('says that the storage is full, and leaves the words where they are', async () => {
    const page = await openOwn();
    await page.evaluate(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await notes(page).first().fill('Two keys');
    await page.getByText('Not kept: this browser’s storage is full.').waitFor();
    expect(await notes(page).first().inputValue()).toBe('Two keys');
  });

  it('says that nothing is kept where the browser refuses', async () => {
    const page = await openPage();
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await page.goto(list);
    await page.getByText('This browser keeps nothing for this site').waitFor();
    expect(await titles(page)).toHaveLength(3);
  });

  it('asks before a note goes with its bus, and has it back when the bus is saved again', async () => {
    const page = await openOwn();
    const asked: string[] = [];
    let answer = false;
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message());
      await (answer ? dialog.accept() : dialog.dismiss());
    });
    const [title = ''] = await titles(page);
    await notes(page).first().fill('The good one');
    const remove = page.locator('.saved-note').getByRole('button', { name: `Remove ${title}` });
    await remove.click();
    expect(await notes(page).count()).toBe(3);
    answer = true;
    await remove.click();
    await expect.poll(() => notes(page).count()).toBe(2);
    expect(asked).toEqual(Array(2).fill(`Remove ${title} and your note on it?`));
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    expect(await page.evaluate(() => localStorage.getItem('savedBuses'))).not.toContain('good one');
    await page.getByRole('button', { name: `Save ${title}` }).click();
    expect(await notes(page).first().inputValue()).toBe('The good one');
  });

  it('shows the note on one that is no longer listed', async () => {
    const page = await openPage();
    await page.goto(origin);
    await page.evaluate(() => {
      const bus = { id: 99999, title: '2009 Gone Coach', href: '/buses/99999-x', note: 'Was good' };
      const kept = [{ ...bus, picture: '/media/category/coach.webp', line: '' }];
      localStorage.setItem('savedBuses', JSON.stringify(kept));
    });
    await page.goto(`${origin}/saved?bus=99999`);
    await page.getByRole('heading', { name: '2009 Gone Coach' }).waitFor();
    expect(await notes(page).first().inputValue()).toBe('Was good');
  });

  it('is printed with its notes, whole, and without its buttons', async () => {
    const page = await openOwn();
    await notes(page).first().fill('A long note. '.repeat(30));
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.saved-note-printed:visible').count()).toBe(1);
    expect(await page.locator('.saved-note-printed').textContent()).toContain(
      'A long note. A long',
    );
    expect(await notes(page).first().isVisible()).toBe(false);
    expect(await page.getByRole('link', { name: 'Share this list' }).isVisible()).toBe(false);
    expect(await page.getByText(/^http.*\/saved\?bus=/).isVisible()).toBe(true);
  });

  it('shares by the clipboard, and without it by the address, marked to be copied', async () => {
    const page = await openOwn();
    await page.locator('[data-page-actions][data-awake]').waitFor();
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const share = page.getByRole('link', { name: 'Share this list' });
    await share.click();
    await page.getByText('Link copied').first().waitFor();
    expect(pathOf(await page.evaluate(() => navigator.clipboard.readText()))).toBe(path);
    await page.evaluate(() => {
      navigator.clipboard.writeText = async () => {
        throw new DOMException('no', 'NotAllowedError');
      };
    });
    await page.locator('[data-share]').click();
    await page.getByText('Copy the address').first().waitFor();
    expect(pathOf(await page.evaluate(() => getSelection()?.toString()))).toBe(path);
    expect(new URL(page.url()).pathname).toBe('/saved');
  });

  it('is accessible with its notes, and speaks Spanish and French', async () => {
    const page = await openOwn();
    await notes(page).first().fill('x'.repeat(450));
    // From the top: a bar over a scrolled page hides a part of what goes under it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violations(page)).toEqual([]);
    for (const [language, label, addressLabel] of [
      ['es', 'Su nota sobre', 'Dirección de esta lista'],
      ['fr', 'Votre note sur', 'Adresse de cette liste'],
    ] as const) {
      await page.goto(`${origin}/${language}${path}`);
      await page
        .getByRole('textbox', { name: new RegExp(`^${label} `) })
        .nth(2)
        .waitFor();
      expect(pathOf(await page.getByLabel(addressLabel).inputValue())).toBe(`/${language}${path}`);
    }
  });

  it('shows its buses and its address when its island cannot be fetched', async () => {
    const page = await openPage({ tolerate: /saved-list|Failed to fetch|ERR_FAILED/ });
    await page.route(/saved-list/, (route) => route.abort());
    await page.goto(list);
    await page.locator('[data-island="saved-list"][data-island-state="failed"]').waitFor();
    expect(await titles(page)).toHaveLength(3);
    await page.locator('.saved-grid .card-save').first().click();
    expect(await savedIds(page)).toHaveLength(1);
  });
});
