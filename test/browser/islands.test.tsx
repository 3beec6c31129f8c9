import { createContext, useContext, type ReactNode } from 'react';
import type { Page } from '@playwright/test';
import { afterEach, expect, it } from 'vitest';
import { islandElement } from '#site/islands/island.tsx';
import { describeInChromium } from '#test/setup/browser.ts';
import { Counter } from './fixtures/counter.tsx';
import { Faulty } from './fixtures/faulty.tsx';
import { Questions } from './fixtures/questions.tsx';
import { serveFixture, type FixtureSite } from './fixtures/serve-fixture.tsx';

const Crumb = createContext('none');
const AfterIsland = () => <output>{useContext(Crumb)}</output>;

function counter(when: 'idle' | 'visible' | 'intent', label: string) {
  const prefix = `_${when}_`;
  const props = { label, start: 3 };
  return islandElement({ name: 'counter', when, component: Counter, props, prefix });
}

function faulty(when: 'hydration' | 'press') {
  const prefix = `_${when}_`;
  return islandElement({
    name: 'faulty',
    when: 'intent',
    component: Faulty,
    props: { when },
    prefix,
  });
}

const questions = () =>
  islandElement({
    name: 'questions',
    when: 'intent',
    component: Questions,
    props: { words: 'Served' },
    prefix: '_q_',
  });

const island = (name: string, state: string) =>
  `[data-island="${name}"][data-island-state="${state}"]`;

