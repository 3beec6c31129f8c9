import { siteSettings as builtInSettings } from '#content/site-settings.ts';
import type { ContentLibrary } from '#domain/content/content-library.ts';
import type { ContentDesk } from '#domain/content/editing/content-desk.ts';
import { startPromoArticle, type PromoArticle } from '#domain/content/promo-article.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import type { FeaturedVideos } from '#site/featured-videos.ts';
import { createContentEditing, type ContentEditing } from '../create-content-editing.ts';
import { createContentServices } from '../create-content-services.ts';
import { quietLog } from '../quiet-log.ts';
import type { Area, Foundation } from './area.ts';

interface Content {
  editing: ContentEditing;
  library: ContentLibrary;
  videos: FeaturedVideos;
  promoArticle: () => PromoArticle | null;
  /** For the back office. */
  desk: ContentDesk;
}

/** Articles, texts, films and settings: the files, services they come from, and what staff wrote over them. */
export async function wireContent(
  { env, pools, changes, hosted, log, now }: Foundation,
  pictures: PhotoIntake,
): Promise<Area<Content>> {
  const editing = await createContentEditing({
    database: pools.visitors,
    builtInSettings,
    now,
    onChange: changes.bump,
    onFault: quietLog(log, now, 'content could not be read'),
  });
  if (hosted) editing.onSynonyms(hosted.synonymsChanged);
  const { content, videos, every } = await createContentServices({
    target: env.content,
    videos: env.videos,
    settings: editing.settings,
    dataDir: env.dataDir,
    intake: pictures,
    editing,
    onChange: () => changes.bump('content'),
    log,
    now,
  });
  const promoArticle = await startPromoArticle(content, now, editing.sections);
  editing.onContent(promoArticle.refresh);
  const desk = editing.desk({
    pictures,
    articlesReadOnly: env.content.kind !== 'builtin',
    videosFrom: env.videos.kind,
  });
  return {
    services: { editing, library: content, videos, promoArticle, desk },
    jobs: [],
    every,
    start: () => editing.follow(changes),
    async close() {},
  };
}
