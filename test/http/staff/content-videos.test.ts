import { beforeEach, describe, expect, it } from 'vitest';
import { siteSettings } from '#content/site-settings.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { createContentEditing } from '#server/wiring/content/create-content-editing.ts';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { testNow } from '#test/factories/test-site.ts';

const topic: FeaturedVideo = {
  id: 'topic-cdl-or-no-cdl',
  contentType: 'article',
  title: 'Read the door plate',
  description: 'Two numbers.',
  href: '/knowledge-center/blog/cdl-or-no-cdl/',
  publishedOn: '2026-08-01',
  readMinutes: 4,
  picture: { name: 'article/door-plate.webp', alt: 'A plate' },
};
const second: FeaturedVideo = {
  ...topic,
  id: 'topic-price',
  title: 'From list price to fair price',
};

let list: FeaturedVideo[];
let staff: TestStaff;

beforeEach(async () => {
  list = [topic, second];
  staff = await createTestStaff({ role: 'editor', videos: list });
});

const entries = '/staff/content/entries/video';
const edit = `${entries}/edit`;
const film = {
  video: 'https://www.youtube.com/watch?v=abc-DEF_123&t=4s',
  title: 'A lift, up & down',
  description: 'Ninety seconds.',
  category: 'media-resources',
  publishedOn: '2026-10-01',
  order: '',
};
const add = (more: Record<string, string> = {}) => staff.post(edit, { ...film, ...more });
const publicPage = async (path = '/knowledge-center/media-resources/') =>
  (await staff.app.request(staffOrigin + path)).text();
const titles = () => (staff.parts.site.videos?.list() ?? []).map(({ title }) => title);

