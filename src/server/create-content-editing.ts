import { readArticleSources, renderWith } from '#adapters/content-markdown/article-sources.ts';
import type { Database } from '#db/database.ts';
import { createContentEdits } from '#db/repositories/content-edits.ts';
import { createTagVersions } from '#db/repositories/tag-versions.ts';
import type { ArticlePicture, ContentLibrary } from '#domain/content/content-library.ts';
import type { ContentCategories } from '#domain/content/content-category.ts';
import type { ContentDesk } from '#domain/content/editing/content-desk.ts';
import { createContentDesk } from '#domain/content/editing/create-content-desk.ts';
import { editedEntries, liveTexts } from '#domain/content/editing/edited-entries.ts';
import { editedLibrary, type RenderText } from '#domain/content/editing/edited-library.ts';
import { followRedirects } from '#domain/content/editing/follow-redirects.ts';
import { editedSections } from '#domain/content/editing/section-values.ts';
import { applySettings } from '#domain/content/editing/settings-values.ts';
import { pinSearches } from '#domain/content/editing/small-entries.ts';
import type { StaffSynonym } from '#domain/content/editing/synonyms.ts';
import { addedFilms, editedVideos } from '#domain/content/editing/video-values.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import type { CategoryWords } from '#domain/inventory/category-words.ts';
import type { QueryWords } from '#domain/search/query-words.ts';
import type { SiteSettings } from '#domain/content/site-settings.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import { urls } from '#site/urls.ts';
import {
  builtInEntries,
  editedCategories,
  readSynonyms,
  storedRedirects,
} from './content-entries.ts';
import { siteContentFolder, siteVariables } from './create-site-content.ts';
import { redirectTarget } from './legacy-redirects.ts';
import type { ChangeFeed } from './jobs/change-feed.ts';
import { liveObject } from './live-object.ts';

const shownSearches = 8;

/** Content and settings as staff left them, kept in step with the database. */
export interface ContentEditing {
  /** Always the present ones, whoever holds this object. */
  settings: SiteSettings;
  /** The library with the edits over it. */
  edited(builtIn: ContentLibrary, articlesToo: boolean): ContentLibrary;
  popular(words: readonly string[]): readonly string[];
  /** Synonyms, for every search there is. */
  words: QueryWords;
  /** For an index that reads synonyms by itself: told when they have changed. */
  synonyms(): readonly StaffSynonym[];
  onSynonyms(tell: () => Promise<void>): void;
  /** Where an address that nothing answers has moved to; else null. */
  movedTo(pathname: string, search: string): string | null;
  /** For the back office; asked after `edited`. */
  desk(parts: {
    pictures: PhotoIntake;
    articlesReadOnly: boolean;
    videosFrom: ContentDesk['videosFrom'];
  }): ContentDesk;
  /** The list with staff's own films in it; `posterOf` finds our copy of a film's poster. */
  videos(
    list: () => readonly FeaturedVideo[],
    posterOf: (id: string) => ArticlePicture | null,
  ): () => readonly FeaturedVideo[];
  /** Ids of the films that staff added, for their posters. */
  addedFilms(): string[];
  /** What category pages say. */
  categories: CategoryWords;
  /** The sections of the knowledge center. */
  sections: ContentCategories;
  /** Told when settings have changed, before pages are. */
  onSettings(reload: () => Promise<void>): void;
  /** The same for articles and small texts. */
  onContent(reload: () => Promise<void>): void;
  /** Publishes what is due and reads what has changed. Rejects while the database is away. */
  refresh(): Promise<void>;
  /** Does the same whenever versions are told, from now on. */
  follow(changes: Pick<ChangeFeed, 'follow'>): void;
}

