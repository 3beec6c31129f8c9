import type { ContentCategories } from '../content-category.ts';
import type { ContentLanguage } from '../content-language.ts';
import type { ArticleCard, ContentTranslations } from '../content-library.ts';
import type {
  ContentSaveOutcome,
  ContentService,
  StaffArticle,
  TranslatedInto,
} from './content-service.ts';
import {
  articleFrom,
  foreignPictures,
  linksRefused,
  textTooTangled,
  type ArticleValues,
} from './article-values.ts';
import type { ContentChange, ContentEdit, ContentEdits, ContentKind } from './content-edits.ts';
import { usesOfArticle, type PictureUse } from '../pictures/site-pictures.ts';
import { createPictureService, type ContentMedia } from '../pictures/picture-service.ts';
import { editedEntries, textsOf, type BuiltInEntry } from './edited-entries.ts';
import { hasLeftTheList } from './video-values.ts';
import { moveArticle } from './move-article.ts';
import { sectionOff, sectionSize } from './section-off.ts';

export interface ContentServiceParts {
  store: ContentEdits;
  articlesReadOnly: boolean;
  videosFrom: ContentService['videosFrom'];
  /** Articles of the files, newest first, with their Markdown. */
  sections: ContentCategories;
  /** Cards on the site, wherever they come from. */
  cards(): Promise<readonly ArticleCard[]>;
  translations(): ContentTranslations | null;
  builtInArticles(): Promise<readonly { slug: string; values: ArticleValues }[]>;
  builtIn(kind: ContentKind): Promise<readonly BuiltInEntry[]>;
  /** Path of an article's page. */
  addressOf(slug: string): string;
  preview: ContentService['preview'];
  media: ContentMedia;
  onFault?(problem: string): void;
  settings: ContentService['settings'];
  /** Brings what was stored to this node's pages. */
  refresh(): Promise<void>;
  now(): Date;
}

