import { beforeEach, describe, expect, it } from 'vitest';
import { addListing, changeListing } from '#test/factories/change-listings.ts';
import { aListing } from '#test/factories/listing-factory.ts';
import {
  createMemoryMediaStore,
  type MemoryMediaStore,
} from '#test/factories/memory-media-store.ts';
import { jpeg } from '#test/factories/seller.ts';
import { captionField, servedCaptionField } from '#site/forms/photo-captions.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';
import { createTestStaff, type TestStaff } from '#test/factories/test-staff.ts';
import type { PhotoFormat } from '#domain/media/photo-processor.ts';
import type { StoredPhoto } from '#domain/media/photo-intake.ts';

let staff: TestStaff;
let store: MemoryMediaStore;
let id: number;
const photo = (name: string) => ({
  name: `photos/${name.padEnd(32, '0')}.webp`,
  alt: name,
  widthPx: 1_200,
  heightPx: 800,
  placeholder: null,
});
const [front, rear] = [photo('aaaa'), photo('bbbb')];

beforeEach(async () => {
  store = createMemoryMediaStore();
  staff = await createTestStaff({ photoStore: store });
  for (const { name } of [front, rear]) await store.put(name, new Uint8Array(12_345), 'image/webp');
  ({ id } = await addListing(staff.repository, aListing({ images: [front, rear] })));
});

const path = () => `/staff/inventory/${id}/photos`;
const images = async () => (await staff.repository.findById(id))!.images;
const crop = (name: string, box: readonly number[], source?: string) => {
  const [left, top, width, height] = box.map(String) as [string, string, string, string];
  const fields = { photo: name, left, top, width, height };
  return staff.post(`${path()}/crop`, source === undefined ? fields : { ...fields, source });
};
const undo = (name: string) => staff.post(`${path()}/change`, { what: `uncrop ${name}` });
/** Crops the first photo; its new name. */
async function cropped(): Promise<string> {
  expect((await crop(front.name, [100, 50, 600, 500])).status).toBe(303);
  return (await images())[0]!.name;
}

const turn = (name: string) => staff.post(`${path()}/change`, { what: `turn ${name}` });

describe('a turned photo', () => {
  it('stands where it stood, with what was typed beside the button, and turns once however often pressed at once', async () => {
    const fields = { [captionField(front.name)]: 'The side', what: `turn ${front.name}` };
    await Promise.all([staff.post(`${path()}/change`, fields), turn(front.name)]);
    const [turned, other] = await images();
    expect(turned).toMatchObject({ alt: 'The side', widthPx: 800, heightPx: 1_200 });
    expect(turned!.name).not.toBe(front.name);
    expect(other).toEqual(rear);
    await turn(turned!.name);
    expect((await images())[0]).toMatchObject({ alt: 'The side', widthPx: 1_200, heightPx: 800 });
  });

  it('shows the part it was cropped to, and its whole picture is turned, too', async () => {
    const whole = await stubPhotoEditing.turn(front);
    await store.put((whole as StoredPhoto).image.name, new Uint8Array(1), 'image/webp');
    await turn(await cropped());
    const [part] = await images();
    expect(part).toMatchObject({ widthPx: 500, heightPx: 600 });
    // 100 from the left is 100 from the top now, and 250 was left below the part.
    expect(await staff.html(`${path()}/crop?photo=${part!.name}`)).toMatch(
      /name="left"[^>]*value="250".*name="top"[^>]*value="100"/s,
    );
    await undo(part!.name);
    expect((await images())[0]).toMatchObject({ widthPx: 800, heightPx: 1_200 });
  });

  it('is one of this listing, and the button one there is', async () => {
    await turn('photos/none.webp');
    await staff.post(`${path()}/change`, { what: `constructor ${front.name}` });
    expect(await images()).toEqual([front, rear]);
  });
});

