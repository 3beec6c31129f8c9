import type { ContentCategories } from '#domain/content/content-category.ts';
import { isOwnPicture } from '#domain/content/editing/article-values.ts';
import type { FormFields } from '#domain/content/editing/read-fields.ts';
import type { FeaturedVideo } from '#domain/content/featured-video.ts';
import { youtubeId } from '#domain/media/youtube-id.ts';

interface VideoPreviewProps {
  fields: FormFields;
  sections: ContentCategories;
  /** As the site has it now; null: not there yet. */
  shown: FeaturedVideo | null;
  /** A click opens the player on our page; otherwise the card is a link to YouTube. */
  players: boolean;
}

/** The card that visitors get from these words, and what a click on it does. */
export function VideoPreview({ fields, sections, shown, players }: VideoPreviewProps) {
  const { video = '', title = '', description = '', category = '', picture = '' } = fields;
  const isTopic = shown?.contentType === 'article';
  const poster = isOwnPicture(picture) ? picture : (shown?.picture?.name ?? null);
  const id = youtubeId(video);
  const href = isTopic ? shown.href : id && `https://www.youtube.com/watch?v=${id}`;
  return (
    <section className="staff-panel" aria-labelledby="card-heading">
      <h2 id="card-heading">What visitors see</h2>
      <div className="content-video">
        <div className="content-video-card">
          {poster ? (
            <img src={`/media/${poster}`} alt="" width={320} />
          ) : (
            <p className="content-video-none">
              {isTopic ? 'No picture' : 'No poster yet: our copy is made soon after saving'}
            </p>
          )}
          <p className="hint">
            {sections.find(category)?.name ?? 'No section'}
            {isTopic ? '' : ' · Video'}
          </p>
          <p className="content-video-title">{title || 'No title yet'}</p>
          {description ? <p>{description}</p> : null}
        </div>
        <div>
          {isTopic ? (
            <p>A click opens the article of this site that the card is about.</p>
          ) : players ? (
            <p>
              A click plays the film on our page, in YouTube’s player. Nothing is loaded from
              YouTube before.
            </p>
          ) : (
            <>
              <p>
                <strong>A link:</strong> a click leaves for YouTube. The player on our own page is
                off.
              </p>
              <p className="text-muted">
                To have it, whoever runs the server sets <code>YOUTUBE_API_KEY</code> and{' '}
                <code>YOUTUBE_PLAYLIST_ID</code>. Then the playlist’s films come by themselves, and
                films that are added here play on the page, too.
              </p>
            </>
          )}
          {href ? (
            <p>
              <a href={href} target="_blank" rel="noopener">
                {isTopic ? 'Open the article' : 'Watch it on YouTube'}
              </a>
            </p>
          ) : null}
        </div>
      </div>
    </section>
  );
}
