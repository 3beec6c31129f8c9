import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { siteSettings as builtInSettings } from '#content/site-settings.ts';
import { videoTopics } from '#content/videos.ts';
import { createForeignPictures } from '#adapters/foreign-pictures/create-foreign-pictures.ts';
import { createYoutubeSource } from '#adapters/videos-youtube/create-youtube-source.ts';
import type { ArticlePicture, ContentLibrary } from '#domain/content/content-library.ts';
import type { ContentService } from '#domain/content/editing/content-service.ts';
import { createTopicSource } from '#domain/content/featured-video.ts';
import { startPromoArticle, type PromoArticle } from '#domain/content/promo-article.ts';
import { createVideoList } from '#domain/content/video-list.ts';
import type { FeaturedVideos } from '#site/featured-videos.ts';
import { withoutLanguage } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { createContentEditing, type ContentEditing } from './content/create-content-editing.ts';
import { createReloadingContent } from './content/create-site-content.ts';
import { quietLog } from '../ops/log/quiet-log.ts';
import type { Area, Foundation } from './area.ts';
import type { MediaServices } from './media.ts';

/** How often it is looked whether something is due; looking costs nothing. */
const tickMs = 15_000;
/** YouTube's thumbnails. */
const posterAddress = (id: string) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
const posterHosts = ['i.ytimg.com', 'i9.ytimg.com'];

interface Content {
  /** What staff wrote over all of it, and settings. */
  editing: ContentEditing;
  library: ContentLibrary;
  videos: FeaturedVideos;
  promoArticle: () => PromoArticle | null;
  /** For the back office. */
  service: ContentService;
}

/**
 * Articles, texts, films and settings from where they are configured to come from, and what staff
 * wrote over them. Services are asked in the background: until then pages show the last good copies.
 */
export async function wireContent(
  { env, pools, changes, hosted, log, now }: Foundation,
  media: Pick<MediaServices, 'contentPictures' | 'store' | 'files'>,
): Promise<Area<Content>> {
  const { content: target, dataDir } = env;
  const intake = media.contentPictures;
  const onChange = () => changes.bump('content');
  const editing = await createContentEditing({
    database: pools.visitors,
    builtInSettings,
    now,
    onChange: changes.bump,
    onFault: quietLog(log, now, 'content could not be read'),
  });
  if (hosted) editing.onSynonyms(hosted.synonymsChanged);
  const { settings } = editing;
  const folder = join(dataDir, 'content-cache');
  const players = env.videos.kind === 'youtube';
  const { library: builtin, reload } = await createReloadingContent(settings);
  editing.onSettings(reload);
  const jobs: (() => Promise<void>)[] = [];
  const own = target.kind === 'wpgraphql' ? [new URL(target.endpoint).host] : [];
  const pictures = await createForeignPictures({
    intake,
    file: join(folder, 'pictures.json'),
    hosts: [...own, ...(target.kind === 'wpgraphql' ? target.imageHosts : []), ...posterHosts],
    // The operator's own machine, wherever it stands.
    privateHosts: own,
    now,
    onFault: quietLog(log, now, 'a foreign picture was not taken'),
  });
  let source = builtin;
  if (target.kind === 'wpgraphql') {
    // Large, and most sites have their articles built in.
    const { createWpgraphqlContent } =
      await import('#adapters/content-wpgraphql/create-wpgraphql-content.ts');
    const articles = await createWpgraphqlContent({
      endpoint: target.endpoint,
      authorization: target.authorization,
      folder: join(folder, 'articles'),
      pictures,
      videoPlayers: players,
      now,
      onChange,
      onFault: quietLog(log, now, 'the content service gave no good answer'),
    });
    source = { ...builtin, articles: articles.articles, article: articles.article };
    jobs.push(articles.refreshDue);
  }
  const content = editing.edited(source, target.kind === 'builtin');
  const videoList = createVideoList({
    source:
      env.videos.kind === 'youtube'
        ? createYoutubeSource({ ...env.videos, pictures })
        : createTopicSource(videoTopics, content, ({ slug }) =>
            withoutLanguage(urls.article(slug)),
          ),
    now,
    onChange,
    wait: (ms) => wait(ms, undefined, { ref: false }),
    onFault: quietLog(log, now, 'the video service gave no good answer'),
  });
  const posterOf = (id: string): ArticlePicture | null => {
    const kept = pictures.find(posterAddress(id));
    return kept && { ...kept, alt: '' };
  };
  jobs.push(async () => {
    if (await pictures.take(editing.addedFilms().map(posterAddress))) onChange();
  });
  // The built-in list is there for the first reader; a service is asked once the site listens.
  if (!players) await videoList.refreshDue();
  jobs.push(videoList.refreshDue);
  const promoArticle = await startPromoArticle(content, now, editing.sections);
  editing.onContent(promoArticle.refresh);
  return {
    services: {
      editing,
      library: content,
      videos: { list: editing.videos(videoList.list, posterOf), players },
      promoArticle,
      service: editing.service({
        media: { intake, list: media.store.list, open: media.files.find },
        articlesReadOnly: target.kind !== 'builtin',
        videosFrom: env.videos.kind,
      }),
    },
    jobs: [],
    every: [
      {
        name: 'content',
        everyMs: tickMs,
        firstAfterMs: 0,
        // Each goes on by itself and may be cut off anywhere: copies are written whole or not at all.
        run() {
          for (const job of jobs) void job();
        },
        fault: 'content could not be looked at',
      },
    ],
    start: () => editing.follow(changes),
  };
}
