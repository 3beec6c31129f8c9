import type { ArticleCard, ArticlePicture, ContentLibrary } from '../content-library.ts';
import type { FeaturedVideo } from '../featured-video.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { ContentMedia } from '../pictures/picture-service.ts';
import type { TagVersions } from '../../tag-versions.ts';
import type { ContentService } from './content-service.ts';
import type { ContentEdits } from './content-edits.ts';
import {
  builtInEntries,
  editedCategories,
  readSynonyms,
  storedRedirects,
} from './content-entries.ts';
import { createContentService, type ContentServiceParts } from './create-content-service.ts';
import { editedEntries, liveTexts } from './edited-entries.ts';
import { editedLibrary, type RenderText } from './edited-library.ts';
import { followRedirects } from './follow-redirects.ts';
import { liveObject } from './live-object.ts';
import { redirectTarget } from './redirect-target.ts';
import { editedRates } from './rate-values.ts';
import { editedSections } from './section-values.ts';
import { applySettings } from './settings-values.ts';
import { pinSearches } from './small-entries.ts';
import type { StaffSynonym } from './staff-synonyms.ts';
import { addedFilms, editedVideos } from './video-values.ts';

const shownSearches = 8;

/** The last part of an article's address. */
const slugAt = /([^/]+)\/?$/;

