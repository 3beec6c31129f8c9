import { plural, t } from '@lingui/core/macro';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { readPictureWords } from '#domain/inventory/picture-words.ts';
import { shownMonth } from '#domain/media/taken-month.ts';
import { youtubeId } from '#domain/media/youtube-id.ts';
import { shotsTaken } from '#domain/selling/photo-shots.ts';
import { sayList, sayMonth } from '#messages/figures.ts';
import { say } from '#messages/i18n.ts';
import { cardPicture } from '#site/routes/inventory/bus-picture.ts';
import { Icon } from '#site/ui/icon.tsx';
import { Picture } from '#site/ui/picture.tsx';
import { VideoFrame } from '#site/ui/video-frame.tsx';

/** What the pictures above prove: when they were taken, and what they do not show. */
export function BusPhotosSection({ bus, players }: { bus: BusDetail; players: boolean }) {
  const film = bus.videoLink === null ? null : youtubeId(bus.videoLink);
  const photos = bus.images.filter(({ alt }) => isPhoto(alt));
  if (photos.length === 0 && film === null) return null;
  const months = photos.flatMap((photo) => shownMonth(photo, bus.year) ?? []).toSorted();
  return (
    // Nothing of it can be pressed on paper.
    <section aria-labelledby="photos-heading" className="specifications no-print">
      <h2 id="photos-heading">{film ? t`Photos and video` : t`What the photos show`}</h2>
      {photos.length > 0 ? (
        <>
          <p>{takenWords(months, photos.length)}</p>
          <p>{missingWords(photos.map(({ alt }) => alt))}</p>
        </>
      ) : null}
      {film ? <BusVideo bus={bus} film={film} players={players} /> : null}
    </section>
  );
}

/** Our own picture first: nothing is fetched from the service before somebody presses it. */
function BusVideo({ bus, film, players }: { bus: BusDetail; film: string; players: boolean }) {
  const { title } = bus;
  return (
    <div className="bus-video">
      <a
        href={`https://www.youtube.com/watch?v=${film}`}
        rel="noopener"
        className="video-poster"
        data-video={players ? film : undefined}
        title={title}
        aria-label={t`Play the video ${{ title }}, from YouTube`}
      >
        <Picture source={{ ...cardPicture(bus), alt: '', sizes: videoSizes }} urgency="lazy" />
        <span className="video-play">
          <Icon name="chevron-right" size={32} />
        </span>
      </a>
      {players ? <VideoFrame /> : null}
    </div>
  );
}

const videoSizes = '(width >= 48rem) 640px, 94vw';

/** Drawings stand in for photos. */
function isPhoto(alt: string): boolean {
  const words = readPictureWords(alt);
  return words === null || words.shows === 'photo';
}

function takenWords(months: readonly string[], all: number): string {
  const [first] = months;
  const last = months.at(-1);
  if (first === undefined || last === undefined)
    return t`The files do not say when the photos were taken. Ask.`;
  const count = months.length;
  const from = sayMonth(first);
  const to = sayMonth(last);
  const when = first === last ? from : t`${from} to ${to}`;
  return count === all
    ? t`Taken by the dates in the files: ${when}.`
    : t`${plural({ count }, { one: '# photo says when it was taken:', other: '# photos say when they were taken:' })} ${when}. The others do not.`;
}

/** Names of shots begin a line elsewhere. */
const inSentence = (name: string) => name.replace(/^./u, (letter) => letter.toLowerCase());

function missingWords(captions: readonly string[]): string {
  const { missing, unnamed } = shotsTaken(captions);
  const wanted = missing
    .filter(({ isProof }) => isProof)
    .map(({ title }) => inSentence(say(title)));
  if (unnamed > 0)
    return t`Not every photo says what it shows. Ask for underbody, tires and door plate if you do not see them.`;
  return wanted.length === 0
    ? t`Underbody, tires, engine, odometer and damage are among them, by their captions.`
    : t`Not photographed, by the captions: ${{ shots: sayList(wanted) }}.`;
}