describe('a cropped photo', () => {
  it('can be made whole again, with the caption it has by then', async () => {
    const name = await cropped();
    await staff.post(`${path()}/change`, { [captionField(name)]: 'The front' });
    expect(await staff.html(path())).toContain('aria-label="Undo crop: photo 1"');
    expect((await undo(name)).headers.get('location')).toBe(path());
    expect(await images()).toEqual([{ ...front, alt: 'The front' }, rear]);
    expect(await staff.html(path())).not.toContain('Undo crop');
    const [line] = await staff.services.audit.page({ limit: 1 });
    expect(line).toMatchObject({ action: 'listing.photos', subjectId: String(id) });
  });

  it('names every kind of picture that is taken', async () => {
    const html = (await staff.html(path())).replaceAll('<!-- -->', '');
    const told = /JPEG, [^.]* of at most/.exec(html)?.[0] ?? '';
    const taken: PhotoFormat[] = ['jpeg', 'png', 'webp', 'avif', 'gif', 'heic'];
    for (const format of taken) expect(told.toLowerCase(), format).toContain(format);
  });

  it('leads back to the photos from the page that it was cropped on', async () => {
    await cropped();
    const left = await staff.get(`${path()}/crop?photo=${front.name}`);
    expect(left.status).toBe(404);
    const page = await left.text();
    expect(page).toContain('That photo is not here any more');
    expect(page).toContain(`action="${path()}/change"`);
    expect(await (await crop(front.name, [0, 0, 600, 500])).text()).toContain(`${path()}/change`);
  });

  it('is cropped again from the whole one, where the rectangle was', async () => {
    const name = await cropped();
    const page = await staff.html(`${path()}/crop?photo=${name}`);
    expect(page).toContain('width="1200" height="800"');
    expect(page).toContain(`src="/media/${front.name}"`);
    expect(page).toContain(`name="source" value="${front.name}"`);
    for (const [field, value] of [
      ['left', 100],
      ['top', 50],
      ['width', 600],
      ['height', 500],
    ])
      expect(page).toMatch(new RegExp(`name="${field}"[^>]*value="${value}"`));
    // Larger than the part that was left.
    expect((await crop(name, [0, 0, 1_000, 800], front.name)).status).toBe(303);
    const [wider] = await images();
    expect(wider).toMatchObject({ widthPx: 1_000, heightPx: 800 });
    expect((await undo(wider!.name)).status).toBe(303);
    expect((await images())[0]).toEqual(front);
  });

  it('is whole again when all of the whole one is chosen, and itself when nothing changes', async () => {
    const name = await cropped();
    expect((await crop(name, [100, 50, 600, 500], front.name)).status).toBe(303);
    expect((await images())[0]!.name).toBe(name);
    expect((await crop(name, [0, 0, 1_200, 800], front.name)).status).toBe(303);
    expect(await images()).toEqual([front, rear]);
  });

  it('tells how much the whole one takes', async () => {
    await cropped();
    expect(await staff.html(path())).toMatch(/Before the crop<\/dt><dd>12 kB/);
  });

  it('stays as it is when the whole one is gone, or is another than the rectangle was drawn on', async () => {
    const name = await cropped();
    const late = await crop(name, [0, 0, 700, 600], name);
    expect(late.status).toBe(422);
    expect(await late.text()).toContain('The photo has changed meanwhile.');
    await store.remove(front.name);
    expect(await staff.html(path())).not.toContain('Undo crop');
    await undo(name);
    expect((await images())[0]!.name).toBe(name);
    expect(await staff.html(`${path()}/crop?photo=${name}`)).toContain('width="600" height="500"');
    expect((await crop(name, [0, 0, 400, 300], name)).status).toBe(303);
  });

  it('is not made whole twice, nor from another listing', async () => {
    const name = await cropped();
    const other = await addListing(staff.repository, aListing({ images: [rear] }));
    await staff.post(`/staff/inventory/${other.id}/photos/change`, { what: `uncrop ${name}` });
    expect((await staff.repository.findById(other.id))!.images).toEqual([rear]);
    const before = await images();
    for (const wrong of [rear.name, '', '../../etc/passwd']) await undo(wrong);
    expect(await images()).toEqual(before);
    // Sent once more meanwhile: it would be there twice.
    await changeListing(staff.repository, id, { images: [...before, front] });
    await undo(name);
    expect((await images()).map((image) => image.name)).toEqual([name, rear.name, front.name]);
  });

  it('is left alone by those who may not', async () => {
    const name = await cropped();
    const { cookie } = await staff.signIn('viewer');
    const answer = await staff.post(`${path()}/change`, { what: `uncrop ${name}` }, { cookie });
    expect(answer.status).toBe(403);
    expect((await images())[0]!.name).toBe(name);
  });
});

