import { beforeEach, describe, expect, it } from 'vitest';
import { usedMediaNames } from '#db/repositories/media-usage.ts';
import { contentPictureLimits } from '#domain/content/pictures/picture-limits.ts';
import { createPhotoIntake } from '#domain/media/photo-intake.ts';
import { sweepOrphans } from '#domain/media/sweep-orphans.ts';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import {
  createMemoryMediaStore,
  type MemoryMediaStore,
} from '#test/factories/memory-media-store.ts';
import { jpeg } from '#test/factories/seller.ts';
import { aPicture } from '#test/factories/stored-listing-factory.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';

const article = '/staff/content/articles/edit';
const photo = `photos/${'a'.repeat(32)}.webp`;
/** Begins as a WebP file does. */
const webp = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBPVP8 '), Buffer.alloc(500)]);

let staff: TestStaff;
let store: MemoryMediaStore;

beforeEach(async () => {
  store = createMemoryMediaStore();
  const photoOf = (main: Uint8Array) => ({
    widthPx: 900,
    heightPx: 600,
    main,
    middle: main,
    thumbnail: main,
    placeholder: null,
  });
  staff = await createTestStaff({
    role: 'editor',
    photoStore: store,
    pictures: createPhotoIntake({
      store,
      folder: 'content',
      limits: contentPictureLimits,
      processor: {
        process: async (bytes) => ({ outcome: 'processed', photo: photoOf(bytes) }),
        toAvif: async () => null,
        close: async () => {},
      },
    }),
  });
});

const typed = {
  title: 'Winter tires',
  excerpt: 'When they pay.',
  text: 'First.\r\n\r\nSecond.',
  'category-blog-articles': 'on',
  publishedOn: '2026-11-01',
  revision: '0',
};

/** Presses a button of a form with what is typed, and perhaps a file. */
async function press(
  step: string,
  more: Record<string, string> = {},
  { file, path = article }: { file?: Uint8Array<ArrayBuffer>; path?: string } = {},
) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...typed, step, ...more })) form.append(name, value);
  if (file) form.append(path === article ? 'upload' : 'picture-file', new File([file], 'a.jpg'));
  const answer = await staff.post(path, form);
  const html = (await answer.text()).replaceAll('<!-- -->', '');
  return { status: answer.status, html, to: answer.headers.get('location') };
}

const values = (html: string) =>
  [...html.matchAll(/type="radio" name="picked"[^>]*? value="([^"]+)"/g)].map(([, value]) => value);
const legend = (html: string) => /picture-choices"><legend>([^<]*)</.exec(html)?.[1];
const textOf = (html: string) =>
  /<textarea name="text"[^>]*>\n?([^<]*)</.exec(html)?.[1]?.replaceAll('\r', '');
const chosen = (html: string) =>
  /type="radio" name="picked" checked="" value="([^"]*)"/.exec(html)?.[1];

const addBus = (alt = 'The bus from the front') =>
  addListing(
    staff.repository,
    aListing({ details: { stockNumber: 'A-77' }, images: [{ ...aPicture(photo), alt }] }),
  );

