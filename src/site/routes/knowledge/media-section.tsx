import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useContext } from 'react';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import { ContentSections } from '#site/page-settings.ts';
import type { FeaturedVideos } from '#site/featured-videos.ts';
import { ContentCard } from '#site/ui/content-card.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { Picture, type PictureSource } from '#site/ui/picture.tsx';
import { VideoFrame } from '#site/ui/video-frame.tsx';
import { videoWords } from '#site/words/content-words.ts';
import { sectionName } from '#site/words/trade-words.ts';
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
      <h2 id="media-heading">{players || hasFilms ? t`Videos` : t`Step by step, in pictures`}</h2>
      {shown.length > 0 ? (
        <ul className="content-cards">
          {shown.map((video) => (
            <li key={video.id}>
              {video.contentType === 'video' && players ? (
                <VideoCard video={video} />
              ) : (
                <ContentCard
                  href={addressOf(video)}
                  label={labelOf(video)}
                  title={videoWords(video).title.text}
                  text={videoWords(video).description.text}
                  lang={videoWords(video).title.lang}
                  readMinutes={video.readMinutes}
                  picture={pictureOf(video)}
                />
              )}
            </li>
          ))}
        </ul>
      ) : (
        <p>
          <Trans>
            Our videos cannot be shown right now.{' '}
            <a href={channelHref ?? ''} className="text-link" target="_blank" rel="noopener">
              See them on YouTube
            </a>
            .
          </Trans>
        </p>
      )}
      {players && hasFilms ? <VideoFrame /> : null}
    </section>
  );
}

function useSectionLabel() {
  const sections = useContext(ContentSections);
  return ({ category = 'media-resources' }: FeaturedVideo) => {
    const section = sections.find(category);
    return section ? sectionName(section) : '';
  };
}

/** An article of ours, in the language of the page; a film is where it is. */
const addressOf = ({ href }: FeaturedVideo) =>
  href.startsWith('/') ? pathIn(currentLanguage(), href) : href;

/** Its description is that of the English article. */
function pictureOf(video: FeaturedVideo): PictureSource | null {
  const picture = articlePicture(video);
  return picture && { ...picture, lang: currentLanguage() === 'en' ? undefined : 'en' };
}

function VideoCard({ video }: { video: FeaturedVideo }) {
  const picture = pictureOf(video);
  const labelOf = useSectionLabel();
  const { title, description } = videoWords(video);
  return (
    <article className="content-card">
      <a
        href={video.href}
        className="video-poster"
        data-video={video.id}
        title={title.text}
        aria-label={t`Play the video ${{ title: title.text }}, from YouTube`}
      >
        {picture ? <Picture source={picture} urgency="lazy" /> : <span className="picture" />}
        <span className="video-play">
          <Icon name="chevron-right" size={32} />
        </span>
      </a>
      <div className="content-card-body">
        <p className="content-card-facts">
          <span>{labelOf(video)}</span>
          <span>{t`Video`}</span>
        </p>
        <h3 className="content-card-title" lang={title.lang}>
          {title.text}
        </h3>
        {description.text ? (
          <p className="content-card-text" lang={description.lang}>
            {description.text}
          </p>
        ) : null}
      </div>
    </article>
  );
}
