import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'editor' });
});

const entries = '/staff/content/entries/section';
const edit = `${entries}/edit`;
const blog = '/knowledge-center/blog-articles/';
const texts = {
  name: 'New & Changed',
  'name-es': 'Novedades',
  'name-fr': 'Nouveautés',
  address: 'news',
  intro: 'What we built lately.',
  'intro-es': 'Lo que hicimos últimamente.',
  order: '1',
};
const save = (slug: string, more: Record<string, string> = {}) =>
  staff.post(`${edit}?slug=${slug}`, { ...texts, ...more });
const remove = (slug: string, movesTo: string, revision = '0') =>
  staff.post(`${entries}/change`, { slug, movesTo, revision, to: 'off' });
const answer = (path: string) => staff.app.request(staffOrigin + path);
const publicPage = async (path: string) =>
  (await (await answer(path)).text()).replaceAll('<!-- -->', '');
const sectionOf = async (slug: string) =>
  (await staff.parts.site.content.articles()).find((one) => one.slug === slug)?.categories;
const inSection = async (slug: string) =>
  (await staff.parts.site.content.articles(slug)).map((one) => one.slug);

describe('article sections', () => {
  it('keep what is typed in them when they cannot be deleted yet', async () => {
    const sent = { ...texts, revision: '0', change: 'off', movesTo: '' };
    const refused = await staff.post(`${entries}/change?slug=product-updates`, sent);
    expect(refused.status).toBe(422);
    const page = await refused.text();
    expect(page).toContain('id="field-movesTo-error"');
    expect(page).toContain('value="Novedades"');
  });

  it('say what staff wrote, at once, wherever they are named', async () => {
    const [first = ''] = await inSection('product-updates');
    expect((await save('product-updates')).status).toBe(303);
    const list = await publicPage(`${blog}?category=news`);
    expect(list).toContain('<h1>New &amp; Changed</h1>');
    expect(list).toContain('What we built lately.');
    expect(list).toContain(`content="What we built lately."`);
    expect(list).toMatch(
      /aria-label="Breadcrumb".*blog-articles\/"[^>]*>Blog &amp; Articles<.*aria-current="page"[^>]*>New &amp; Changed</,
    );
    const chips = [...list.matchAll(/category=([a-z-]+)"/g)].map(([, address]) => address);
    expect(chips.filter((one) => one === 'news').length).toBeGreaterThan(0);
    expect(chips).not.toContain('product-updates');
    expect(await publicPage(`/knowledge-center/blog/${first}/`)).toContain(`${blog}?category=news`);
    expect(await publicPage('/sitemaps/articles.xml')).toContain(`${blog}?category=news</loc>`);
    expect(await publicPage('/sitemaps/articles.xml')).toContain(`/es${blog}?category=news</loc>`);
    expect(await publicPage('/feeds/articles.rss')).toContain('New &amp; Changed');
    const spanish = await publicPage(`/es${blog}?category=news`);
    expect(spanish).toContain('<h1>Novedades</h1>');
    expect(spanish).not.toContain('New &amp; Changed');
    expect(spanish).toContain('content="Lo que hicimos últimamente."');
    expect(spanish).not.toContain('What we built lately.');
    const french = await publicPage(`/fr${blog}?category=news`);
    expect(french).toContain('<h1>Nouveautés</h1>');
    expect(french).toContain('<span lang="en">What we built lately.</span>');
  });

  it('lead from their old addresses to the new one, through every change', async () => {
    await save('product-updates');
    await save('product-updates', { address: 'what-is-new', revision: '1' });
    for (const old of ['product-updates', 'news']) {
      const moved = await answer(`${blog}?category=${old}&page=1`);
      expect([moved.status, moved.headers.get('location')]).toEqual([
        301,
        `${blog}?category=what-is-new&page=1`,
      ]);
    }
    const spanish = await answer(`/es${blog}?category=news`);
    expect(spanish.headers.get('location')).toBe(`/es${blog}?category=what-is-new`);
    expect((await answer(`${blog}?category=never-was`)).status).toBe(200);
  });

  it('name the menus, the overlay, the footer and their own pages', async () => {
    await save('media-resources', { name: 'Tools & Films', 'name-es': '', address: '' });
    const home = await publicPage('/');
    expect(home.match(/Tools &amp; Films/g)?.length).toBeGreaterThanOrEqual(3);
    expect(home).not.toContain('Media &amp; Resources');
    const page = await publicPage('/knowledge-center/media-resources/');
    expect(page).toContain('<h1>Tools &amp; Films</h1>');
    await save('selling-buying-guide', { name: 'The Guide', address: 'guide' });
    const guide = await publicPage('/knowledge-center/selling-buying-guide/');
    expect(guide).toContain('<h1>The Guide</h1>');
    expect(guide).toContain(`${blog}?category=guide`);
  });

  it('come in the order of their places, and new ones take articles and videos', async () => {
    expect((await staff.post(edit, { ...texts, name: 'Rust & Paint', address: '' })).status).toBe(
      303,
    );
    const all = staff.editing.sections.all();
    expect(all[0]).toMatchObject({ slug: 'rust-paint', address: 'rust-paint' });
    const form = await (await staff.get('/staff/content/articles/edit')).text();
    expect(form).toContain('name="category-rust-paint"');
    const article = {
      title: 'Where rust begins',
      excerpt: 'Low.',
      publishedOn: '2026-11-01',
      text: 'Low.',
      step: 'publish',
      'category-rust-paint': 'on',
    };
    expect((await staff.post('/staff/content/articles/edit', article)).status).toBe(303);
    expect(await inSection('rust-paint')).toEqual(['where-rust-begins']);
    expect(await publicPage(blog)).toContain('category=rust-paint"');
    const videos = await (await staff.get('/staff/content/entries/video/edit')).text();
    expect(videos).toContain('<option value="rust-paint">Rust &amp; Paint</option>');
  });

  it('are deleted only when it is said where their articles go', async () => {
    const held = await inSection('product-updates');
    expect(held.length).toBeGreaterThan(0);
    const refused = await remove('product-updates', '');
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Choose where its');
    expect((await remove('product-updates', 'product-updates')).status).toBe(422);
    expect((await remove('product-updates', 'no-such')).status).toBe(422);
    expect(await inSection('product-updates')).toEqual(held);
    expect((await remove('product-updates', 'featured')).status).toBe(303);
    for (const slug of held) expect(await sectionOf(slug)).toContain('featured');
    expect(await inSection('product-updates')).toEqual([]);
    const moved = await answer(`${blog}?category=product-updates`);
    expect(moved.headers.get('location')).toBe(`${blog}?category=featured`);
    const form = await staff.get(`/staff/content/articles/edit?slug=${held[0]}`);
    expect(await form.text()).not.toContain('category-product-updates');
    const [line] = await staff.services.audit.page({ limit: 1 });
    expect(line).toMatchObject({ action: 'content.take-off', subjectId: 'product-updates' });
    expect((await save('product-updates', { revision: '1' })).status).toBe(303);
    expect((await inSection('product-updates')).toSorted()).toEqual(held.toSorted());
  });

  it('follow one that was deleted into another that is deleted later', async () => {
    const held = await inSection('product-updates');
    await remove('product-updates', 'featured');
    await remove('featured', 'blog-articles');
    for (const slug of held) expect(await sectionOf(slug)).toContain('blog-articles');
    const moved = await answer(`${blog}?category=product-updates`);
    expect(moved.headers.get('location')).toBe(`${blog}?category=blog-articles`);
  });

  it('with a page in the menus stay', async () => {
    for (const slug of ['blog-articles', 'media-resources', 'selling-buying-guide']) {
      const answered = await remove(slug, 'featured');
      expect(answered.status).toBe(422);
      expect(await answered.text()).toContain('renamed, not deleted');
    }
    expect(staff.editing.sections.all()).toHaveLength(5);
  });

  it.each([
    ['name', { name: '' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'featured ARTICLES' }],
    ['address', { address: 'featured' }],
    ['address', { address: 'Not An Address' }],
    ['address', { address: '../staff' }],
    ['address', { address: '', name: '¿¿¿' }],
    ['order', { order: '0' }],
    ['order', { order: '1e1' }],
    ['intro', { intro: 'x'.repeat(301) }],
    ['name-es', { 'name-es': 'x'.repeat(61) }],
    ['name-fr', { 'name-fr': 'x'.repeat(61) }],
  ])('are refused for %s (%#)', async (name, wrong) => {
    const refused = await save('product-updates', wrong);
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain(`href="#field-${name}"`);
    expect(staff.editing.sections.find('product-updates')?.name).toBe('Product Updates');
  });

  it('are looked at, not changed, by those who may not', async () => {
    const { cookie } = await staff.signIn('viewer');
    const page = await staff.app.request(`${staffOrigin}${edit}?slug=featured`, {
      headers: { cookie },
    });
    const html = await page.text();
    expect(html).toContain('Your role may look at this and not change it.');
    expect(html).toMatch(/<fieldset[^>]* disabled=""/);
    expect(html).not.toContain('Delete this section');
    const posted = { method: 'POST', body: new URLSearchParams({ ...texts, to: 'off' }) };
    const headers = { cookie, origin: staffOrigin };
    for (const path of [`${edit}?slug=featured`, `${entries}/change`])
      expect((await staff.app.request(staffOrigin + path, { ...posted, headers })).status).toBe(
        403,
      );
  });

  it('leave with everything that staff wrote', async () => {
    await save('product-updates', { intro: '=1+1' });
    const { cookie } = await staff.signIn('manager');
    const file = async (format: string) => {
      const path = `${staffOrigin}/staff/export/content.${format}`;
      return (await staff.app.request(path, { headers: { cookie } })).text();
    };
    const [line = ''] = (await file('jsonl')).split('\n');
    const { kind, name, live } = JSON.parse(line) as Record<string, string>;
    expect([kind, name]).toEqual(['section', 'product-updates']);
    expect(JSON.parse(live ?? '')).toMatchObject({ intro: '=1+1', formerly: 'product-updates' });
    expect(await file('csv')).toMatch(/^kind,name,on_the_site,live,/);
    expect((await staff.get('/staff/export/content.csv')).status).toBe(403);
  });

  it('never overwrite what somebody else saved meanwhile', async () => {
    await save('product-updates', { name: 'Theirs' });
    expect((await save('product-updates', { name: 'Mine', revision: '0' })).status).toBe(409);
    expect((await remove('product-updates', 'featured', '0')).headers.get('location')).toBe(
      entries,
    );
    expect(staff.editing.sections.find('product-updates')?.name).toBe('Theirs');
  });
});
