import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { shownFields } from '#test/factories/shown-fields.ts';

let staff: TestStaff;
beforeEach(async () => {
  staff = await createTestStaff({ role: 'editor' });
});

const edit = '/staff/content/articles/edit';
const english = '/knowledge-center/blog/cdl-or-no-cdl/';
const spanish = '/es/knowledge-center/blog/cdl-si-o-no/';
const noted = async (path: string) =>
  /[^>]*built-in translation of this text\./.exec(await staff.html(path))?.[0];
const visit = async (path: string) => {
  const answer = await staff.app.request(staffOrigin + path);
  return {
    status: answer.status,
    to: answer.headers.get('location'),
    kept: answer.headers.get('cache-control'),
    text: await answer.text(),
  };
};
const sitemap = async () => (await visit('/sitemaps/pages.xml')).text;
/** Saves the article as its form shows it, with these changes. */
const save = async (slug: string, more: Record<string, string>) => {
  const fields = shownFields(await staff.html(`${edit}?slug=${slug}`));
  return staff.post(`${edit}?slug=${slug}`, { ...fields, step: 'publish', ...more });
};
const asideOf = (languages: string) => `Visitors who read ${languages} see this English:`;
const noteOf = (languages: string) =>
  `Visitors who read ${languages} see a built-in translation of this text.`;

describe('a built-in translation of an article', () => {
  it('stands when the article is saved as it was', async () => {
    expect(await noted(`${edit}?slug=cdl-or-no-cdl`)).toBe(noteOf('Spanish'));
    expect((await save('cdl-or-no-cdl', {})).status).toBe(303);
    expect((await visit(spanish)).status).toBe(200);
    expect((await visit('/es' + english)).to).toBe(spanish);
  });

  it('leaves the site with it', async () => {
    const off = { slug: 'cdl-or-no-cdl', revision: '0', to: 'off' };
    await staff.post('/staff/content/articles/change', off);
    expect((await visit(english)).status).toBe(404);
    expect((await visit(spanish)).status).toBe(404);
    expect(await sitemap()).not.toContain('cdl-');
  });

  it('follows it to a new address', async () => {
    await save('cdl-or-no-cdl', { slug: 'license-or-not' });
    expect((await visit(spanish)).text).toContain('/knowledge-center/blog/license-or-not/"');
    expect((await visit('/es/knowledge-center/blog/license-or-not/')).to).toBe(spanish);
    expect(await noted(`${edit}?slug=license-or-not`)).toBe(noteOf('Spanish'));
  });

  it('sends nobody in circles who was led to it before its words were changed', async () => {
    const before = await visit('/es' + english);
    expect(before).toMatchObject({ to: spanish, kept: 'no-cache' });
    await save('cdl-or-no-cdl', { text: 'Ask your state.' });
    expect((await visit(spanish)).to).toBe('/es' + english);
    expect((await visit('/es' + english)).status).toBe(200);
  });

  it('gives way to changed words, wherever they have moved', async () => {
    await save('cdl-or-no-cdl', { slug: 'license-or-not', text: 'Ask your state.' });
    const changed = '/es/knowledge-center/blog/license-or-not/';
    expect((await visit(spanish)).to).toBe(changed);
    const page = (await visit(changed)).text;
    expect(page).toContain('Ask your state.');
    expect(page).toContain('Este artículo está en inglés.');
    expect(await noted(`${edit}?slug=license-or-not`)).toBeUndefined();
    expect(await staff.html(`${edit}?slug=license-or-not`)).toContain(asideOf('Spanish'));
    expect(await staff.html('/staff/content')).toContain('Translation set aside: Spanish');
  });

  it('is not said to be set aside for a draft, nor when the built-in words are back', async () => {
    await save('cdl-or-no-cdl', { text: 'Ask your state.', step: 'draft' });
    expect(await noted(`${edit}?slug=cdl-or-no-cdl`)).toBe(noteOf('Spanish'));
    await save('cdl-or-no-cdl', {});
    expect(await staff.html('/staff/content')).toContain('Translation set aside');
    const back = { slug: 'cdl-or-no-cdl', revision: '2', to: 'built-in' };
    await staff.post('/staff/content/articles/change', back);
    expect(await noted(`${edit}?slug=cdl-or-no-cdl`)).toBe(noteOf('Spanish'));
    expect(await staff.html('/staff/content')).not.toContain('Translation set aside');
  });
});

describe('a built-in translation of a question', () => {
  const entry = '/staff/content/entries/faq/edit?slug=hours';
  const page = async () => (await visit('/es/knowledge-center/faqs/')).text;
  const theirs = '¿Cuándo y cómo los encuentro?';

  it('stands until its words are changed, and leaves with it', async () => {
    const fields = shownFields(await staff.html(entry));
    expect(await noted(entry)).toBe(noteOf('Spanish or French'));
    await staff.post(entry, { ...fields, common: 'on' });
    expect(await page()).toContain(theirs);
    const saved = await staff.post(entry, {
      ...fields,
      revision: '1',
      answer: 'Any day but Sunday.',
    });
    const told = asideOf('Spanish or French');
    expect(decodeURIComponent(saved.headers.get('set-cookie') ?? '')).toContain(told);
    const listed = await staff.html('/staff/content/entries/faq');
    expect(listed).toContain('Translation set aside: Spanish and French');
    expect(await page()).not.toContain(theirs);
    expect(await page()).toContain('Any day but Sunday.');
    expect(await noted(entry)).toBeUndefined();
    expect(await staff.html(entry)).toContain(told);
    const off = { slug: 'hours', revision: '2', to: 'off' };
    await staff.post('/staff/content/entries/faq/change', off);
    expect(await page()).not.toMatch(/Any day but Sunday|Cuándo y cómo los encuentro/);
  });
});
