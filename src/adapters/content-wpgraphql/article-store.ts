import { contentCategories } from '#domain/content/content-category.ts';
import type { ArticleCard, ContentBody } from '#domain/content/content-library.ts';
import type { ForeignPictures } from '#domain/content/foreign-pictures.ts';
import { readMinutes } from '#domain/content/read-minutes.ts';
import type { ForeignTexts } from './foreign-texts.ts';
import type { KeptArticles, KeptPost } from './kept-articles.ts';
import type { WirePost } from './wire-posts.ts';

interface ArticleStoreParts {
  kept: KeptArticles;
  pictures: Pick<ForeignPictures, 'find'>;
  texts: ForeignTexts;
  videoPlayers: boolean;
  /** Told of texts that cost too much to be shown, and of copies that could not be written. */
  onFault(problem: string): void;
  /** Told when readers get something else than before. */
  onChange(): void;
}

/** Every article we hold, in memory and on disk; pages read from here and from nowhere else. */
export type ArticleStore = ReturnType<typeof createArticleStore>;

export function createArticleStore(parts: ArticleStoreParts) {
  const { kept, pictures, texts, videoPlayers, onFault, onChange } = parts;
  const posts = new Map<string, KeptPost>();
  const bodies = new Map<string, Promise<ContentBody | null>>();
  const lists = new Map<string, readonly ArticleCard[]>();
  /** Found once a text: looking for them takes as long as sanitizing. */
  const addresses = new WeakMap<WirePost, readonly string[]>();

  /** What readers got last, for when a text cannot be made anew. */
  const lastBodies = new Map<string, ContentBody>();

  const addressesOf = async (post: WirePost): Promise<readonly string[] | null> => {
    const found = addresses.get(post) ?? (await texts.addresses(post.content));
    if (found) addresses.set(post, found);
    return found;
  };
  /** Null, and told, when the text costs too much. */
  const bodyOf = async (post: WirePost): Promise<ContentBody | null> => {
    const inText = (await addressesOf(post)) ?? [];
    const found = inText.flatMap((url) => {
      const picture = pictures.find(url);
      return picture ? [[url, picture] as const] : [];
    });
    const body =
      addresses.has(post) &&
      (await texts.body(post.content, { pictures: new Map(found), videoPlayers }));
    if (body) return body;
    onFault(`post:${post.slug}: the text takes too long to read and is not shown`);
    return null;
  };

  /** Pictures have come: texts and cards are made anew. */
  const renew = () => {
    bodies.clear();
    lists.clear();
    onChange();
  };
  const onDisk = async (slug: string, work: Promise<void>) => {
    bodies.delete(slug);
    lists.clear();
    onChange();
    await work.catch((error: unknown) => {
      onFault(`a copy could not be written: ${(error as NodeJS.ErrnoException).code ?? 'unknown'}`);
    });
  };
  const keep = (entry: KeptPost) => {
    posts.set(entry.post.slug, entry);
    return onDisk(entry.post.slug, kept.write(entry));
  };

  const takeOff = (slug: string, work = async () => {}) => {
    lastBodies.delete(slug);
    return posts.delete(slug) && onDisk(slug, work());
  };
  /** A process that does not run is no fault of the text: the next reader asks again. */
  const madeOr = (making: Promise<ContentBody | null>, slug: string) =>
    making.catch((error: unknown) => {
      bodies.delete(slug);
      if (!lastBodies.has(slug)) throw error;
      onFault(`post:${slug}: ${String(error)}`);
      return null;
    });

  /** Newest first. */
  const allCards = () => {
    const known = lists.get('');
    if (known) return known;
    const cards = [...posts.values()]
      .map(({ post }) => post)
      .toSorted((a, b) => b.dateGmt.localeCompare(a.dateGmt) || b.databaseId - a.databaseId)
      .map((post) => cardOf(post, pictures));
    lists.set('', cards);
    return cards;
  };

  return {
    async load() {
      for (const entry of await kept.readAll()) posts.set(entry.post.slug, entry);
      renew();
    },
    get: (slug: string) => posts.get(slug) ?? null,
    slugs: () => [...posts.keys()],
    /** Unless its text costs too much: then what was there before stays. */
    async put(post: WirePost): Promise<void> {
      const body = await bodyOf(post);
      if (!body) return;
      const writing = keep({ post, missingSince: null });
      bodies.set(post.slug, Promise.resolve(body));
      await writing;
    },
    /** Notes that the service knew it no longer; it stays. */
    async miss(slug: string, at: string): Promise<void> {
      const entry = posts.get(slug);
      if (entry && entry.missingSince === null) await keep({ ...entry, missingSince: at });
    },
    async remove(slug: string): Promise<void> {
      await takeOff(slug, () => kept.remove(slug));
    },
    /** Foreign addresses of pictures in texts and on cards. */
    async pictureAddresses(): Promise<string[]> {
      const found = new Set<string>();
      for (const { post } of posts.values()) {
        if (post.featuredImage) found.add(post.featuredImage.url);
        for (const address of (await addressesOf(post)) ?? []) found.add(address);
      }
      return [...found];
    },
    renew,
    async articles(category?: string) {
      if (!category) return allCards();
      const cards =
        lists.get(category) ?? allCards().filter((card) => card.categories.includes(category));
      lists.set(category, cards);
      return cards;
    },
    async article(slug: string) {
      const entry = posts.get(slug);
      if (!entry) return null;
      const making = bodies.get(slug) ?? bodyOf(entry.post);
      bodies.set(slug, making);
      const body = (await madeOr(making, slug)) ?? lastBodies.get(slug) ?? null;
      if (body) lastBodies.set(slug, body);
      // Its copy stays on disk: a machine that is less busy may read it.
      else if (posts.get(slug) === entry) await takeOff(slug);
      return body && { ...cardOf(entry.post, pictures), body };
    },
  };
}

function cardOf(post: WirePost, pictures: Pick<ForeignPictures, 'find'>): ArticleCard {
  const { databaseId, slug, title, excerpt, featuredImage, author } = post;
  const published = post.dateGmt.slice(0, 10);
  const updated = post.modifiedGmt.slice(0, 10);
  const picture = featuredImage && pictures.find(featuredImage.url);
  return {
    id: databaseId,
    slug,
    title,
    excerpt,
    categories: contentCategories
      .filter(({ id }) => post.categories.includes(id))
      .map((category) => category.slug),
    publishedOn: published,
    ...(updated > published ? { updatedOn: updated } : {}),
    ...(author ? { author } : {}),
    // Words, not tags; exact enough for a number of minutes.
    readMinutes: readMinutes(post.content.replace(/<[^<>]*>/g, ' ')),
    picture: picture && { ...picture, alt: featuredImage.alt },
  };
}
