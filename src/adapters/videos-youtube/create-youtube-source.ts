import * as z from 'zod';
import type { FeaturedVideo, VideoSource } from '#domain/content/featured-video.ts';
import { answerText } from '#domain/foreign-answer.ts';
import type { ForeignPictures } from '#domain/content/foreign-pictures.ts';

interface YoutubeOptions {
  apiOrigin: string;
  apiKey: string;
  playlistId: string;
  /** Takes the posters, so that no page asks YouTube for them. */
  pictures: ForeignPictures;
  timeoutMs?: number;
}

const most = 12;
const mostBytes = 500_000;

const text = (longest: number) =>
  z.string().transform((value) => value.replace(/\s+/g, ' ').trim().slice(0, longest));

const poster = z.object({ url: z.url({ protocol: /^https?$/ }) });

/** `playlistItems.list`, the parts that pages show (developers.google.com/youtube/v3). */
const playlistItem = z.object({
  snippet: z.object({
    title: text(200).refine(Boolean),
    description: text(600).catch(''),
    publishedAt: z.iso.datetime(),
    thumbnails: z.object({ standard: poster, high: poster }).partial().catch({}),
  }),
  contentDetails: z.object({
    videoId: z.string().regex(/^[\w-]{11}$/),
    videoPublishedAt: z.iso.datetime().optional().catch(undefined),
  }),
  status: z.object({ privacyStatus: z.literal('public') }),
});

/**
 * The films of one playlist through the YouTube Data API, one request a list. Bad entries, and those
 * that are not public, are left out. Rejects with a short reason: status, time, or a list that is none.
 */
export function createYoutubeSource(options: YoutubeOptions): VideoSource {
  const { apiOrigin, apiKey, playlistId, pictures, timeoutMs = 5_000 } = options;
  const url = new URL('/youtube/v3/playlistItems', apiOrigin);
  url.search = new URLSearchParams({
    part: 'snippet,contentDetails,status',
    maxResults: String(most),
    playlistId,
  }).toString();
  return {
    async list() {
      const items = await fetchItems(url, apiKey, timeoutMs);
      const films = items.flatMap((item) => {
        const read = playlistItem.safeParse(item);
        return read.success ? [read.data] : [];
      });
      if (items.length > 0 && films.length === 0) throw new Error('no readable video');
      await pictures.take(films.flatMap((film) => posterAddress(film) ?? []));
      const seen = new Set<string>();
      return films
        .filter(({ contentDetails: { videoId } }) => !seen.has(videoId) && seen.add(videoId))
        .map((film) => present(film, pictures));
    },
  };
}

async function fetchItems(url: URL, apiKey: string, timeoutMs: number): Promise<unknown[]> {
  const response = await fetch(url, {
    // In a header, because addresses end up in logs.
    headers: { accept: 'application/json', 'x-goog-api-key': apiKey },
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => null);
  if (!response) throw new Error('no answer');
  if (response.status !== 200) {
    await response.body?.cancel();
    throw new Error(`status ${response.status}`);
  }
  const body = await readJson(response);
  const read = z.object({ items: z.array(z.unknown()).max(50) }).safeParse(body);
  if (!read.success) throw new Error('not a list of videos');
  return read.data.items;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await answerText(response, mostBytes));
  } catch {
    // Too large, cut off, too slow or not JSON: no list in any case.
    return null;
  }
}

type PlaylistItem = z.output<typeof playlistItem>;

const posterAddress = ({ snippet: { thumbnails } }: PlaylistItem) =>
  (thumbnails.standard ?? thumbnails.high)?.url;

function present(film: PlaylistItem, pictures: ForeignPictures): FeaturedVideo {
  const { snippet, contentDetails } = film;
  const address = posterAddress(film);
  const kept = address ? pictures.find(address) : null;
  return {
    id: contentDetails.videoId,
    contentType: 'video',
    title: snippet.title,
    description: snippet.description,
    href: `https://www.youtube.com/watch?v=${contentDetails.videoId}`,
    publishedOn: contentDetails.videoPublishedAt ?? snippet.publishedAt,
    readMinutes: null,
    picture: kept && { ...kept, alt: '' },
  };
}
