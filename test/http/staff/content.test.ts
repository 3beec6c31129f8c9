import { beforeEach, describe, expect, it } from 'vitest';
import { createTestStaff, staffOrigin, type TestStaff } from '#test/factories/test-staff.ts';
import { testNow } from '#test/factories/test-site.ts';

let staff: TestStaff;
let now: Date;

beforeEach(async () => {
  now = testNow;
  staff = await createTestStaff({ role: 'editor', now: () => now });
});

const edit = '/staff/content/articles/edit';
const builtIn = 'when-nobody-knows';
const pageOf = (slug: string) => `/knowledge-center/blog/${slug}/`;
const fields = (more: Record<string, string> = {}) => ({
  title: 'Winter tires for buses',
  slug: '',
  excerpt: 'When they pay.',
  text: '## Snow\n\nCall {phone}.',
  'category-blog-articles': 'on',
  publishedOn: '2026-11-01',
  revision: '0',
  step: 'publish',
  ...more,
});
const save = (slug: string | null, more: Record<string, string> = {}) =>
  staff.post(slug === null ? edit : `${edit}?slug=${slug}`, fields(more));
/** As another person would see the site, in another request. */
const publicPage = async (path: string) => {
  const answer = await staff.app.request(staffOrigin + path);
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};

describe('an article', () => {
  it('is written, published and on the site at once, in its lists too', async () => {
    const answer = await save(null);
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${edit}?slug=winter-tires-for-buses`,
    ]);
    const page = await publicPage(pageOf('winter-tires-for-buses'));
    expect(page.status).toBe(200);
    expect(page.text).toContain('<h2 id="s-snow">Snow</h2>');
    expect(page.text).toContain('Call (856) 555-0142.');
    expect((await publicPage('/knowledge-center/blog-articles/')).text).toContain(
      'Winter tires for buses',
    );
    const audit = await staff.services.audit.page({ limit: 5 });
    expect(audit[0]).toMatchObject({
      action: 'content.publish',
      subjectKind: 'article',
      subjectId: 'winter-tires-for-buses',
      memberName: staff.member.name,
      before: null,
    });
  });

  it('stays as it was on the site while a draft is written', async () => {
    const before = (await publicPage(pageOf(builtIn))).text;
    await save(builtIn, { slug: builtIn, step: 'draft' });
    expect((await publicPage(pageOf(builtIn))).text).toBe(before);
    expect(await staff.html('/staff/content?state=waiting')).toContain('newer draft');
    expect(await staff.html(`${edit}?slug=${builtIn}`)).toContain('Winter tires for buses');
  });

  it('goes back to the built-in text, and off the site', async () => {
    await save(builtIn, { slug: builtIn });
    expect((await publicPage(pageOf(builtIn))).text).toContain('Winter tires');
    await staff.post('/staff/content/articles/change', { slug: builtIn, revision: '1', to: 'off' });
    expect((await publicPage(pageOf(builtIn))).status).toBe(404);
    const stale = { slug: builtIn, revision: '1', to: 'built-in' };
    expect((await staff.post('/staff/content/articles/change', stale)).status).toBe(409);
    await staff.post('/staff/content/articles/change', { ...stale, revision: '2' });
    expect((await publicPage(pageOf(builtIn))).text).toContain('What we show when nobody knows');
  });

  it('that is taken off the site keeps what is typed in its editor', async () => {
    await save(null);
    const slug = 'winter-tires-for-buses';
    const off = `/staff/content/articles/change?slug=${slug}`;
    const typed = {
      slug: 'typed-address',
      text: 'Half a sentence & more',
      revision: '1',
      to: 'off',
    };
    const answer = await staff.post(off, fields(typed));
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toContain('off the site. What you typed is below, not saved yet.');
    expect(page).toContain('Half a sentence &amp; more');
    expect(page).toContain('value="typed-address"');
    expect(page).toContain('name="revision" value="2"');
    expect((await publicPage(pageOf(slug))).status).toBe(404);
    const late = await staff.post(off, fields(typed));
    expect(late.status).toBe(409);
    expect(await late.text()).toContain('Half a sentence &amp; more');
    await save(slug, { slug, revision: '2' });
    const untouched = await staff.post(off, fields({ slug, revision: '3', to: 'off' }));
    expect(untouched.headers.get('location')).toBe(`${edit}?slug=${slug}`);
  });

  it('goes live when its time has come', async () => {
    // 9:30 in New York, in winter time.
    await save(null, { step: 'schedule', publishAt: '2026-11-01T09:30' });
    const path = pageOf('winter-tires-for-buses');
    now = new Date('2026-11-01T14:29:59.000Z');
    await staff.editing.refresh();
    expect((await publicPage(path)).status).toBe(404);
    now = new Date('2026-11-01T14:30:00.000Z');
    await staff.editing.refresh();
    expect((await publicPage(path)).status).toBe(200);
    const [line] = await staff.services.audit.page({ limit: 1 });
    expect(line).toMatchObject({ action: 'content.publish', memberName: 'Schedule' });
    expect((await save(null, { step: 'schedule', publishAt: '2026-10-31T09:30' })).status).toBe(
      422,
    );
  });

  it('never overwrites what somebody else saved meanwhile', async () => {
    await save(builtIn, { slug: builtIn, text: 'The first one’s words.' });
    const second = await save(builtIn, { slug: builtIn, text: 'The second one’s words.' });
    expect(second.status).toBe(409);
    const page = await second.text();
    expect(page).toContain('The second one’s words.');
    expect(page).toContain('name="revision" value="1"');
    expect((await publicPage(pageOf(builtIn))).text).toContain('The first one’s words.');
  });

  it('leaves a redirect at its old address, and none that leads in circles', async () => {
    await save(builtIn, { slug: 'nobody-knows' });
    expect(await publicPage(pageOf(builtIn))).toMatchObject({
      status: 301,
      to: pageOf('nobody-knows'),
    });
    await save('nobody-knows', { slug: 'unknown-figures', revision: '1' });
    expect((await publicPage(pageOf(builtIn))).to).toBe(pageOf('unknown-figures'));
    expect((await publicPage(pageOf('nobody-knows'))).to).toBe(pageOf('unknown-figures'));
    await save('unknown-figures', { slug: builtIn, revision: '1' });
    expect((await publicPage(pageOf(builtIn))).status).toBe(200);
    expect((await publicPage(pageOf('nobody-knows'))).to).toBe(pageOf(builtIn));
    expect((await save(builtIn, { slug: 'cdl-or-no-cdl', revision: '3' })).status).toBe(422);
  });

  it('takes the ways to it along when it leaves, and brings them back', async () => {
    await save(builtIn, { slug: 'nobody-knows' });
    const change = { slug: 'nobody-knows', revision: '1', to: 'off' };
    await staff.post('/staff/content/articles/change', change);
    expect(await publicPage(`${pageOf(builtIn)}?x=1`)).toMatchObject({ status: 404, to: null });
    await save('nobody-knows', { slug: 'nobody-knows', revision: '2' });
    expect((await publicPage(pageOf(builtIn))).to).toBe(pageOf('nobody-knows'));
    await staff.post('/staff/content/articles/change', {
      ...change,
      revision: '3',
      to: 'built-in',
    });
    expect((await publicPage(pageOf(builtIn))).status).toBe(404);
  });

  it('keeps versions that can be compared and restored', async () => {
    await save(builtIn, { slug: builtIn, text: 'Old words.' });
    await save(builtIn, { slug: builtIn, text: 'New words.', revision: '1' });
    const versions = await staff.html(`/staff/content/articles/versions?slug=${builtIn}`);
    expect(versions).toContain('Removed: </span><strong>Old</strong> words.');
    expect(versions).toContain('Added: </span><strong>New</strong> words.');
    const restored = await staff.html(`${edit}?slug=${builtIn}&version=1`);
    expect(restored).toContain('Old words.</textarea>');
    expect(restored).toContain('name="revision" value="2"');
  });

  it('previews through the public renderer, and neither runs scripts', async () => {
    const text = [
      '<script>alert(1)</script>',
      '<img src=x onerror=alert(1)>',
      '<iframe src="https://evil.example"></iframe>',
      '<a href="https://ok.example" onclick="x()">words</a>',
    ].join('\n\n');
    await save(builtIn, { slug: builtIn, text });
    const json = await staff.post('/staff/content/preview', JSON.stringify({ text }), {
      'content-type': 'application/json',
    });
    const { html: preview } = (await json.json()) as { html: string };
    const page = await publicPage(pageOf(builtIn));
    const body = /<div class="prose"[^>]*>([\s\S]*?)<\/div>/.exec(page.text)?.[1] ?? 'none';
    expect(body).toBe(preview);
    expect(preview).not.toMatch(/script|onerror|iframe|onclick/i);
  });

  it('shows no link of a kind that pages may not hold, and names it when it is saved', async () => {
    const text = '[press](javascript:alert(1)) [data](data:text/html,x) [call](tel:+18565550100)';
    const json = await staff.post('/staff/content/preview', JSON.stringify({ text }), {
      'content-type': 'application/json',
    });
    const { html: preview } = (await json.json()) as { html: string };
    expect(preview).not.toMatch(/javascript:|data:/);
    expect(preview).toContain('href="tel:+18565550100"');
    const refused = await (await save(null, { text })).text();
    expect(refused).toContain('“javascript:alert(1)”, “data:text/html,x”');
  });

  it.each([
    ['title', { title: ' \u202e\u200b ' }],
    ['title', { title: 'x'.repeat(121) }],
    ['slug', { slug: '../../etc/passwd' }],
    ['slug', { slug: 'Upper Case' }],
    ['text', { text: 'x'.repeat(60_001) }],
    ['text', { text: '> '.repeat(20_000) }],
    ['text', { text: '![a](https://evil.example/pixel.gif)' }],
    ['text', { text: '[a](javascript:alert(1))' }],
    ['text', { text: '![a](//evil.example/pixel.gif)' }],
    ['text', { text: '![a](/staff/sign-out)' }],
    ['pictureName', { pictureName: '../secret.webp', pictureAlt: 'x' }],
    ['pictureAlt', { pictureName: 'article/rust-map.webp' }],
    ['publishedOn', { publishedOn: '2026-02-30' }],
    ['categories', { 'category-blog-articles': '' }],
  ])('is refused for its %s (%#)', async (name, wrong) => {
    const answer = await save(null, wrong);
    expect(answer.status).toBe(422);
    expect(await answer.text()).toContain(`href="#field-${name}"`);
    expect(await staff.database.kysely.selectFrom('content_edits').selectAll().execute()).toEqual(
      [],
    );
  });

  it('takes a picture into our own store, with its words, and keeps what was typed', async () => {
    const form = new FormData();
    for (const [name, value] of Object.entries(
      fields({ step: 'picture-text', uploadAlt: 'A tire' }),
    ))
      form.append(name, value);
    form.append(
      'upload',
      new File([new Uint8Array([0xff, 0xd8, 1, 2])], 'tire.jpg', { type: 'image/jpeg' }),
    );
    const answer = await staff.post(edit, form);
    expect(answer.status).toBe(200);
    const page = await answer.text();
    expect(page).toMatch(/!\[A tire\]\(\/media\/[a-z]+\/[a-z0-9-]+\.webp\)/);
    expect(page).toContain('value="Winter tires for buses"');
    const huge = await staff.app.request(staffOrigin + edit, {
      method: 'POST',
      body: new Uint8Array(10_000_001),
      headers: {
        cookie: staff.cookie,
        origin: staffOrigin,
        'content-type': 'multipart/form-data; boundary=x',
      },
    });
    expect(huge.status).toBe(413);
  });

  it('is left to the content service where one is set', async () => {
    const content = { ...staff.services.content, articlesReadOnly: true };
    const foreign = await createTestStaff({ role: 'editor' });
    Object.assign(foreign.services, { content });
    const list = await (await foreign.get('/staff/content')).text();
    expect(list).toContain('CONTENT=wpgraphql');
    expect(list).not.toContain('New article');
    expect((await foreign.get(`${edit}?slug=${builtIn}`)).status).toBe(404);
    expect((await foreign.post(edit, fields())).status).toBe(404);
  });

  it('is read, not written, by those who may not', async () => {
    const { cookie } = await staff.signIn('sales');
    const as = { cookie };
    expect((await staff.get(`${edit}?slug=${builtIn}`, as)).status).toBe(200);
    expect((await staff.post(edit, fields(), as)).status).toBe(403);
    expect((await staff.post('/staff/content/settings', {}, { cookie: staff.cookie })).status).toBe(
      403,
    );
  });
});