describe('pictures to choose from', () => {
  it('open inside the form, whose text stays, and are pages with an end', async () => {
    const closed = await (await staff.get(article)).text();
    expect(closed).toContain('Choose among our pictures');
    expect(closed).not.toContain('name="picked"');
    const first = await press('pictures');
    expect(first.status).toBe(200);
    expect(first.html).toContain('value="Winter tires"');
    expect(first.html).toContain('formAction="/staff/content/articles/edit#pictures"');
    const total = Number(/1 to 12 of (\d+)/.exec(legend(first.html) ?? '')?.[1]);
    expect(values(first.html)).toHaveLength(12);
    expect(first.html).toMatch(/thumbnail\.webp" alt="" width="180" height="120" loading="lazy"/);
    expect(first.html).not.toContain('Previous page');
    const open = { pickFrom: 'site', pickPage: '1' };
    const last = await press('pictures-9999', open);
    expect(legend(last.html)).toMatch(new RegExp(`to ${total} of ${total}$`));
    expect(last.html).not.toContain('Next page');
    expect(values(last.html).at(-1)).toMatch(/^category\//);
    expect((await press('pictures-close', open)).html).not.toContain('name="picked"');
  });

  it('are found by what they show and by the title of what shows them', async () => {
    const find = (pickWords: string, pickFrom = 'site') =>
      press('pictures', { pickFrom, pickWords });
    expect(values((await find('RUST')).html)).toContain('article/rust-map.webp');
    const none = await find('zeppelin');
    expect(legend(none.html)).toBe('Nothing found for “zeppelin”');
    expect(none.html).toContain('value="zeppelin"');
    const { id } = await addBus();
    const buses = await find('A-77', 'buses');
    expect(values(buses.html)).toEqual([`${id}/${photo}`]);
    expect(buses.html).toContain('stock A-77');
  });

  it('show those in use when the store cannot be read, and say so', async () => {
    store.fault = new Error('away');
    const { status, html } = await press('pictures');
    expect([status, textOf(html)]).toEqual([200, 'First.\n\nSecond.']);
    expect(html).toContain('cannot be read right now');
    expect(values(html).length).toBeGreaterThan(0);
  });

  it('are not offered to those who only read', async () => {
    const { cookie } = await staff.signIn('sales');
    expect(await (await staff.get(article, { cookie })).text()).not.toContain('our pictures');
  });
});

describe('a chosen picture', () => {
  const rust = { pickFrom: 'site', picked: 'article/rust-map.webp' };

  it('brings what is said of it, unless other words are typed', async () => {
    const card = await press('picture-card', rust);
    expect(card.html).toMatch(/name="pictureName"[^>]*value="article\/rust-map\.webp"/);
    expect(card.html).toMatch(/name="pictureAlt"[^>]*value="[^"]+rust[^"]*"/i);
    const text = await press('picture-text', { ...rust, uploadAlt: 'Rust [here]' });
    expect(textOf(text.html)).toBe(
      'First.\n\nSecond.\n\n![Rust here](/media/article/rust-map.webp)\n',
    );
  });

  it('stands after the paragraph that the cursor was in', async () => {
    const { html } = await press('picture-text', { ...rust, uploadAlt: 'Rust', textAt: '3' });
    expect(textOf(html)).toBe('First.\n\n![Rust](/media/article/rust-map.webp)\n\nSecond.');
    const beyond = await press('picture-text', { ...rust, uploadAlt: 'Rust', textAt: '999999' });
    expect(textOf(beyond.html)).toMatch(/Second\.\n\n!\[Rust\]/);
  });

  it('stays chosen on another page, and is not forgotten by saving', async () => {
    const other = await press('pictures', { ...rust, pickWords: 'trolley' });
    expect(chosen(other.html)).toBe(rust.picked);
    const { status, html } = await press('publish', rust);
    expect(status).toBe(422);
    expect(html).toContain('choose “None of them”');
    expect(chosen(html)).toBe(rust.picked);
    expect((await press('publish', { ...rust, picked: '' })).to).toContain('slug=winter-tires');
  });

  it.each(['article/no-such.webp', '../secret.webp', '999/photos/x.webp', 'photos/x.webp'])(
    'must be one of ours, and still there: %s',
    async (picked) => {
      const { status, html } = await press('picture-card', { pickFrom: 'site', picked });
      expect(status).toBe(422);
      expect(html).toContain('This picture is not there any more');
      expect(textOf(html)).toBe('First.\n\nSecond.');
    },
  );
});

describe('a photo of a bus', () => {
  it('is copied, and the article keeps it when the bus and its photo go', async () => {
    await store.put(photo, webp, 'image/webp');
    const { id } = await addBus();
    const { html } = await press('picture-text', { pickFrom: 'buses', picked: `${id}/${photo}` });
    const [, copy = ''] =
      /!\[The bus from the front\]\(\/media\/(content\/[0-9a-f]{32}\.webp)\)/.exec(html) ?? [];
    expect([...store.files.keys()]).toContain(copy);
    await changeListing(staff.repository, id, { images: [] });
    await sweepOrphans({
      store,
      usedNames: () => usedMediaNames(staff.database),
      now: new Date(store.now.getTime() + 1e9),
    });
    expect([...store.files.keys()]).not.toContain(photo);
    expect([...store.files.keys()]).toContain(copy);
  });

  it('that is gone since the page came is said to be, with the rest of the form', async () => {
    const { id } = await addBus();
    const wanted = { pickFrom: 'buses', picked: `${id}/${photo}` };
    const answers = [await press('picture-card', wanted)];
    await changeListing(staff.repository, id, { images: [] });
    answers.push(await press('picture-card', wanted));
    for (const { status, html } of answers) {
      expect(status).toBe(422);
      expect(html).toContain('This picture is not there any more');
      expect(html).toContain('value="Winter tires"');
    }
  });

  it('that cannot be stored is said to be', async () => {
    await store.put(photo, webp, 'image/webp');
    const { id } = await addBus();
    store.full = true;
    const { status, html } = await press('picture-card', {
      pickFrom: 'buses',
      picked: `${id}/${photo}`,
    });
    expect([status, chosen(html)]).toEqual([422, `${id}/${photo}`]);
    expect(html).toContain('The picture could not be stored');
  });
});

describe('a file', () => {
  it('without words is stored and stays chosen until it has some', async () => {
    const { status, html } = await press('picture-card', {}, { file: jpeg(1) });
    expect(status).toBe(422);
    expect(html).toContain('Enter what the picture shows');
    const picked = chosen(html) ?? '';
    expect(picked).toMatch(/^content\//);
    const again = await press('picture-card', { pickFrom: 'site', picked, uploadAlt: 'A tire' });
    expect(again.html).toMatch(new RegExp(`name="pictureName"[^>]*value="${picked}"`));
    expect(again.html).toMatch(/name="pictureAlt"[^>]*value="A tire"/);
  });

  it('is not lost by any other button', async () => {
    for (const step of ['pictures', 'preview', 'draft', 'publish']) {
      const { html } = await press(step, {}, { file: jpeg(2) });
      expect(chosen(html), step).toMatch(/^content\//);
    }
    expect(await staff.database.kysely.selectFrom('content_edits').selectAll().execute()).toEqual(
      [],
    );
  });

  it('that is refused takes nothing that was typed with it', async () => {
    const large = await press(
      'picture-text',
      { uploadAlt: 'A tire' },
      { file: jpeg(3, 8_000_001) },
    );
    expect(large.status).toBe(422);
    expect(large.html).toContain('larger than 8 MB');
    expect(large.html).toContain('value="A tire"');
    const other = new TextEncoder().encode('%PDF-1.7 and more of it, so that it is long enough');
    const wrong = await press('picture-text', {}, { file: other });
    expect(wrong.html).toContain('This is a document');
    expect(textOf(wrong.html)).toBe('First.\n\nSecond.');
  });
});

describe('the picture of a category or a film', () => {
  const category = '/staff/content/entries/category/edit?slug=trolley';
  const at = { path: category };
  const words = { intro: 'Trolleys.', description: 'All trolleys.' };

  it('is chosen, shown before saving, and saved with the rest', async () => {
    const open = await press('pictures', words, at);
    expect(open.html).toContain('Trolleys.');
    const picked = { ...words, pickFrom: 'site', picked: 'article/rust-map.webp' };
    const used = await press('picture', picked, at);
    expect(used.html).toMatch(/name="picture"[^>]*value="article\/rust-map\.webp"/);
    expect(used.html).toContain('src="/media/article/rust-map-thumbnail.webp"');
    const saved = await press('', picked, at);
    expect(saved.to).toBe('/staff/content/entries/category');
    const [edit] = await staff.database.kysely.selectFrom('content_edits').selectAll().execute();
    expect(JSON.parse(edit?.live ?? '')).toMatchObject({ picture: 'article/rust-map.webp' });
  });

  it('is refused with its field when it is not there', async () => {
    const { status, html } = await press('', { ...words, picked: 'content/none.webp' }, at);
    expect(status).toBe(422);
    expect(html).toContain('href="#field-picture"');
    expect(html).toContain('Trolleys.');
  });
});