const pathOf = (address: string) => address.replace(/[?#].*$/s, '').toLowerCase();

type Listener = () => Promise<void>;
type VideoList = () => readonly FeaturedVideo[];

/** Content and settings as staff left them. */
export type LiveContent = Awaited<ReturnType<typeof createLiveContent>>;

/** What staff wrote, read once at the start and again when the versions of its tags move. */
export async function createLiveContent(parts: {
  store: ContentEdits;
  versions: TagVersions;
  builtInSettings: SiteSettings;
  /** Old path → new address, of the files. */
  builtInRedirects: Readonly<Record<string, string>>;
  /** Fills texts in with the settings as they are when it is called. */
  renderWith(settings: SiteSettings): RenderText;
  /** The Markdown of these articles, of those that have a file. */
  readSources: (
    cards: readonly ArticleCard[],
  ) => ReturnType<ContentServiceParts['builtInArticles']>;
  /** Path of an article's page. */
  addressOf(slug: string): string;
  now(): Date;
  /** Pages are out of date, and what they are made from can be read. */
  onChange(tag: 'content' | 'settings'): void;
  onFault?(problem: string): void;
}) {
  const { store, versions, builtInSettings, builtInRedirects, now, onChange } = parts;
  let seen = await versions.current();
  let reads = 0;
  let state = await readState();
  let settingsListener: Listener = async () => {};
  let contentListener: Listener = async () => {};
  let videoList: VideoList = () => [];
  let synonymListener: Listener = async () => {};
  let synonymChanges = 0;
  let toldChanges = 0;
  let source: { library: ContentLibrary; articlesToo: boolean } | null = null;
  /** Addresses of the articles that are on the site; null: they are somebody else's. */
  let articles: ReadonlySet<string> | null = null;
  let shown: { from: typeof state; library: ContentLibrary } | null = null;

  async function readState() {
    const edits = await store.all();
    const one = edits.find(({ kind, slug }) => kind === 'settings' && slug === 'site');
    reads += 1;
    return {
      edits,
      categories: editedCategories(edits, reads),
      sections: editedSections(edits),
      costRates: editedRates(edits),
      settings: applySettings(builtInSettings, one?.live ?? null),
      moved: followRedirects(storedRedirects(builtInRedirects, edits)),
      ...readSynonyms(edits),
      searches: liveTexts(editedEntries('popular-search', [], edits)).map(({ texts }) => texts),
    };
  }
  const settings = liveObject(() => state.settings);
  const renderApart = parts.renderWith(settings);
  const render: RenderText = async (markdown) => {
    const body = await renderApart(markdown);
    if (!body) parts.onFault?.('a text takes too long to lay out and is not shown');
    return body;
  };
  const sections = liveObject(() => state.sections);
  const categories = liveObject(() => state.categories);
  const costRates = liveObject(() => state.costRates);
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
          sources: parts.readSources,
          movedTo: (slug) => slugAt.exec(state.moved.get(parts.addressOf(slug)) ?? '')?.[1] ?? null,
        }),
      };
    }
    return shown.library;
  };

  const articlesAt = parts.addressOf('*').split('*')[0]!;
  const lookAtArticles = async () => {
    if (!source?.articlesToo) return;
    articles = new Set((await library().articles()).map(({ slug }) => parts.addressOf(slug)));
  };
  /** An article that moved and then left takes the way to it along. */
  const isThere = (address: string) => {
    const path = pathOf(address);
    const isArticle = path.startsWith(articlesAt) && path !== articlesAt;
    return !isArticle || articles === null || articles.has(path);
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
    await lookAtArticles();
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
    /** Always the present ones, whoever holds this object. */
    settings,
    /**
     * Publishes what is due and reads what has changed; versions that somebody was `told` are not asked
     * for again. Rejects while the database is away.
     */
    refresh,
    /** The library with the edits over it. */
    edited(builtIn: ContentLibrary, articlesToo: boolean): ContentLibrary {
      source = { library: builtIn, articlesToo };
      // Until they could be read, every way to an article leads on.
      lookAtArticles().catch(() => undefined);
      const translations = builtIn.translations && liveObject(() => library().translations!);
      return liveObject(() => ({ ...library(), ...(translations && { translations }) }));
    },
    /** Synonyms, for every search there is. */
    words: {
      read: (text: string) => state.read(text),
      /** Goes up when answers to the same words may be others than before. */
      get version() {
        return synonymChanges;
      },
    },
    /** For an index that reads synonyms by itself: told when they have changed. */
    synonyms: (): readonly StaffSynonym[] => state.synonyms,
    onSynonyms: (tell: Listener) => void (synonymListener = tell),
    /** The list with staff's own films in it; `posterOf` finds our copy of a film's poster. */
    videos(list: VideoList, posterOf: (id: string) => ArticlePicture | null): VideoList {
      videoList = list;
      return () => editedVideos(list(), state.edits, posterOf);
    },
    /** Ids of the films that staff added, for their posters. */
    addedFilms: () => addedFilms(state.edits),
    /** The sections of the knowledge center. */
    sections,
    /** What category pages say. */
    categories,
    /** What the page of costs counts with. */
    costRates,
    popular: (words: readonly string[]) => pinSearches(words, state.searches, shownSearches),
    /** Where an address that nothing answers has moved to; else null. */
    movedTo(pathname: string, search: string): string | null {
      const target = redirectTarget(state.moved, pathname, search);
      return target !== null && isThere(target) ? target : null;
    },
    /** Told when settings have changed, before pages are. */
    onSettings: (reload: Listener) => void (settingsListener = reload),
    /** The same for articles and small texts. */
    onContent: (reload: Listener) => void (contentListener = reload),
    /** For the back office; asked after `edited`. */
    service: ({
      media,
      articlesReadOnly,
      videosFrom,
    }: Pick<ContentService, 'articlesReadOnly' | 'videosFrom'> & { media: ContentMedia }) =>
      createContentService({
        store,
        articlesReadOnly,
        videosFrom,
        sections,
        cards: async () => (source ? library().articles() : []),
        translations: () => (source && library().translations) ?? null,
        builtInArticles: async () =>
          source?.articlesToo ? parts.readSources(await source.library.articles()) : [],
        builtIn: async (kind) =>
          builtInEntries(kind, {
            library: source?.library ?? null,
            settings: builtInSettings,
            videos: videoList(),
            redirects: builtInRedirects,
          }),
        addressOf: parts.addressOf,
        preview: render,
        media,
        onFault: parts.onFault,
        settings: { builtIn: builtInSettings, current: settings },
        refresh: () => refresh(),
        now,
      }),
  };
}