it('many photos at once for the last two places are two, and nobody is told of a third', async () => {
  const full = Array.from({ length: 58 }, (_, at) => photo(`full${at}`));
  ({ id } = await addListing(staff.repository, aListing({ images: full })));
  const { photos } = staff.services.inventory;
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) =>
      photos.add(staff.member, id, { source: jpeg(at), fileName: null }),
    ),
  );
  expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(2);
  expect(answers.filter(({ outcome }) => outcome === 'refused')).toHaveLength(28);
  expect(await images()).toHaveLength(60);
  const late = await photos.add(staff.member, id, { source: jpeg(99), fileName: null });
  expect(late).toMatchObject({ message: expect.stringContaining('60 photos already') });
});

describe('a photo that is taken off a bus', () => {
  const remove = (name: string) => staff.post(`${path()}/change`, { what: `remove ${name}` });
  const stored = async () => (await store.list('photos/')).map(({ name }) => name);

  it('is gone at once, with all that was made of it', async () => {
    for (const end of ['-thumbnail.webp', '-750.webp', '.avif'])
      await store.put(front.name.replace(/\.webp$/, end), new Uint8Array(5), 'image/webp');
    await remove(front.name);
    expect(await images()).toEqual([rear]);
    expect(await stored()).toEqual([rear.name]);
  });

  it('takes the whole one with it that it was cut from', async () => {
    const name = await cropped();
    await remove(name);
    expect(await stored()).toEqual([rear.name]);
  });

  it('takes what it was before it was turned with it', async () => {
    await turn(rear.name);
    expect(await staff.html(path())).not.toContain(', cropped');
    const whole = await stubPhotoEditing.turn(front);
    await store.put((whole as StoredPhoto).image.name, new Uint8Array(1), 'image/webp');
    await turn(await cropped());
    for (const { name } of await images()) await remove(name);
    expect(await stored()).toEqual([]);
  });

  it('is looked for again a while later, since its files may have stayed (killed, or storage away)', async () => {
    const { remove: removeFile } = store;
    store.remove = () => Promise.reject(new Error('the storage is away'));
    await remove(front.name);
    expect(await images()).toEqual([rear]);
    expect(await stored()).toEqual([front.name, rear.name]);
    const jobs = await staff.database.kysely
      .selectFrom('outbox')
      .select('key')
      .where('topic', '=', 'photo-gone')
      .execute();
    expect(jobs).toEqual([{ key: front.name }]);
    store.remove = removeFile;
  });

  it('stays where another bus shows it', async () => {
    const other = await addListing(staff.repository, aListing({ images: [front] }));
    await remove(front.name);
    expect(await stored()).toEqual([front.name, rear.name]);
    await changeListing(staff.repository, other.id, { images: [rear] });
    await remove(rear.name);
    expect(await stored()).toContain(rear.name);
  });
});

/** What the next page says. */
const said = (answer: Response) =>
  /"text":"([^"]*)"/.exec(decodeURIComponent(answer.headers.get('set-cookie') ?? ''))?.[1];