/** What staff wrote, read once at the start and again when the versions of its tags move. */
export async function createContentEditing(parts: {
  database: Database;
  builtInSettings: SiteSettings;
  now(): Date;
  /** Pages are out of date, and what they are made from can be read. */
  onChange(tag: 'content' | 'settings'): void;
  onFault?(problem: string): void;
}): Promise<ContentEditing> {
  const { builtInSettings, now, onChange } = parts;
  const store = createContentEdits(parts.database);
  const versions = createTagVersions(parts.database);
  let seen = await versions.current();
  let reads = 0;
  let state = await readState();
  let settingsListener: () => Promise<void> = async () => {};
  let contentListener: () => Promise<void> = async () => {};
  let videoList: () => readonly FeaturedVideo[] = () => [];
  let synonymListener: () => Promise<void> = async () => {};
  let synonymChanges = 0;
  let toldChanges = 0;
  let source: { library: ContentLibrary; articlesToo: boolean } | null = null;
  let shown: { from: typeof state; library: ContentLibrary } | null = null;

  async function readState() {
    const edits = await store.all();
    const one = edits.find(({ kind, slug }) => kind === 'settings' && slug === 'site');
    reads += 1;
    return {
      edits,
      categories: editedCategories(edits, reads),
      sections: editedSections(edits),
      settings: applySettings(builtInSettings, one?.live ?? null),
      moved: followRedirects(storedRedirects(edits)),
      ...readSynonyms(edits),
      searches: liveTexts(editedEntries('popular-search', [], edits)).map(({ texts }) => texts),
    };
  }
  const settings = liveObject(() => state.settings);
  const renderApart = renderWith(() => siteVariables(settings));
  const render: RenderText = async (markdown) => {
    const body = await renderApart(markdown);
    if (!body) parts.onFault?.('a text takes too long to lay out and is not shown');
    return body;
  };
  const sections: ContentCategories = {
    all: () => state.sections.all(),
    find: (slug) => state.sections.find(slug),
    at: (address) => state.sections.at(address),
    resolve: (slugs) => state.sections.resolve(slugs),
  };
  const library = (): ContentLibrary => {
    if (!source) throw new Error('the content library is asked for before it is there');
    if (shown?.from !== state) {
      const { articlesToo } = source;
      shown = {
        from: state,
        library: editedLibrary(source.library, state.edits, {
          render,
          articlesToo,
          sections: state.sections,
        }),
      };
    }
    return shown.library;
  };

  const step = async (told?: typeof seen) => {
    const at = now().toISOString();
    const isDue = state.edits.some(({ publishAt }) => publishAt !== null && publishAt <= at);
    if (isDue) await store.publishDue(now());
    // Versions first: what is read after them is at least as new.
    const next = told && !isDue ? told : await versions.current();
    if (next.content === seen.content && next.settings === seen.settings) return;
    const before = JSON.stringify(state.synonyms);
    state = await readState();
    if (JSON.stringify(state.synonyms) !== before) synonymChanges += 1;
    if (synonymChanges > toldChanges) {
      // Rejects: the next step tells again.
      await synonymListener();
      toldChanges = synonymChanges;
    }
    if (next.settings !== seen.settings) {
      await settingsListener();
      // Bodies were filled in with the old settings.
      shown = null;
      onChange('settings');
    }
    await contentListener();
    onChange('content');
    seen = next;
  };
  let turn: Promise<void> = Promise.resolve();
  const refresh = (told?: typeof seen) => (turn = turn.catch(() => {}).then(() => step(told)));

  return {
    settings,
    refresh: () => refresh(),
    edited(builtIn, articlesToo) {
      source = { library: builtIn, articlesToo };
      return {
        articles: (category) => library().articles(category),
        article: (slug) => library().article(slug),
        textPage: (name) => library().textPage(name),
        faqs: () => library().faqs(),
        testimonials: () => library().testimonials(),
        ...(builtIn.translations ? { translations: builtIn.translations } : {}),
      };
    },
    words: {
      read: (text) => state.read(text),
      get version() {
        return synonymChanges;
      },
    },
    synonyms: () => state.synonyms,
    onSynonyms: (tell) => void (synonymListener = tell),
    videos(list, posterOf) {
      videoList = list;
      return () => editedVideos(list(), state.edits, posterOf);
    },
    addedFilms: () => addedFilms(state.edits),
    sections,
    categories: {
      of: (category) => state.categories.of(category),
      viewAll: () => state.categories.viewAll(),
      get version() {
        return state.categories.version;
      },
    },
    popular: (words) => pinSearches(words, state.searches, shownSearches),
    movedTo: (pathname, search) => redirectTarget(state.moved, pathname, search),
    onSettings: (reload) => void (settingsListener = reload),
    onContent: (reload) => void (contentListener = reload),
    desk: ({ pictures, articlesReadOnly, videosFrom }) =>
      createContentDesk({
        store,
        articlesReadOnly,
        videosFrom,
        sections,
        cards: async () => (source ? library().articles() : []),
        builtInArticles: async () =>
          source?.articlesToo
            ? readArticleSources(siteContentFolder, await source.library.articles())
            : [],
        builtIn: async (kind) =>
          builtInEntries(kind, {
            library: source?.library ?? null,
            settings: builtInSettings,
            videos: videoList(),
          }),
        addressOf: urls.article,
        preview: render,
        addPicture: (bytes, alt) => pictures.intake(bytes, { alt }),
        settings: { builtIn: builtInSettings, current: settings },
        refresh: () => refresh(),
        now,
      }),
    follow: (changes) => changes.follow(refresh, (problem) => parts.onFault?.(problem)),
  };
}
