import { contentCategories } from '#domain/content/content-category.ts';
import type { Article, ArticleCard, ContentLibrary } from '#domain/content/content-library.ts';
import type { ForeignPictures } from '#domain/content/foreign-pictures.ts';
import { readMinutes } from '#domain/content/read-minutes.ts';
import { foreignBody, pictureAddresses } from './foreign-body.ts';
import type { KeptArticles, KeptPost } from './kept-articles.ts';
import type { WirePost } from './wire-posts.ts';

interface ShelfParts {
  kept: KeptArticles;
  pictures: Pick<ForeignPictures, 'find'>;
  videoPlayers: boolean;
  /** Told when a copy could not be written; the one in memory is good all the same. */
  onFault(problem: string): void;
  /** Told when readers get something else than before. */
  onChange(): void;
}

/** Every article we hold, in memory and on disk; pages read from here and from nowhere else. */
export interface ArticleShelf extends Pick<ContentLibrary, 'articles' | 'article'> {
  load(): Promise<void>;
  get(slug: string): KeptPost | null;
  slugs(): string[];
  put(post: WirePost): Promise<void>;
  /** Notes that the service knew it no longer; it stays on the shelf. */
  miss(slug: string, at: string): Promise<void>;
  remove(slug: string): Promise<void>;
  /** Foreign addresses of pictures in texts and on cards. */
  pictureAddresses(): string[];
  /** Pictures have come: texts and cards are made anew. */
  renew(): void;
}

export function createArticleShelf(parts: ShelfParts): ArticleShelf {
  const { kept, pictures, videoPlayers, onFault, onChange } = parts;
  const posts = new Map<string, KeptPost>();
  const bodies = new Map<string, Article>();
  const lists = new Map<string, readonly ArticleCard[]>();
  /** Found once a text: looking for them takes as long as sanitizing. */
  const addresses = new WeakMap<WirePost, readonly string[]>();

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
    get: (slug) => posts.get(slug) ?? null,
    slugs: () => [...posts.keys()],
    put: (post) => keep({ post, missingSince: null }),
    async miss(slug, at) {
      const entry = posts.get(slug);
      if (entry && entry.missingSince === null) await keep({ ...entry, missingSince: at });
    },
    async remove(slug) {
      if (posts.delete(slug)) await onDisk(slug, kept.remove(slug));
    },
    pictureAddresses: () => {
      const found = [...posts.values()].flatMap(({ post }) => {
        const known = addresses.get(post) ?? [
          ...(post.featuredImage ? [post.featuredImage.url] : []),
          ...pictureAddresses(post.content),
        ];
        addresses.set(post, known);
        return known;
      });
      return [...new Set(found)];
    },
    renew,
    async articles(category) {
      if (!category) return allCards();
      const cards =
        lists.get(category) ?? allCards().filter((card) => card.categories.includes(category));
      lists.set(category, cards);
      return cards;
    },
    async article(slug) {
      const entry = posts.get(slug);
      if (!entry) return null;
      const made = bodies.get(slug) ?? {
        ...cardOf(entry.post, pictures),
        body: foreignBody(entry.post.content, {
          findPicture: (url) => pictures.find(url),
          videoPlayers,
        }),
      };
      bodies.set(slug, made);
      return made;
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
    readMinutes: readMinutes(post.content.replace(/<[^>]*>/g, ' ')),
    picture: picture && { ...picture, alt: featuredImage.alt },
  };
}
