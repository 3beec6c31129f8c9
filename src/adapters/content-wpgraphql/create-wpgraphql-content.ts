import type { ContentLibrary } from '#domain/content/content-library.ts';
import type { ForeignPictures } from '#domain/content/foreign-pictures.ts';
import { createArticleStore } from './article-store.ts';
import { createAsk, type AskOptions } from './ask-wpgraphql.ts';
import { createForeignTexts, type TextLimits } from './foreign-texts.ts';
import { createKeptArticles } from './kept-articles.ts';
import { createRefreshClock } from './refresh-clock.ts';
import { createRefresh } from './refresh-articles.ts';

export interface WpgraphqlContentOptions extends AskOptions {
  /** Where the last good copies are kept, for this node alone. */
  folder: string;
  pictures: ForeignPictures;
  /** Whether a click on a video may open a player on our page. */
  videoPlayers: boolean;
  /** What one text may cost. */
  textLimits?: TextLimits;
  now(): Date;
  /** From 0 to 1, for spreading questions over time. */
  random?(): number;
  /** One line for the log, without anything that was received. */
  onFault(problem: string): void;
  /** Told when readers get something else than before. */
  onChange(): void;
}

/**
 * Articles from a WordPress site that speaks WPGraphQL (spec §7). Readers are answered from memory,
 * always; only `refreshDue` talks to the service.
 */
export interface WpgraphqlContent extends Pick<ContentLibrary, 'articles' | 'article'> {
  /**
   * Asks what may be asked by now, and fetches pictures that are missing. Call it every few seconds:
   * one run at a time, and a run with nothing due costs nothing. Never rejects.
   */
  refreshDue(): Promise<void>;
}

/** Reads the last good copies from disk; asks nothing yet, so a start never waits for the service. */
export async function createWpgraphqlContent(
  options: WpgraphqlContentOptions,
): Promise<WpgraphqlContent> {
  const { folder, pictures, videoPlayers, now, random = Math.random, onFault, onChange } = options;
  const store = createArticleStore({
    kept: createKeptArticles(folder),
    pictures,
    texts: createForeignTexts(options.textLimits),
    videoPlayers,
    onFault,
    onChange,
  });
  await store.load().catch((error: unknown) => onFault(`copies cannot be read: ${String(error)}`));
  const refresh = createRefresh({
    ask: createAsk(options),
    store,
    clock: createRefreshClock(() => now().getTime(), random),
    now,
    onFault,
  });
  let running: Promise<void> | null = null;
  const run = async () => {
    try {
      await refresh();
      if (await pictures.take(await store.pictureAddresses())) store.renew();
    } catch (error) {
      onFault(`a round failed: ${String(error)}`);
    } finally {
      running = null;
    }
  };
  return {
    articles: store.articles,
    article: store.article,
    refreshDue: () => (running ??= run()),
  };
}