describe('videos', () => {
  it('are added by their address, and on the page at once', async () => {
    expect((await add()).headers.get('location')).toBe(entries);
    const page = await publicPage();
    expect(page).toContain('A lift, up &amp; down');
    expect(page).toContain('href="https://www.youtube.com/watch?v=abc-DEF_123"');
    expect(page).toContain('>Videos</h2>');
    expect(page).not.toContain('<iframe');
    expect(titles()).toEqual([topic.title, second.title, film.title]);
    const audit = await staff.services.audit.page({ limit: 1 });
    expect(audit[0]).toMatchObject({
      subjectKind: 'video',
      subjectId: 'abc-DEF_123',
      before: null,
    });
  });

  it('say in the editor what a click does, and show the card before anything is saved', async () => {
    const empty = await (await staff.get(edit)).text();
    expect(empty).toContain('a click leaves for YouTube');
    expect(empty).toContain('YOUTUBE_PLAYLIST_ID');
    const looked = await add({ step: 'preview', picture: 'article/door-plate.webp' });
    expect(looked.status).toBe(200);
    const page = await looked.text();
    expect(page).toContain('<p class="content-video-title">A lift, up &amp; down</p>');
    expect(page).toContain('src="/media/article/door-plate.webp"');
    expect(page).toContain('href="https://www.youtube.com/watch?v=abc-DEF_123"');
    expect(titles()).toEqual([topic.title, second.title]);
    staff.parts.site.videos = { ...staff.parts.site.videos!, players: true };
    expect(await (await staff.get(edit)).text()).toContain('A click plays the film on our page');
    const told = await (await staff.get(`${edit}?slug=list-${topic.id}`)).text();
    expect(told).toContain('opens the article of this site');
  });

  it.each([
    'abc-DEF_123',
    'youtu.be/abc-DEF_123?si=x',
    'https://m.youtube.com/watch?app=m&v=abc-DEF_123',
    'https://www.youtube.com/shorts/abc-DEF_123',
    'https://www.youtube-nocookie.com/embed/abc-DEF_123?rel=0',
    ' https://youtube.com/live/abc-DEF_123 ',
  ])('are known by %s', async (video) => {
    expect((await add({ video })).status).toBe(303);
    expect((await staff.services.content.entries('video')).at(-1)?.slug).toBe('abc-DEF_123');
  });

  it.each([
    ['video', { video: 'https://evil.example/watch?v=abc-DEF_123' }],
    ['video', { video: 'https://youtube.com.evil.example/watch?v=abc-DEF_123' }],
    ['video', { video: 'https://x@www.youtube.com/watch?v=abc-DEF_123' }],
    ['video', { video: 'https://www.youtube.com/watch?v=abc-DEF_12"' }],
    ['video', { video: 'javascript:alert(1)' }],
    ['video', { video: 'topic-cdl-or-no-cdl' }],
    ['video', { video: 'list-topic-x' }],
    ['video', { video: '' }],
    ['title', { title: ' ' }],
    ['title', { title: 'x'.repeat(201) }],
    ['category', { category: 'none' }],
    ['publishedOn', { publishedOn: '2026-02-30' }],
    ['order', { order: '0' }],
    ['order', { order: '1.5' }],
    ['picture', { picture: 'https://i.ytimg.com/vi/x/0.jpg' }],
    ['picture', { picture: '../secret.webp' }],
  ])('are refused for their %s (%#)', async (name, wrong) => {
    const answer = await add(wrong);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`href="#field-${name}"`);
    expect(titles()).toHaveLength(2);
  });

  it('are in the list once', async () => {
    await add();
    const again = await add({ title: 'The same again' });
    expect(again.status).toBe(422);
    expect(titles()).toHaveLength(3);
  });

  it('stand in their order, and on the first page of the knowledge center when wanted', async () => {
    await add({ order: '2', featured: 'on' });
    const slug = `list-${second.id}`;
    const changed = {
      ...film,
      title: 'What a bus is worth',
      order: '1',
      publishedOn: '2026-08-01',
    };
    expect((await staff.post(`${edit}?slug=${slug}`, changed)).status).toBe(303);
    expect(titles()).toEqual(['What a bus is worth', film.title, topic.title]);
    // What it leads to is not staff's to change.
    expect(staff.parts.site.videos?.list()[0]).toMatchObject({
      id: second.id,
      href: second.href,
      contentType: 'article',
      picture: second.picture,
    });
    const first = await publicPage('/knowledge-center/');
    expect(first).toContain('A lift, up &amp; down');
    expect(first).not.toContain('What a bus is worth');
  });

  it('are hidden, brought back, and deleted', async () => {
    await add();
    const change = (slug: string, to: string, revision: string) =>
      staff.post(`${entries}/change`, { slug, to, revision });
    await change(`list-${topic.id}`, 'off', '0');
    expect(titles()).toEqual([second.title, film.title]);
    await change(`list-${topic.id}`, 'built-in', '1');
    expect(titles()).toEqual([topic.title, second.title, film.title]);
    await change('abc-DEF_123', 'built-in', '1');
    expect(titles()).toEqual([topic.title, second.title]);
    expect((await add()).status).toBe(303);
    expect(titles()).toHaveLength(3);
    const versions = await staff.services.content.versions('video', 'abc-DEF_123');
    expect(versions.map(({ change: what }) => what)).toEqual(['publish', 'reset', 'publish']);
  });

  it('keep what was written over a film that has left the playlist, and do not show it', async () => {
    const slug = `list-${second.id}`;
    await staff.post(`${edit}?slug=${slug}`, { ...film, title: 'Rewritten' });
    expect(titles()).toContain('Rewritten');
    list.splice(1, 1);
    expect(titles()).toEqual([topic.title]);
    expect(await (await staff.get(entries)).text()).toContain('Off the site');
    list.push(second);
    expect(titles()).toContain('Rewritten');
  });

  it('reach a server on which nobody saved them', async () => {
    const other = await createContentEditing({
      database: staff.database,
      builtInSettings: siteSettings,
      now: () => testNow,
      onChange: () => {},
    });
    const shown = other.videos(
      () => list,
      (id) => ({ name: `content/${id}.webp`, alt: '' }),
    );
    await add();
    expect(other.addedFilms()).toEqual([]);
    await other.refresh();
    expect(other.addedFilms()).toEqual(['abc-DEF_123']);
    expect(shown().at(-1)?.picture?.name).toBe('content/abc-DEF_123.webp');
  });

  it('say which list they stand on', async () => {
    expect(await (await staff.get(entries)).text()).toContain('no YouTube playlist is set');
    Object.assign(staff.services.content, { videosFrom: 'youtube' });
    expect(await (await staff.get(entries)).text()).toContain('YOUTUBE_PLAYLIST_ID');
  });

  it('take a picture along, and are read, not written, by those who may not', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(film)) form.append(name, value);
    const image = { name: 'content/lift.webp', widthPx: 9, heightPx: 9, alt: '' };
    Object.assign(staff.services.content, {
      addPicture: async () => ({ outcome: 'stored', image }),
    });
    form.append('picture-file', new File([new Uint8Array([0xff, 0xd8, 1])], 'a.jpg'));
    const answer = await staff.post(edit, form);
    expect(answer.status).toBe(303);
    expect(staff.parts.site.videos?.list().at(-1)?.picture?.name).toBe(image.name);
    const { cookie } = await staff.signIn('sales');
    expect((await staff.get(edit, { cookie })).status).toBe(200);
    expect((await staff.post(edit, film, { cookie })).status).toBe(403);
  });
});