export function createContentService(parts: ContentServiceParts): ContentService {
  const { store, preview, settings, articlesReadOnly, videosFrom, now } = parts;
  const { sections } = parts;

  const articles = async () => {
    const [edits, files] = await Promise.all([store.all(), parts.builtInArticles()]);
    const entries = editedEntries(
      'article',
      files.map(({ slug, values }) => ({ slug, values: { ...values } })),
      edits,
    );
    return entries
      .flatMap(({ slug, builtIn, edit }) => {
        const values = articleFrom(edit?.draft ?? edit?.live ?? builtIn);
        if (!values) return [];
        const categories = sections.resolve(values.categories);
        return [staffArticle(slug, { ...values, categories }, builtIn !== null, edit)];
      })
      .toSorted((a, b) => b.values.publishedOn.localeCompare(a.values.publishedOn));
  };
  const article = async (slug: string) =>
    (await articles()).find((one) => one.slug === slug) ?? null;
  const entries = async (kind: ContentKind) => {
    const all = editedEntries(kind, await parts.builtIn(kind), await store.all());
    return kind === 'video'
      ? all.map((one) => (hasLeftTheList(one.slug, one.builtIn) ? { ...one, live: null } : one))
      : all;
  };

  const usesOfPictures = async (): Promise<PictureUse[]> => {
    const entryUses = async (kind: 'video' | 'category') =>
      (await entries(kind)).map(({ live, edit, builtIn }) => {
        const texts = textsOf(live ?? edit?.live ?? builtIn ?? {});
        return {
          name: texts['picture'] ?? '',
          alt: '',
          title: texts['title'] ?? texts['name'] ?? '',
        };
      });
    return [
      ...(await articles()).flatMap(({ values }) => usesOfArticle(values)),
      ...(await parts.cards()).flatMap((card) => usesOfArticle({ ...card, text: '' })),
      ...(await entryUses('video')),
      ...(await entryUses('category')),
    ];
  };

  const commit = async (
    changes: readonly ContentChange[],
    by: { id: string; name: string },
    slug: string,
  ): Promise<ContentSaveOutcome> => {
    const stored = await store.store(changes, by);
    if (stored.outcome === 'conflict') return stored;
    await parts.refresh();
    return { outcome: 'saved', slug };
  };

  return {
    articlesReadOnly,
    videosFrom,
    settings,
    preview,
    ...createPictureService(parts.media, usesOfPictures, parts.onFault),
    now,
    articles,
    article,
    entries,
    versions: store.versions,
    sections,
    sectionSize: async (slug) =>
      sectionSize(slug, {
        sections,
        articles: [
          ...(await parts.cards()),
          ...(await articles()).map(({ slug: name, values }) => ({
            slug: name,
            categories: values.categories,
          })),
        ],
        videos: await entries('video'),
      }),

    async deletedEntries(kind) {
      const [all, there] = await Promise.all([store.all(), entries(kind)]);
      const names = new Set(there.map(({ slug }) => slug));
      return all
        .filter((edit) => edit.kind === kind && !names.has(edit.slug))
        .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt));
    },

    async builtInArticle(slug) {
      const file = (await parts.builtInArticles()).find((one) => one.slug === slug);
      return file ? { ...file.values } : null;
    },

    async translations(kind) {
      const found = new Map<string, Record<keyof TranslatedInto, ContentLanguage[]>>();
      const all = parts.translations();
      if (all === null || (kind !== 'article' && kind !== 'faq')) return found;
      for (const language of all.languages.toSorted()) {
        const shown =
          kind === 'article'
            ? (await all.articles(language)).map((one) => one.translationOf)
            : (await all.faqs(language)).map((one) => one.id);
        const aside = (await all.setAside?.(language, kind)) ?? [];
        for (const [how, slugs] of Object.entries({ shown, aside }))
          for (const slug of slugs) {
            const into = found.get(slug) ?? { shown: [], aside: [] };
            into[how as keyof TranslatedInto].push(language);
            found.set(slug, into);
          }
      }
      return found;
    },

    async saveArticle(save) {
      const { slug, newSlug, step, values, publishAt, expectedRevision, by } = save;
      if (articlesReadOnly) return { outcome: 'missing' };
      // Before the list: an address that somebody takes in between is in it, or is refused by the store.
      // A name that was used and given up before has revisions of its own.
      const target = newSlug === slug ? null : await store.find('article', newSlug);
      const all = await articles();
      const current = slug === null ? null : (all.find((one) => one.slug === slug) ?? null);
      if (slug !== null && current === null) return { outcome: 'missing' };
      const body = await preview(values.text);
      if (!body) return refused('text', textTooTangled);
      if (body.refusedLinks) return refused('text', linksRefused(body.refusedLinks));
      const foreign = foreignPictures(body.html);
      if (foreign.length > 0)
        return refused('text', `Upload this picture instead of pointing at it: ${foreign[0]}`);
      const moves = newSlug !== slug;
      if (moves && all.some((one) => one.slug === newSlug && !hasLeft(one)))
        return refused('slug', 'Another article has this address');
      const wasLive = current !== null && isLive(current);
      if (moves && wasLive && step !== 'publish')
        return refused(
          'slug',
          'The address of an article on the site changes when it is published',
        );
      const live = step === 'publish' ? { ...values } : (current?.edit?.live ?? null);
      const change: ContentChange = {
        kind: 'article',
        slug: newSlug,
        change: step,
        expectedRevision,
        live,
        hidden: step === 'publish' ? false : (current?.edit?.hidden ?? false),
        draft: step === 'publish' ? null : { ...values },
        publishAt: step === 'schedule' && publishAt ? publishAt.toISOString() : null,
      };
      if (current === null || !moves) {
        const revision = target?.revision ?? expectedRevision;
        return commit([{ ...change, expectedRevision: revision }], by, newSlug);
      }
      const changes = moveArticle({
        change: { ...change, expectedRevision: target?.revision ?? 0 },
        from: current,
        expectedRevision,
        redirects: wasLive ? await entries('redirect') : [],
        addressOf: parts.addressOf,
        wasLive,
      });
      return commit(changes, by, newSlug);
    },

    async changeArticle({ slug, expectedRevision, to, by }) {
      const current = articlesReadOnly ? null : await article(slug);
      if (!current) return { outcome: 'missing' };
      return commit([changeTo('article', slug, current.edit, expectedRevision, to)], by, slug);
    },

    async saveEntry({ kind, slug, expectedRevision, values, by }) {
      // A name that was used and given up before has revisions of its own.
      const given = expectedRevision === 0 ? await store.find(kind, slug) : null;
      const isFree = given !== null && !given.live && !given.draft && !given.hidden;
      const change: ContentChange = {
        kind,
        slug,
        change: 'publish',
        expectedRevision: isFree ? given.revision : expectedRevision,
        live: { ...values },
        hidden: false,
        draft: null,
        publishAt: null,
      };
      return commit([change], by, slug);
    },

    async changeEntry({ kind, slug, expectedRevision, to, movesTo, by }) {
      const entry = (await entries(kind)).find((one) => one.slug === slug);
      if (!entry || (isFixed(kind) && to === 'off')) return { outcome: 'missing' };
      if (kind === 'section') {
        if (to !== 'off' || !entry.live) return { outcome: 'missing' };
        const size = await this.sectionSize(slug);
        const off = sectionOff(entry, { size, movesTo: movesTo ?? '', sections, expectedRevision });
        return 'problem' in off ? refused('movesTo', off.problem) : commit([off], by, slug);
      }
      return commit([changeTo(kind, slug, entry.edit, expectedRevision, to)], by, slug);
    },
  };
}

/** A category has a page as long as there are buses of it, and without a rate nothing is counted. */
const isFixed = (kind: ContentKind) => kind === 'category' || kind === 'rate';

function changeTo(
  kind: ContentKind,
  slug: string,
  edit: ContentEdit | null,
  expectedRevision: number,
  to: 'off' | 'built-in',
): ContentChange {
  const base = { kind, slug, expectedRevision, publishAt: null };
  return to === 'off'
    ? {
        ...base,
        change: 'take-off',
        live: edit?.live ?? null,
        hidden: true,
        // The words that were worked on stay, as a draft.
        draft: edit?.draft ?? null,
      }
    : { ...base, change: 'reset', live: null, hidden: false, draft: null };
}

/** Moved or taken off, with no words of staff's own: its address is free. */
const hasLeft = ({ state, edit }: StaffArticle) => state === 'off' && !edit?.live && !edit?.draft;

const isLive = ({ state }: StaffArticle) => state.startsWith('live');

function staffArticle(
  slug: string,
  values: ArticleValues,
  builtIn: boolean,
  edit: ContentEdit | null,
): StaffArticle {
  const shown = !edit?.hidden && (edit?.live != null || builtIn);
  const waits = edit?.publishAt ? 'scheduled' : edit?.draft ? 'draft' : null;
  const state = shown ? (waits ? (`live-${waits}` as const) : 'live') : (waits ?? 'off');
  return { slug, state, values, builtIn, revision: edit?.revision ?? 0, edit };
}

function refused(field: string, problem: string): ContentSaveOutcome {
  return { outcome: 'refused', problems: { [field]: problem } };
}
