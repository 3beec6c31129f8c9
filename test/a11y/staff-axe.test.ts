import type { Page } from '@playwright/test';
import { expect, inject, it } from 'vitest';
import { describeInChromium, viewports } from '#test/setup/browser.ts';
import { sidewaysOverflow, sidewaysOverflowOfLargeLetters, violations } from './page-checks.ts';

const origin = inject('siteOrigin');

/** Every screen of the back office that needs no data of its own, as the demo's owner sees it. */
const screens = [
  '/staff',
  '/staff/submissions',
  '/staff/inventory',
  '/staff/leads',
  '/staff/leads/templates',
  '/staff/leads/templates/new',
  '/staff/content',
  '/staff/content/articles/edit',
  '/staff/content/articles/edit?slug=cdl-or-no-cdl',
  '/staff/content/entries/redirect',
  '/staff/content/entries/faq/edit',
  '/staff/content/entries/video',
  '/staff/content/entries/video/edit',
  '/staff/content/entries/category',
  '/staff/content/entries/category/edit?slug=trolley',
  '/staff/content/entries/category/versions?slug=trolley',
  '/staff/content/settings',
  '/staff/content/settings/versions',
  '/staff/insight',
  '/staff/operations',
  '/staff/operations/jobs',
  '/staff/operations/mail',
  '/staff/people',
  '/staff/audit',
  '/staff/account',
];

/** Wider is what a desk has; the middle has nothing of its own here. */
const widths = viewports.filter(({ width }) => width !== 768);

describeInChromium('the back office', ({ lookAtPage }) => {
  /** As the demo's owner, on a phone; `look` makes it wider. */
  const asOwner = async () => {
    const page = await lookAtPage({ viewport: widths[0]! });
    const [name = '', value = ''] = inject('staffCookie').split(/=(.*)/s);
    await page.context().addCookies([{ name, value, url: origin }]);
    return page;
  };
  const look = async (page: Page) => {
    expect(await sidewaysOverflowOfLargeLetters(page)).toBeLessThanOrEqual(0);
    for (const viewport of widths) {
      await page.setViewportSize(viewport);
      expect(await violations(page), `${viewport.width} px`).toEqual([]);
      expect(await sidewaysOverflow(page), `${viewport.width} px`).toBeLessThanOrEqual(0);
    }
  };

  it.each(screens)('is accessible and fits: %s', async (path) => {
    const page = await asOwner();
    const response = await page.goto(origin + path, { waitUntil: 'load' });
    expect(response?.status()).toBe(200);
    await look(page);
  });

  it('is accessible and fits: versions that differ', async () => {
    const page = await asOwner();
    const edit = `${origin}/staff/content/entries/synonym/edit`;
    for (const [address, means, revision] of [
      [edit, 'shuttle with a wheelchair lift', '0'],
      [`${edit}?slug=axe`, 'coach with a wheelchair lift', '1'],
    ] as const) {
      const form = { words: 'axe', means, revision };
      await page.request.post(address, { form, headers: { origin } });
    }
    await page.goto(`${origin}/staff/content/entries/synonym/versions?slug=axe`);
    expect(await page.locator('.content-diff-new strong').first().textContent()).toBe('coach');
    await look(page);
  });

  it.each(['site', 'buses'])(
    'is accessible and fits: pictures to choose from (%s)',
    async (from) => {
      const page = await asOwner();
      await page.goto(`${origin}/staff/content/entries/video/edit`);
      await page.getByRole('button', { name: 'Choose among our pictures' }).click();
      await page.getByLabel('Among').selectOption(from);
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await page
        .getByRole('group', { name: from === 'site' ? /^Pictures 1/ : /^Buses 1/ })
        .waitFor();
      await look(page);
    },
  );

  it('is accessible and fits: the door', async () => {
    const page = await lookAtPage({ viewport: widths[0]! });
    await page.goto(`${origin}/staff/sign-in`, { waitUntil: 'load' });
    await look(page);
  });
});
