import { createContext, useContext, type ReactNode } from 'react';
import { afterEach, expect, it } from 'vitest';
import { islandElement } from '#site/islands/island.tsx';
import { describeInChromium } from '#test/setup/browser.ts';
import { Counter } from './fixtures/counter.tsx';
import { Faulty } from './fixtures/faulty.tsx';
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

const island = (name: string, state: string) =>
  `[data-island="${name}"][data-island-state="${state}"]`;

describeInChromium('islands', ({ openPage }) => {
  let site: FixtureSite;
  const show = async (body: () => ReactNode) => {
    site = await serveFixture(body);
    const page = await openPage();
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
    expect(site.requested).not.toContain('/hydrate-island.js');
    await page.getByRole('button').scrollIntoViewIfNeeded();
    await page.locator(island('counter', 'ready')).waitFor();
    expect(site.requested).toContain('/hydrate-island.js');
  });

  it('fetches an intent one only when somebody reaches for it', async () => {
    const page = await show(() => counter('intent', 'Seats'));
    await page.waitForLoadState('networkidle');
    expect(site.requested).not.toContain('/counter.js');
    await page.getByRole('button').focus();
    await page.locator(island('counter', 'ready')).waitFor();
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

  it('leaves the page around it its own context', async () => {
    const page = await show(() => (
      <Crumb value="home">
        {counter('intent', 'Seats')}
        <AfterIsland />
      </Crumb>
    ));
    expect(await page.locator('output').textContent()).toBe('home');
  });
});
