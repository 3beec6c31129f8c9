import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { urls } from '#site/urls.ts';
import { inContext, knownProperties, type Entity } from './entity.ts';

/**
 * A film that the page can play. Without a poster there is none: search engines ask for one.
 * Topics are articles and describe themselves on their own pages.
 */
export function videoEntities(videos: readonly FeaturedVideo[], siteUrl: string): Entity[] {
  return videos.flatMap((video) => {
    const { contentType, id, title, description, href, publishedOn, picture } = video;
    if (contentType !== 'video' || !picture) return [];
    return inContext({
      '@type': 'VideoObject',
      ...knownProperties({
        name: title,
        description: description || title,
        thumbnailUrl: siteUrl + urls.media(picture.name),
        uploadDate: publishedOn,
        url: href,
        embedUrl: `https://www.youtube-nocookie.com/embed/${id}`,
      }),
    });
  });
}
