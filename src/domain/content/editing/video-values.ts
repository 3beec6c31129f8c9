import type { ContentCategories } from '../content-category.ts';
import type { ArticlePicture } from '../content-library.ts';
import type { FeaturedVideo } from '../featured-video.ts';
import { isDay } from '../../is-day.ts';
import { youtubeId } from '../../media/youtube-id.ts';
import { isOwnPicture } from './article-values.ts';
import type { ContentEdit, ContentValues } from './content-edits.ts';
import { editedEntries, type BuiltInEntry } from './edited-entries.ts';
import { checkField, field, textField, type FieldReading } from '../../forms/form-field.ts';
import {
  needed,
  pictureField,
  placeField,
  readEntry,
  upTo,
  type FormFields,
  type ReadEntry,
} from './read-fields.ts';

/** Entries of the list that videos come from; those that staff add have the film's own id as name. */
const listed = 'list-';
const mostOrder = 999;
const wrongSection = 'Choose a section';
export const videoFields = [
  field(
    'video',
    'Film on YouTube',
    (text): FieldReading<string> => {
      const value = youtubeId(text);
      if (value !== null) return { value };
      return {
        fault: 'Enter an address such as https://www.youtube.com/watch?v=… or its 11 characters',
      };
    },
    {
      ...needed('the film’s address or id', 300),
      control: 'key',
      hint: 'Paste its address. It cannot change once saved',
    },
  ),
  textField('title', 'Title', needed('a title', 200)),
  textField('description', 'Description (optional)', {
    ...upTo('one or two sentences', 600),
    control: 'area',
    rows: 3,
  }),
  textField('category', 'Section on the card', { control: 'choice', missing: wrongSection }),
  field(
    'publishedOn',
    'Published on',
    (text): FieldReading<string> =>
      isDay(text) ? { value: text } : { fault: 'Enter a date such as 2026-11-21' },
    { ...needed('the day it was published', 10), control: 'date' },
  ),
  checkField('featured', 'Also on the first page of the knowledge center'),
  placeField(mostOrder, '1 comes first; empty: after the numbered ones'),
  pictureField(
    'One of our own, or a file; empty: the film’s poster, of which we keep a copy',
    'Choose a file, or name a picture of ours: article/rust-map.webp',
    isOwnPicture,
  ),
];

/** What the form says. `known`: the id of an entry that is there already; it stays. */
export const readVideo = (
  form: FormFields,
  known: string | null,
  others: readonly FormFields[],
  categories: ContentCategories,
): ReadEntry =>
  readEntry(videoFields, form, (values, faults) => {
    const { video = '', category = '' } = values;
    if (known !== null) {
      values['video'] = known;
      faults.delete('video');
    } else if (video !== '' && others.some((other) => other['video'] === video))
      faults.set('video', 'This film is in the list already');
    if (categories.find(category)?.slug !== category) faults.set('category', wrongSection);
  });

/** The list that videos come from, as entries that can be edited. */
export const videoEntries = (list: readonly FeaturedVideo[]): BuiltInEntry[] =>
  list.map((video) => ({
    slug: listed + video.id,
    values: {
      video: video.id,
      title: video.title,
      description: video.description,
      category: video.category ?? 'media-resources',
      publishedOn: video.publishedOn.slice(0, 10),
      featured: video.featured ? 'on' : '',
      order: '',
      picture: '',
    },
  }));

/** An edit of something that the list does not hold any more: not shown, and kept in case it returns. */
export const hasLeftTheList = (slug: string, builtIn: ContentValues | null) =>
  builtIn === null && slug.startsWith(listed);

/** Ids of the films that staff added. */
export const addedFilms = (edits: readonly ContentEdit[]): string[] =>
  edits.flatMap(({ kind, slug, live, hidden }) =>
    kind === 'video' && live && !hidden && !slug.startsWith(listed) ? [slug] : [],
  );

/**
 * The list with staff's edits over it: numbered ones first by their numbers, then the list's own order,
 * then what was added. `posterOf`: our copy of a film's poster, once there is one.
 */
export function editedVideos(
  list: readonly FeaturedVideo[],
  edits: readonly ContentEdit[],
  posterOf: (id: string) => ArticlePicture | null,
): FeaturedVideo[] {
  const bySlug = new Map(list.map((video) => [listed + video.id, video]));
  const shown = editedEntries('video', videoEntries(list), edits).flatMap((entry) => {
    const { slug, live, edit } = entry;
    const from = bySlug.get(slug) ?? null;
    // A film that was added before the playlist had it: the playlist's.
    const isTwice = from === null && bySlug.has(listed + slug);
    if (!live || isTwice || hasLeftTheList(slug, entry.builtIn)) return [];
    const text = (name: string) => (typeof live[name] === 'string' ? live[name] : '');
    const order = Number(text('order')) || Number.POSITIVE_INFINITY;
    if (from && !edit?.live) return [{ order, video: from }];
    return [{ order, video: videoFrom(slug, text, from, posterOf) }];
  });
  return shown.toSorted((a, b) => a.order - b.order || 0).map(({ video }) => video);
}

function videoFrom(
  slug: string,
  text: (name: string) => string,
  from: FeaturedVideo | null,
  posterOf: (id: string) => ArticlePicture | null,
): FeaturedVideo {
  const base: FeaturedVideo = from ?? {
    id: slug,
    contentType: 'video',
    title: '',
    description: '',
    href: `https://www.youtube.com/watch?v=${slug}`,
    publishedOn: text('publishedOn'),
    readMinutes: null,
    picture: posterOf(slug),
  };
  const sameDay = base.publishedOn.startsWith(text('publishedOn'));
  return {
    ...base,
    title: text('title'),
    description: text('description'),
    category: text('category') || 'media-resources',
    publishedOn: sameDay ? base.publishedOn : text('publishedOn'),
    featured: text('featured') === 'on',
    picture: text('picture') === '' ? base.picture : { name: text('picture'), alt: '' },
  };
}
