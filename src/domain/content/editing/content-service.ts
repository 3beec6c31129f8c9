import type { ContentCategories } from '../content-category.ts';
import type { ContentLanguage } from '../content-language.ts';
import type { ContentBody } from '../content-library.ts';
import type { StoredPhoto } from '../../media/photo-intake.ts';
import type { Refusal } from '../../media/photo-refusals.ts';
import type { SitePicture } from '../pictures/site-pictures.ts';
import type { SiteSettings } from '../site-settings.ts';
import type { ArticleValues } from './article-values.ts';
import type { ContentEdit, ContentKind, ContentValues, ContentVersion } from './content-edits.ts';
import type { EditedEntry } from './edited-entries.ts';

/** `scheduled` and `draft` may be newer words for an article that is on the site already. */
export type ArticleState = 'live' | 'live-draft' | 'live-scheduled' | 'draft' | 'scheduled' | 'off';

export interface StaffArticle {
  slug: string;
  state: ArticleState;
  /** What is being worked on: the draft, else what is live, else the file's. */
  values: ArticleValues;
  /** There is a file of this name. */
  builtIn: boolean;
  /** 0: nobody has saved it yet. */
  revision: number;
  edit: ContentEdit | null;
}

interface Editor {
  id: string;
  name: string;
}

export type ContentSaveOutcome =
  | { outcome: 'saved'; slug: string }
  | { outcome: 'missing' }
  /** What a person should change, by field. */
  | { outcome: 'refused'; problems: Record<string, string> }
  | { outcome: 'conflict'; current: ContentEdit | null };

export interface SaveArticle {
  /** Null for a new one. */
  slug: string | null;
  newSlug: string;
  expectedRevision: number;
  values: ArticleValues;
  step: 'draft' | 'publish' | 'schedule';
  /** Only with `schedule`. */
  publishAt: Date | null;
  by: Editor;
}

interface SaveEntry {
  kind: Exclude<ContentKind, 'article'>;
  slug: string;
  expectedRevision: number;
  values: Readonly<Record<string, string>>;
  by: Editor;
}

type Which = Pick<SaveEntry, 'kind' | 'slug' | 'expectedRevision' | 'by'>;

/** Languages with a built-in translation of a text. */
export interface TranslatedInto {
  /** Show it, until the English words are changed. */
  shown: readonly ContentLanguage[];
  /** Show the English instead, whose words were changed. */
  aside: readonly ContentLanguage[];
}

/** What the back office does with content. Resolves when a change is stored and on this node's site. */
export interface ContentService {
  /** Articles come from another system, which alone may change them. */
  articlesReadOnly: boolean;
  /** The list that staff's videos stand on: ours of topics, or a playlist of YouTube. */
  videosFrom: 'builtin' | 'youtube';
  sections: ContentCategories;
  /** How many articles and videos a section has, drafts included. */
  sectionSize(slug: string): Promise<number>;
  articles(): Promise<StaffArticle[]>;
  article(slug: string): Promise<StaffArticle | null>;
  /** What the file says; null without one. */
  builtInArticle(slug: string): Promise<ContentValues | null>;
  /** Which of these have a built-in translation, by their names. */
  translations(kind: ContentKind): Promise<ReadonlyMap<string, TranslatedInto>>;
  saveArticle(save: SaveArticle): Promise<ContentSaveOutcome>;
  /** Off the site, or back to the file's own words. */
  changeArticle(
    change: Omit<Which, 'kind'> & { to: 'off' | 'built-in' },
  ): Promise<ContentSaveOutcome>;
  /** As the public page shows it; null when that would cost too much. */
  preview(markdown: string): Promise<ContentBody | null>;
  addPicture(bytes: Uint8Array, alt: string): Promise<StoredPhoto | Refusal>;
  /**
   * A copy of a picture of the house, such as a photo of a bus, that stays when the original goes. Null:
   * there is no such picture.
   */
  copyPicture(name: string, alt: string): Promise<StoredPhoto | Refusal | null>;
  /** All that there are for content. Not `whole`: the store could not be read, only uses are known. */
  pictures(): Promise<{ pictures: SitePicture[]; whole: boolean }>;
  entries(kind: SaveEntry['kind']): Promise<EditedEntry[]>;
  /** Of staff's own, given up: their versions are still there. Newest first. */
  deletedEntries(kind: SaveEntry['kind']): Promise<ContentEdit[]>;
  saveEntry(save: SaveEntry): Promise<ContentSaveOutcome>;
  /** `movesTo`: where the articles of a section go that is taken off; refused without, when it has some. */
  changeEntry(
    change: Which & { to: 'off' | 'built-in'; movesTo?: string },
  ): Promise<ContentSaveOutcome>;
  versions(kind: ContentKind, slug: string): Promise<ContentVersion[]>;
  settings: { builtIn: SiteSettings; current: SiteSettings };
  now(): Date;
}
