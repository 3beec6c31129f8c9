import { useContext } from 'react';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { ContentSections } from '#site/content-sections.ts';
import type { FeaturedVideos } from '#site/featured-videos.ts';
import { ContentCard } from '#site/ui/content-card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { VideoFrame } from '#site/ui/video-frame.tsx';
import { articlePicture } from './article-cards.tsx';

interface MediaSectionProps {
  videos: Pick<FeaturedVideos, 'players'> & { shown: readonly FeaturedVideo[] };
  /** The company's own channel. */
  channelHref: string | null;
}

/**
 * Films, or topics told in pictures while no video service is configured. With nothing to show, the
 * way to the channel is left (fault matrix E5), or nothing at all.
 */
export function MediaSection({ videos, channelHref }: MediaSectionProps) {
  const { shown, players } = videos;
  const labelOf = useSectionLabel();
  const hasFilms = shown.some(({ contentType }) => contentType === 'video');
  if (shown.length === 0 && !(players && channelHref)) return null;
  return (
    <section aria-labelledby="media-heading" className="media-section page-section no-print">
      <h2 id="media-heading">{players || hasFilms ? 'Videos' : 'Step by step, in pictures'}</h2>
      {shown.length > 0 ? (
        <ul className="content-cards">
          {shown.map((video) => (
            <li key={video.id}>
              {video.contentType === 'video' && players ? (
                <VideoCard video={video} />
              ) : (
                <ContentCard
                  href={video.href}
                  label={labelOf(video)}
                  title={video.title}
                  text={video.description}
                  readMinutes={video.readMinutes}
                  picture={articlePicture(video)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          Our videos cannot be shown right now.{' '}
          <a href={channelHref ?? ''} className="text-link" target="_blank" rel="noopener">
            See them on YouTube
          </a>
          .
        </p>
      )}
      {players && hasFilms ? <VideoFrame /> : null}
    </section>
  );
}

function useSectionLabel() {
  const sections = useContext(ContentSections);
  return ({ category = 'media-resources' }: FeaturedVideo) => sections.find(category)?.name ?? '';
}

function VideoCard({ video }: { video: FeaturedVideo }) {
  const picture = articlePicture(video);
  const labelOf = useSectionLabel();
  return (
    <article className="content-card">
      <a
        href={video.href}
        className="video-poster"
        data-video={video.id}
        title={video.title}
        aria-label={`Play the video ${video.title}, from YouTube`}
      >
        {picture ? <Picture source={picture} urgency="lazy" /> : <span className="picture" />}
        <span className="video-play">
          <Icon name="chevron-right" size={32} />
        </span>
      </a>
      <div className="content-card-body">
        <p className="content-card-facts">
          <span>{labelOf(video)}</span>
          <span>Video</span>
        </p>
        <h3 className="content-card-title">{video.title}</h3>
        {video.description ? <p className="content-card-text">{video.description}</p> : null}
      </div>
    </article>
  );
}
