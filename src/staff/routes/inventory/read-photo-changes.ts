import type { PhotoChange } from '#domain/staff/inventory/photo-change.ts';
import { typedCaptions } from '#site/forms/photo-captions.ts';
import type { InventoryForm } from './read-inventory-form.ts';

type PhotoActs = ReturnType<typeof readPhotoChanges>;

const ofOnePhoto: ReadonlySet<string> = new Set(['earlier', 'later', 'cover', 'remove']);

/** What a form of photos asks for, `names` being those that are there: whichever button sent it, no caption is left behind. */
export function readPhotoChanges(form: InventoryForm, names: readonly string[]) {
  const [what = '', name = ''] = form.get('what').split(' ', 2);
  const { lost, typed, changes } = readCaptions(new Map(Object.entries(form.texts())), names);
  return {
    /** Whether it names a photo that is gone meanwhile, and the captions that were typed for such. */
    isGone: lost.length > 0 || (ofOnePhoto.has(what) && !names.includes(name)),
    lost,
    typed,
    /** What the pressed button does, and to which photo. */
    what,
    name,
    /** All that the form changes, captions first. */
    changes: [...changes, ...actOf(form, what, name)],
  };
}

/** The captions that were typed: for photos that are gone, and by the names of those that are there. */
export function readCaptions(texts: ReadonlyMap<string, string>, names: readonly string[]) {
  const all = typedCaptions(texts);
  const captions = all.filter(({ photo }) => names.includes(photo));
  return {
    lost: all.filter(({ photo }) => !names.includes(photo)).map(({ caption }) => caption),
    typed: new Map(captions.map(({ photo, caption }) => [photo, caption])),
    changes: captions.map(({ photo, caption, served }): PhotoChange => {
      return { what: 'caption', name: photo, caption, was: served };
    }),
  };
}

function actOf(form: InventoryForm, what: string, name: string): PhotoChange[] {
  if (what === 'earlier' || what === 'later' || what === 'cover' || what === 'remove')
    return [{ what, name }];
  if (what !== 'arrange') return [];
  const was = form.has('was') ? namesIn(form.get('was')) : undefined;
  return [{ what, names: namesIn(form.get('order')), was }];
}

const namesIn = (list: string) => list.split(',').slice(0, 200);

/** What was done, by the number that the photo had on the page. */
export function photoDone({ what, name, typed }: PhotoActs, before: readonly string[]): string {
  const at = before.indexOf(name) + 1;
  const place = { earlier: at - 1, later: at + 1, cover: 1 }[what];
  const saved = typed.size > 0 ? ' Captions saved.' : '';
  if (at > 0 && what === 'remove') return `Photo ${at} removed.${saved}`;
  return at > 0 && place ? `Photo ${at} is photo ${place} now.${saved}` : saved.trim() || 'Saved.';
}
