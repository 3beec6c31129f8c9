import * as z from 'zod';
import { serviceOrigin, textLike, variable, type Values } from '../variables.ts';

/** Where articles come from; pages, answers and notes always come with the site. */
export type ContentTarget =
  | { kind: 'builtin' }
  | {
      kind: 'wpgraphql';
      endpoint: string;
      /** Value of an `Authorization` header. */
      authorization: string | null;
      /** Hosts besides the endpoint's own that pictures may come from. */
      imageHosts: readonly string[];
    };

/** Where videos come from: the built-in list of topics, or a playlist of YouTube. */
export type VideosTarget =
  | { kind: 'builtin' }
  | { kind: 'youtube'; apiKey: string; playlistId: string; apiOrigin: string };

const host = /^[a-z0-9.-]{1,253}(?::\d{1,5})?$/;

/** Variables of `env.ts` about articles and videos. */
export const contentVariables = {
  CONTENT: variable(
    z.enum(['builtin', 'wpgraphql']).default('builtin'),
    'is neither builtin nor wpgraphql',
    'wpgraphql',
  ),
  WPGRAPHQL_URL: variable(
    z
      .string()
      .refine((text) => {
        const url = URL.parse(text);
        return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
      })
      .optional(),
    'is not an http or https address without user and password',
    'https://cms.example.com/graphql',
  ),
  WPGRAPHQL_AUTHORIZATION: variable(
    textLike(/^[\x21-\x7e][\x20-\x7e]{0,2000}$/).optional(),
    'is not one line of plain characters',
    'Bearer abc123',
  ),
  WPGRAPHQL_IMAGE_HOSTS: variable(
    z
      .string()
      .toLowerCase()
      .transform((text) => text.split(/[\s,]+/).filter(Boolean))
      .refine((hosts) => hosts.every((one) => host.test(one)))
      .default([]),
    'is not a list of host names',
    'images.example.com,i0.wp.com',
  ),
  YOUTUBE_API_KEY: variable(
    textLike(/^[\w-]{8,200}$/).optional(),
    'is not an API key',
    'AIzaSy...',
  ),
  YOUTUBE_PLAYLIST_ID: variable(
    textLike(/^[\w-]{2,64}$/).optional(),
    'is not the id of a playlist',
    'PLexample123',
  ),
  YOUTUBE_API_ORIGIN: variable(
    serviceOrigin.default('https://www.googleapis.com'),
    'is not an http or https origin',
    'http://localhost:4100',
  ),
  YOUTUBECACHE_API_KEY: variable(
    textLike(/^[\x21-\x7e]{8,200}$/).optional(),
    'is not 8 to 200 plain characters without spaces',
    '3f1c9a7be2d84460',
  ),
};

export const missingWpgraphqlUrl =
  'CONTENT: wpgraphql needs WPGRAPHQL_URL. Example: WPGRAPHQL_URL=https://cms.example.com/graphql';
export const missingYoutubePlaylist =
  'YOUTUBE_API_KEY: needs YOUTUBE_PLAYLIST_ID as well. Example: YOUTUBE_PLAYLIST_ID=PLexample123';

/** Null when `CONTENT=wpgraphql` lacks its address. */
export function readContentTarget(values: Values<typeof contentVariables>): ContentTarget | null {
  if (values.CONTENT === 'builtin') return { kind: 'builtin' };
  if (!values.WPGRAPHQL_URL) return null;
  return {
    kind: 'wpgraphql',
    endpoint: values.WPGRAPHQL_URL,
    authorization: values.WPGRAPHQL_AUTHORIZATION ?? null,
    imageHosts: values.WPGRAPHQL_IMAGE_HOSTS,
  };
}

/** Null when there is a key without a playlist. */
export function readVideosTarget(values: Values<typeof contentVariables>): VideosTarget | null {
  const { YOUTUBE_API_KEY: apiKey, YOUTUBE_PLAYLIST_ID: playlistId } = values;
  if (!apiKey) return { kind: 'builtin' };
  if (!playlistId) return null;
  return { kind: 'youtube', apiKey, playlistId, apiOrigin: values.YOUTUBE_API_ORIGIN };
}
