import type { Context } from 'hono';
import { listingTitle } from '#domain/inventory/listing-title.ts';
import { mostListingPhotos } from '#domain/staff/inventory/photo-change.ts';
import type { StaffListing } from '#domain/staff/inventory/staff-listing.ts';
import { shownFileName } from '#domain/selling/sell-photos.ts';
import { say } from '#messages/i18n.ts';
import { BodyFault } from '#site/body-fault.ts';
import { readMultipart, textPart } from '#site/routes/sell/read-multipart.ts';
import { redirectWith } from '#staff/flash.ts';
import { orNotFound } from '#staff/or-not-found.ts';
import { renderStaffPage } from '#staff/layout/render-staff-page.tsx';
import { route } from '#staff/staff-route.ts';
import type { StaffEnv } from '#staff/staff-services.ts';
import { lastDoer } from '../audit/latest-entries.tsx';
import { CropPage } from './crop-page.tsx';
import { inventoryUrls } from './inventory-urls.ts';
import { openListing } from './listing-routes.tsx';
import { PhotosPage, type RefusedPhoto } from './photos-page.tsx';
import { readInventoryForm } from './read-inventory-form.ts';
import { photoDone, readCaptions, readPhotoChanges } from './read-photo-changes.ts';
import { inventoryRights } from './show-inventory.tsx';

const mostFiles = 100;
/** Each photo that is there sends its caption along, and the one that it was served with. */
const limits = { parts: mostFiles + 2 * mostListingPhotos, bytes: 400_000_000 };

export const photoRoutes = [
  route('GET', inventoryUrls.photos, 'inventory.read', async (c) => {
    return renderPhotos(c, await openListing(c));
  }),
  route('POST', inventoryUrls.photos, 'inventory.edit', async (c) => {
    const current = await openListing(c);
    const { id, images } = current.listing;
    const { added, repeated, refused, texts } = await takePhotos(c, id);
    const names = images.map(({ name }) => name);
    const { changes, typed } = readCaptions(texts, names);
    const { photos } = c.get('staff').inventory;
    const captions =
      changes.length > 0 ? await photos.change(c.get('member'), id, changes) : 'nothing';
    const words = [
      ...(added > 0 ? [`${counted(added)} added.`] : []),
      ...(repeated > 0 ? [`${counted(repeated)} of this bus already, not added again.`] : []),
      ...(captions === 'changed' ? ['Captions saved.'] : []),
    ].join(' ');
    const stale = captions === 'stale' ? await staleNotice(c, id, typed) : undefined;
    if (refused.length > 0 || stale) {
      const now = (await c.get('staff').inventory.find(id)) ?? current;
      return renderPhotos(c, now, { refused, taken: words, ...(stale && { stale }) });
    }
    const kind = added > 0 || captions === 'changed' ? 'done' : 'problem';
    return redirectWith(c, inventoryUrls.photos(id), words || 'No photo was chosen.', kind);
  }),
  route('POST', inventoryUrls.changePhotos, 'inventory.edit', async (c) => {
    const drawn = await openListing(c);
    const { id, images } = drawn.listing;
    const names = images.map(({ name }) => name);
    const acts = readPhotoChanges(await readInventoryForm(c.req.raw), names);
    const { inventory } = c.get('staff');
    const outcome = await inventory.photos.change(c.get('member'), id, acts.changes);
    const isScript = c.req.header('accept')?.includes('application/json');
    if (outcome === 'stale') {
      const current = orNotFound(await inventory.find(id));
      if (isScript)
        return c.json(
          {
            message: `${await whoChanged(c, id)} changed the photos in the meantime. Load the page anew.`,
          },
          409,
        );
      return renderPhotos(c, current, { stale: await staleNotice(c, id, acts.typed) });
    }
    if (acts.isGone && !isScript) {
      const notice = ['A photo that you changed was removed meanwhile. All else is saved.'];
      for (const caption of acts.lost) notice.push(`Its caption was “${caption}”.`);
      const current = orNotFound(await inventory.find(id));
      return renderPhotos(c, current, { stale: { notice: notice.join(' '), typed: new Map() } });
    }
    if (acts.what === 'crop') return c.redirect(inventoryUrls.crop(id, acts.name), 303);
    const other = otherPictures.get(acts.what);
    if (other) return putOther(c, id, acts.name, other);
    const isChanged = outcome === 'changed';
    if (isScript) return c.json({ message: isChanged ? 'Saved.' : 'Nothing changed.' }, 200);
    return redirectWith(
      c,
      inventoryUrls.photos(id),
      isChanged ? photoDone(acts, names) : 'Nothing changed.',
      isChanged ? 'done' : 'problem',
    );
  }),
  route('GET', inventoryUrls.crop, 'inventory.edit', async (c) => {
    const current = await openListing(c);
    const image = current.listing.images.find(({ name }) => name === c.req.query('photo'));
    if (!image) return photoGone(c, current);
    const { image: source, box } = await c.get('staff').inventory.photos.cropSource(image);
    const { leftPx, topPx, widthPx, heightPx } = box;
    const texts = {
      left: String(leftPx),
      top: String(topPx),
      width: String(widthPx),
      height: String(heightPx),
    };
    return renderCrop(c, { current, image, source, box: texts, error: null });
  }),
  route('POST', inventoryUrls.crop, 'inventory.edit', async (c) => {
    const current = await openListing(c);
    const form = await readInventoryForm(c.req.raw);
    const { id, images } = current.listing;
    const image = images.find(({ name }) => name === form.get('photo'));
    if (!image) return photoGone(c, current);
    const text = (name: string) => form.get(name).trim();
    const box = {
      left: text('left'),
      top: text('top'),
      width: text('width'),
      height: text('height'),
    };
    const { photos } = c.get('staff').inventory;
    const rectangle = {
      leftPx: readPixels(box.left),
      topPx: readPixels(box.top),
      widthPx: readPixels(box.width),
      heightPx: readPixels(box.height),
    };
    const { image: source } = await photos.cropSource(image);
    const cropped = await photos.crop(c.get('member'), id, {
      name: image.name,
      source: form.get('source') || source.name,
      box: rectangle,
    });
    if (cropped.outcome === 'refused')
      return renderCrop(c, { current, image, source, box, error: say(cropped.message) });
    return redirectWith(c, inventoryUrls.photos(id), 'Cropped.');
  }),
];

