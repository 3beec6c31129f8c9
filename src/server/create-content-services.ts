import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteSettings } from '#content/site-settings.ts';
import { videoTopics } from '#content/videos.ts';
import { createForeignPictures } from '#adapters/foreign-pictures/create-foreign-pictures.ts';
import { createYoutubeSource } from '#adapters/videos-youtube/create-youtube-source.ts';
import type { ArticlePicture, ContentLibrary } from '#domain/content/content-library.ts';
import { createTopicSource } from '#domain/content/featured-video.ts';
import { createVideoShelf } from '#domain/content/video-shelf.ts';
import type { PhotoIntake } from '#domain/media/photo-intake.ts';
import type { FeaturedVideos } from '#site/featured-videos.ts';
import { urls } from '#site/urls.ts';
import type { ContentTarget, VideosTarget } from './content-target.ts';
import type { ContentEditing } from './create-content-editing.ts';
import { createReloadingContent } from './create-site-content.ts';
import type { Task } from './jobs/scheduler.ts';
import type { Logger } from './logger.ts';
import { quietLog } from './quiet-log.ts';

/** How often it is looked whether something is due; looking costs nothing. */
const tickMs = 15_000;
/** YouTube's thumbnails. */
const posterAddress = (id: string) => `https://i.ytimg.com/vi/${id}/hqdefault.jpg`;
const posterHosts = ['i.ytimg.com', 'i9.ytimg.com'];

export interface ContentServices {
  content: ContentLibrary;
  videos: FeaturedVideos;
  /** Asks the services that are configured; until then pages show the last good copies. */
  every: readonly Task[];
}

/** Articles and videos from where they are configured to come from, refreshed in the background. */
export async function createContentServices(parts: {
  target: ContentTarget;
  videos: VideosTarget;
  settings: SiteSettings;
  dataDir: string;
  intake: PhotoIntake;
  /** What staff wrote over all of it. */
  editing: ContentEditing;
  log: Logger;
  now(): Date;
  /** Pages that show articles or videos are out of date. */
  onChange(): void;
}): Promise<ContentServices> {
  const { target, settings, dataDir, intake, log, now, onChange } = parts;
  const folder = join(dataDir, 'content-cache');
  const players = parts.videos.kind === 'youtube';
  const { library: builtin, reload } = await createReloadingContent(settings);
  parts.editing.onSettings(reload);
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
  const content = parts.editing.edited(source, target.kind === 'builtin');
  const shelf = createVideoShelf({
    source:
      parts.videos.kind === 'youtube'
        ? createYoutubeSource({ ...parts.videos, pictures })
        : createTopicSource(videoTopics, content, ({ slug }) => urls.article(slug)),
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
    if (await pictures.take(parts.editing.addedFilms().map(posterAddress))) onChange();
  });
  // The built-in list is there for the first reader; a service is asked once the site listens.
  if (!players) await shelf.refreshDue();
  jobs.push(shelf.refreshDue);
  return {
    content,
    videos: { list: parts.editing.videos(shelf.list, posterOf), players },
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
  };
}