describeInChromium('islands', ({ openPage }) => {
  let site: FixtureSite;
  const show = async (body: () => ReactNode, options?: Parameters<typeof openPage>[0]) => {
    site = await serveFixture(body);
    const page = await openPage(options);
    await page.goto(site.origin);
    return page;
  };
  afterEach(() => site.close());

  it('wakes an idle one without changing what was there', async () => {
    const page = await show(() => counter('idle', 'A </script><b>label</b>'));
    const before = await page.locator('[data-island] p').innerHTML();
    await page.locator(island('counter', 'ready')).waitFor();
    expect(await page.locator('[data-island] p').innerHTML()).toBe(before);
    expect(await page.locator('label').textContent()).toBe('A </script><b>label</b>');
    await page.getByRole('button').click();
    expect(await page.getByRole('button').textContent()).toBe('4 buses');
    expect(await page.locator('html').getAttribute('data-failure')).toBeNull();
  });

  it('fetches a visible one only when it comes near', async () => {
    const page = await show(() => [
      ...Array.from({ length: 200 }, (_, line) => <p key={line}>Line {line}</p>),
      <div key="island">{counter('visible', 'Seats')}</div>,
    ]);
    await page.waitForLoadState('networkidle');
    // What all islands share may come: Chromium makes a mouse move of its own when it lays out a page.
    expect(site.requested).not.toContain('/counter.js');
    await page.getByRole('button').scrollIntoViewIfNeeded();
    await page.locator(island('counter', 'ready')).waitFor();
    expect(site.requested).toContain('/counter.js');
    expect(site.requested).toContain('/hydrate-island.js');
  });

  it('fetches an intent one only when somebody reaches for it', async () => {
    const page = await show(() => counter('intent', 'Seats'));
    await page.waitForLoadState('networkidle');
    expect(site.requested).not.toContain('/counter.js');
    await page.getByRole('button').focus();
    await page.locator(island('counter', 'ready')).waitFor();
  });

  it('has at rest what this browser has woken before, of this build', async () => {
    const page = await show(() => counter('intent', 'Seats'));
    await page.getByRole('button').focus();
    await page.locator(island('counter', 'ready')).waitFor();
    site.requested.length = 0;
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(site.requested).toEqual(
      expect.arrayContaining(['/counter.js', '/hydrate-island.js', '/messages.counter.js']),
    );
    expect(await page.locator('[data-island-state]').count()).toBe(0);
    // It was drawn where nobody sees it; on the page it sleeps, with all that it needs to wake.
    await page.waitForFunction(() => performance.getEntriesByName('counter drawn').length > 0);
    expect(await page.locator('[data-island] > script').count()).toBe(1);
    await page.getByRole('button').click();
    await page.locator(island('counter', 'ready')).waitFor();
    expect(await page.getByRole('button').textContent()).toBe('4 buses');
    expect(await page.locator('html').getAttribute('data-failure')).toBeNull();

    await page.evaluate(() => localStorage.setItem('islandsWoken', '/an-older-build.js counter'));
    site.requested.length = 0;
    await page.reload();
    await page.waitForLoadState('networkidle');
    expect(site.requested).not.toContain('/counter.js');
  });

  it('says nothing of one that breaks where nobody sees it', async () => {
    const page = await show(() => faulty('hydration'));
    await page.getByRole('button').focus();
    await page.locator(island('faulty', 'failed')).waitFor();
    await page.reload();
    await page.waitForFunction(() => performance.getEntriesByName('faulty drawn').length > 0);
    await page.waitForTimeout(300);
    expect(await page.locator('html').getAttribute('data-failure')).toBeNull();
    expect(await page.locator('[data-island-state]').count()).toBe(0);
    expect(await page.getByRole('button').textContent()).toBe('Call 1-800-555-0100');
  });

  it('keeps the server HTML when the code cannot be fetched', async () => {
    const page = await show(() =>
      islandElement({
        name: 'gone',
        when: 'idle',
        component: Counter,
        props: { label: 'Seats', start: 5 },
        prefix: '_g_',
      }),
    );
    await page.locator(island('gone', 'failed')).waitFor();
    expect(await page.getByRole('button').textContent()).toBe('5 buses');
    expect(await page.locator('html').getAttribute('data-failure')).toBe('gone server-html');
  });

  it.each(['hydration', 'press'] as const)(
    'brings the server HTML back when the island breaks at %s',
    async (when) => {
      const page = await show(() => faulty(when));
      await page.getByRole('button').focus();
      if (when === 'press') {
        await page.locator(island('faulty', 'ready')).waitFor();
        await page.getByRole('button').click();
      }
      await page.locator(island('faulty', 'failed')).waitFor();
      expect(await page.getByRole('button').textContent()).toBe('Call 1-800-555-0100');
      expect(await page.locator('html').getAttribute('data-failure')).toBe('faulty server-html');
    },
  );

  it('lets a link lead that waited for an island which breaks as it wakes', async () => {
    const page = await show(() => faulty('hydration'));
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204 }));
    await page.getByRole('link', { name: 'Picture' }).click();
    await page.waitForURL('**/picture.svg');
  });

  it('leaves the page around it its own context', async () => {
    const page = await show(() => (
      <Crumb value="home">
        {counter('intent', 'Seats')}
        <AfterIsland />
      </Crumb>
    ));
    expect(await page.locator('output').textContent()).toBe('home');
  });

  /** Holds back the code of islands until `go` is called, as a slow line does. */
  async function slowLine(page: Page) {
    let go = () => {};
    const open = new Promise<void>((resolve) => (go = resolve));
    await page.route('**/questions.js', async (route) => {
      await open;
      await route.continue();
    });
    return { go };
  }

  async function fillIn(page: Page) {
    await page.getByLabel('Name').fill('Zoë');
    await page.getByLabel('Message').fill('Does the lift work?');
    await page.getByLabel('When').selectOption('later');
    await page.getByLabel('Lift').check();
    await page.getByLabel('Gas').check();
  }

  async function seeFilledIn(page: Page) {
    expect(await page.getByLabel('Name').inputValue()).toBe('Zoë');
    expect(await page.getByLabel('Message').inputValue()).toBe('Does the lift work?');
    expect(await page.getByLabel('When').inputValue()).toBe('later');
    expect(await page.getByLabel('Lift').isChecked()).toBe(true);
    expect(await page.getByLabel('Gas').isChecked()).toBe(true);
  }

  const everything = 'name=Zoë message=Does the lift work? when=later lift=true fuel=gas';

  it('keeps what was typed before it woke, and tells it', async () => {
    const page = await show(questions);
    const { go } = await slowLine(page);
    await fillIn(page);
    await page.getByLabel('Name').focus();
    go();
    await page.locator(island('questions', 'ready')).waitFor();
    await seeFilledIn(page);
    expect(await page.locator('[data-heard]').textContent()).toBe(everything);
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
  });

  it('is shown a key before somebody types, and says nothing of it', async () => {
    const page = await show(questions);
    await page.evaluate(() =>
      addEventListener('keydown', ({ key, target }) =>
        Object.assign(window, { shown: `${(target as Element).getAttribute('name')}:${key}` }),
      ),
    );
    await page.getByLabel('Name').hover();
    await expect.poll(() => page.evaluate('window.shown')).toBe('name:');
    expect(await page.getByLabel('Name').inputValue()).toBe('Ann');
    expect(await page.locator('[data-heard]').textContent()).toBe('nothing');
  });

  it('plays a press that came too early, once', async () => {
    const page = await show(questions);
    const { go } = await slowLine(page);
    await page.getByText('Count').click();
    await page.getByText('Count').click();
    expect(await page.locator('[data-pressed]').textContent()).toBe('0');
    go();
    await page.locator(island('questions', 'ready')).waitFor();
    await expect.poll(() => page.locator('[data-pressed]').textContent()).toBe('1');
  });

  it('keeps a letter typed while React is about to begin, in every field', async () => {
    const page = await show(questions);
    const { go } = await slowLine(page);
    await fillIn(page);
    await page.evaluate(() => {
      const one = document.querySelector('[data-island]')!;
      // The data block goes right before React is given the island, which begins a task later.
      new MutationObserver(() => {
        const message = one.querySelector('textarea')!;
        message.focus();
        message.setRangeText('old ', 'Does the '.length, 'Does the '.length, 'end');
        message.dispatchEvent(new InputEvent('input', { bubbles: true }));
      }).observe(one, { childList: true });
    });
    go();
    await page.locator(island('questions', 'ready')).waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe('Does the old lift work?');
    const cursor = page
      .getByLabel('Message')
      .evaluate((area: HTMLTextAreaElement) => [area.selectionStart, area.selectionEnd]);
    expect(await cursor).toStrictEqual(['Does the old '.length, 'Does the old '.length]);
    expect(await page.getByLabel('Name').inputValue()).toBe('Zoë');
    expect(await page.locator('[data-heard]').textContent()).toContain('message=Does the old lift');
  });

  it('keeps what was typed when its code cannot be fetched', async () => {
    const page = await show(questions, { tolerate: /ERR_FAILED/ });
    await page.route('**/questions.js', (route) => route.abort());
    await fillIn(page);
    await page.locator(island('questions', 'failed')).waitFor();
    await seeFilledIn(page);
  });

  it('lets the form go its native way before anything woke', async () => {
    const page = await show(questions);
    await slowLine(page);
    await fillIn(page);
    await page.getByText('Send').click();
    await page.waitForURL(
      '**/?name=Zo%C3%AB&message=Does+the+lift+work%3F&when=later&lift=on&fuel=gas',
    );
  });

  it('keeps what was typed where an extension has changed the page', async () => {
    const page = await show(questions);
    const { go } = await slowLine(page);
    await fillIn(page);
    await page.getByLabel('Message').focus();
    await page.evaluate(() => {
      for (const part of document.querySelectorAll('form p, form textarea')) {
        part.before(document.createElement('grammar-helper'));
      }
    });
    go();
    await page.locator(island('questions', 'ready')).waitFor();
    await seeFilledIn(page);
    expect(await page.locator('[data-heard]').textContent()).toBe(everything);
    expect(await page.locator('html').getAttribute('data-failure')).toBe('questions repaired');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('message');
  });

  it.each(['hydration', 'press'] as const)(
    'keeps what was typed when it breaks at %s',
    async (when) => {
      const page = await show(() => faulty(when));
      await page.getByLabel('Message').fill('Typed by hand');
      if (when === 'press') {
        await page.locator(island('faulty', 'ready')).waitFor();
        await page.getByRole('button').click();
      }
      await page.locator(island('faulty', 'failed')).waitFor();
      expect(await page.getByLabel('Message').inputValue()).toBe('Typed by hand');
    },
  );
});