async function whoChanged(c: Context<StaffEnv>, id: number): Promise<string> {
  const subject = { subjectKind: 'listing', subjectId: String(id) };
  return (await lastDoer(c, subject, ['listing.photos'])) ?? 'Somebody else';
}

const staleNotice = async (
  c: Context<StaffEnv>,
  id: number,
  typed: ReadonlyMap<string, string>,
) => ({
  notice: `${await whoChanged(c, id)} changed this in the meantime. Nothing of yours was saved yet; what you typed stands below.`,
  typed,
});

/** Back leads here after a crop, which puts another picture in the place of this one. */
const photoGone = (c: Context<StaffEnv>, current: StaffListing) =>
  renderPhotos(
    c,
    current,
    {
      stale: {
        notice: 'That photo is not here any more: it was cropped, turned or removed.',
        typed: new Map(),
      },
    },
    404,
  );

const readPixels = (text: string): number =>
  /^\d{1,5}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;

interface OtherPicture {
  by: 'undoCrop' | 'turn';
  said: string;
}

/** What puts another picture in the place of one, and what is said then. */
const otherPictures = new Map<string, OtherPicture>([
  ['uncrop', { by: 'undoCrop', said: 'The whole photo is back.' }],
  ['turn', { by: 'turn', said: 'The photo is turned.' }],
]);

async function putOther(
  c: Context<StaffEnv>,
  id: number,
  name: string,
  { by, said }: OtherPicture,
): Promise<Response> {
  const made = await c.get('staff').inventory.photos[by](c.get('member'), id, name);
  return made.outcome === 'refused'
    ? redirectWith(c, inventoryUrls.photos(id), say(made.message), 'problem')
    : redirectWith(c, inventoryUrls.photos(id), said);
}

const mostCaptionBytes = 8_192;
const counted = (photos: number) => `${photos} ${photos === 1 ? 'photo' : 'photos'}`;

const brokenOff = 'did not arrive whole. Photos before the break are saved; send the others again.';
const faultWords: Partial<Record<BodyFault['reason'], string>> = {
  'too-large': `is larger than ${limits.bytes / 1_000_000} MB. Send the photos in parts.`,
  'too-many-parts': `has more than ${mostFiles} files. Photos among the first ${mostFiles} are saved; send the others again.`,
};

/** Takes the files of the form one after the other, as they arrive, and what was typed beside them; `repeated` are there already. */
async function takePhotos(c: Context<StaffEnv>, id: number) {
  const { photos } = c.get('staff').inventory;
  const refused: RefusedPhoto[] = [];
  const taken = { added: 0, repeated: 0 };
  const texts = new Map<string, string>();
  let files = 0;
  try {
    for await (const part of readMultipart(c.req.raw, limits)) {
      if (part.fileName === null) texts.set(part.name, await textPart(part, mostCaptionBytes));
      if (part.name !== 'photos' || !part.fileName) continue;
      if (++files > mostFiles) throw new BodyFault('too-many-parts');
      const fileName = shownFileName(part.fileName) ?? 'A file without a name';
      const upload = { source: part.stream, fileName, signal: c.req.raw.signal };
      const answer = await photos.add(c.get('member'), id, upload);
      if (answer.outcome === 'refused') refused.push({ fileName, message: say(answer.message) });
      else taken[answer.outcome]++;
    }
  } catch (error) {
    if (!(error instanceof BodyFault)) throw error;
    refused.push({
      fileName: 'The upload',
      message: faultWords[error.reason] ?? brokenOff,
    });
  }
  return { ...taken, refused, texts };
}

async function renderPhotos(
  c: Context<StaffEnv>,
  current: StaffListing,
  told: Pick<Parameters<typeof PhotosPage>[0], 'refused' | 'taken' | 'stale'> = {},
  status?: 404,
): Promise<Response> {
  const sizes = await c.get('staff').inventory.photos.sizes(current.listing.images);
  return renderStaffPage(c, {
    title: `Photos of ${listingTitle(current.listing)}`,
    status: status ?? (told.stale ? 409 : told.refused ? 422 : 200),
    children: (
      <PhotosPage current={current} sizes={sizes} canEdit={inventoryRights(c).edit} {...told} />
    ),
  });
}

function renderCrop(c: Context<StaffEnv>, page: Parameters<typeof CropPage>[0]): Response {
  return renderStaffPage(c, {
    title: 'Crop the photo',
    status: page.error ? 422 : 200,
    children: <CropPage {...page} />,
  });
}