describe('the form of all photos', () => {
  const change = (fields: Record<string, string>) => staff.post(`${path()}/change`, fields);
  const captions = async () => (await images()).map(({ alt }) => alt);
  const typed = (...texts: string[]) =>
    Object.fromEntries(
      [front, rear].flatMap(({ name, alt }, at) => [
        [captionField(name), texts[at] ?? alt],
        [servedCaptionField(name), alt],
      ]),
    );
  it('saves every caption that was typed, whichever button sent it', async () => {
    expect(await staff.html(path())).toMatch(/<form[^>]*photos\/change"[^>]*>(?!.*<form)/);
    await change({ ...typed('One', 'Two'), what: 'captions' });
    expect(await captions()).toEqual(['One', 'Two']);
    // As served before: of another tab.
    await change({ ...typed(), what: `later ${front.name}` });
    expect(await captions()).toEqual(['Two', 'One']);
  });

  it('keeps what was typed beside an undone crop, a removal or another order', async () => {
    const name = await cropped();
    await change({ [captionField(name)]: 'One', what: `uncrop ${name}` });
    expect(await images()).toEqual([{ ...front, alt: 'One' }, rear]);
    const toCrop = await change({ [captionField(rear.name)]: 'Then', what: `crop ${front.name}` });
    expect(toCrop.headers.get('location')).toBe(
      `${path()}/crop?photo=${encodeURIComponent(front.name)}`,
    );
    expect(await captions()).toEqual(['One', 'Then']);
    await change({ [captionField(rear.name)]: 'Two', what: `cover ${rear.name}` });
    expect(await captions()).toEqual(['Two', 'One']);
    await change({ [captionField(rear.name)]: 'Three', what: `remove ${front.name}` });
    expect(await captions()).toEqual(['Three']);
  });

  it('changes nothing where somebody else was quicker with one of its captions', async () => {
    await change(typed('Theirs'));
    const late = await change({ ...typed('Mine', 'Mine too'), what: `remove ${rear.name}` });
    expect(late.status).toBe(409);
    expect(await captions()).toEqual(['Theirs', 'bbbb']);
    const page = await late.text();
    for (const text of ['value="Mine"', 'value="Mine too"']) expect(page).toContain(text);
  });

  it('says what was not done to a photo that is gone, and saves the rest', async () => {
    await change({ what: `remove ${front.name}` });
    for (const what of [`later ${front.name}`, `remove ${front.name}`, 'captions']) {
      const late = await change({ ...typed('One', 'Two'), what });
      expect(late.status).toBe(409);
      expect(await late.text()).toContain('Its caption was “One”.');
    }
    expect(await captions()).toEqual(['Two']);
    expect((await change({ what: `cover ${front.name}` })).status).toBe(409);
  });

  it('says what was done, and asks before a photo is deleted', async () => {
    expect(await staff.html(path())).toMatch(/<summary[^>]*>Remove<\/summary>.*Remove for good/);
    expect(said(await change({ what: `later ${front.name}` }))).toBe('Photo 1 is photo 2 now.');
    expect(said(await change({ what: 'captions', ...typed('One') }))).toBe('Captions saved.');
    expect(said(await change({ what: `remove ${front.name}` }))).toBe('Photo 2 removed.');
  });
});

it('keeps captions that were typed before photos are added, unless somebody else was quicker', async () => {
  const html = await staff.html(path());
  expect(html).toMatch(/<input form="([^"]+)"[^>]*type="file".*<form id="\1"/s);
  const send = (caption: string, served: string) => {
    const body = new FormData();
    body.append('photos', new File([jpeg(caption.length)], 'a.jpg'));
    body.append(servedCaptionField(front.name), served);
    body.append(captionField(front.name), caption);
    return staff.post(path(), body);
  };
  expect(said(await send('Front, at dusk', front.alt))).toBe('1 photo added. Captions saved.');
  expect((await images())[0]?.alt).toBe('Front, at dusk');
  const late = await send('Front, later', front.alt);
  expect(late.status).toBe(409);
  const told = await late.text();
  expect(told).toContain('value="Front, later"');
  expect(told).toMatch(/notice-good[^>]*>1 photo added\./);
  expect((await images()).map(({ alt }) => alt)[0]).toBe('Front, at dusk');
});

it('tells photos that were added from those that were there already, and from those refused', async () => {
  const send = (...files: BlobPart[]) => {
    const body = new FormData();
    for (const file of files) body.append('photos', new File([file], 'a.jpg'));
    return staff.post(path(), body);
  };
  expect(said(await send(jpeg(1)))).toBe('1 photo added.');
  expect(said(await send(jpeg(1)))).toBe('1 photo of this bus already, not added again.');
  expect(said(await send(jpeg(1), jpeg(2)))).toMatch(/^1 photo added. 1 photo of this bus already/);
  const refused = await (await send(jpeg(3), '<svg>')).text();
  expect(refused).toContain('There is a problem');
  expect(refused).toMatch(/notice-good[^>]*>1 photo added\./);
  const many = await (await send(...Array<string>(101).fill(''))).text();
  expect(many).toContain('has more than 100 files');
  expect(many).not.toContain('did not arrive whole');
});
