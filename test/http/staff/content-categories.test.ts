import { beforeEach, describe, expect, it } from 'vitest';
import type { CategoryEntity } from '#domain/inventory/category-entity.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';

let staff: TestStaff;

beforeEach(async () => {
  staff = await createTestStaff({ role: 'editor' });
});

const entries = '/staff/content/entries/category';
const edit = `${entries}/edit`;
const texts = {
  tagline: 'Every <b>trolley</b> we have',
  intro: 'Wood, brass and a bell.',
  description: 'Trolleys for weddings and downtown loops.',
  keywords: 'trolley , wedding,, downtown ',
  section1Title: 'Look below',
  section1Text: 'The frame tells more than the varnish.',
};
const save = (slug: string, more: Record<string, string> = {}) =>
  staff.post(`${edit}?slug=${slug}`, { ...texts, ...more });
const publicPage = async (path: string) =>
  (await (await staff.app.request(staffOrigin + path)).text()).replaceAll('<!-- -->', '');
const entity = async (slug: string) =>
  (JSON.parse(await publicPage('/api/categories')) as CategoryEntity[]).find(
    (one) => one.slug === slug,
  );

describe('bus categories', () => {
  it('say what staff wrote, at once, on the page and to programs', async () => {
    expect((await entity('trolley'))?.content_sections).toHaveLength(2);
    expect((await save('trolley')).status).toBe(303);
    const page = await publicPage('/categories/trolley');
    expect(page).toContain('Every &lt;b&gt;trolley&lt;/b&gt; we have');
    expect(page).toContain('Wood, brass and a bell.');
    expect(page).toContain('Look below');
    expect(page).not.toContain('Look behind the varnish');
    expect(page).toContain('<meta name="description" content="Trolleys for weddings');
    expect(page).toContain('<h1>Trolley Buses for sale</h1>');
    expect(await publicPage('/categories')).toContain('Trolleys for weddings and downtown loops.');
    expect(await entity('trolley')).toEqual({
      name: 'Trolley Buses',
      slug: 'trolley',
      description: texts.description,
      intro: texts.intro,
      keywords: 'trolley, wedding, downtown',
      content_sections: [{ title: 'Look below', value: texts.section1Text }],
    });
    expect((await entity('coach'))?.content_sections).toHaveLength(3);
    const [line] = await staff.services.audit.page({ limit: 1 });
    expect(line).toMatchObject({ subjectKind: 'category', subjectId: 'trolley' });
  });

  it('are marked as English on pages of another language, the built-in ones translated', async () => {
    expect(await publicPage('/es/categories/trolley')).not.toContain('Wood benches');
    await save('trolley', { tagline: 'Browse our selection of trolley buses for sale' });
    const page = await publicPage('/es/categories/trolley');
    expect(page).toContain('lang="en">Wood, brass and a bell.</p>');
    expect(page).toContain('lang="en">Look below</h3>');
    expect(page).toContain('Vea nuestra selección de');
  });

  it('go back to the built-in texts', async () => {
    const before = await publicPage('/categories/trolley');
    await save('trolley');
    await staff.post(`${entries}/change`, { slug: 'trolley', to: 'built-in', revision: '1' });
    expect(await publicPage('/categories/trolley')).toBe(before);
    const versions = await (await staff.get(`${entries}/versions?slug=trolley`)).text();
    expect(versions).toContain('went back to the built-in text');
  });

  it('have a page of all of them that is edited the same way', async () => {
    await save('view-all', { tagline: '', intro: 'Fourteen kinds of bus.' });
    const page = await publicPage('/categories');
    expect(page).toContain('Fourteen kinds of bus.');
    expect(page).toContain('The frame tells more than the varnish.');
    expect(page).toContain('<h1>All Bus Types</h1>');
  });

  it('take a picture of our own', async () => {
    await save('trolley', { picture: '/media/content/red-trolley.webp' });
    expect(await publicPage('/categories')).toContain('src="/media/content/red-trolley.webp"');
    expect(await publicPage('/categories/trolley')).toContain('/media/content/red-trolley.webp');
    const home = await publicPage('/');
    expect(home).toContain('src="/media/content/red-trolley.webp"');
    expect(home).not.toContain('category-tile/trolley.webp');
  });

  it('keep their names, stay on the site, and are not made here', async () => {
    await save('trolley', { name: 'Trams' });
    expect((await entity('trolley'))?.name).toBe('Trolley Buses');
    expect(await (await staff.get(entries)).text()).not.toContain('New bus category');
    expect((await staff.get(edit)).status).toBe(404);
    expect((await staff.post(edit, texts)).status).toBe(404);
    expect((await save('spaceship')).status).toBe(404);
    const off = { slug: 'trolley', to: 'off', revision: '1' };
    expect((await staff.post(`${entries}/change`, off)).status).toBe(404);
    expect((await publicPage('/categories/trolley')).includes('Wood, brass and a bell.')).toBe(
      true,
    );
  });

  it.each([
    ['intro', { intro: '' }],
    ['intro', { intro: 'x'.repeat(601) }],
    ['description', { description: ' \u200b' }],
    ['section1Title', { section1Title: '' }],
    ['section2Text', { section2Title: 'Alone' }],
    ['section1Title', { section1Title: 'Keywords' }],
    ['picture', { picture: 'https://evil.example/x.webp' }],
  ])('are refused for %s (%#)', async (name, wrong) => {
    const answer = await save('trolley', wrong);
    expect(answer.status).toBe(422);
    const page = await answer.text();
    expect(page).toContain(`href="#field-${name}"`);
    expect(page).toContain(texts.keywords);
    expect((await entity('trolley'))?.content_sections).toHaveLength(2);
  });

  it('never overwrite what somebody else saved meanwhile', async () => {
    await save('trolley', { intro: 'Theirs.' });
    const late = await save('trolley', { intro: 'Mine.', revision: '0' });
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('<dd>Theirs.</dd>');
    expect(await publicPage('/categories/trolley')).toContain('Theirs.');
  });
});
