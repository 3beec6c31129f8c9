import * as z from 'zod';

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
  CONTENT: z.enum(['builtin', 'wpgraphql']).default('builtin'),
  WPGRAPHQL_URL: z
    .string()
    .refine((text) => {
      const url = URL.parse(text);
      return url !== null && /^https?:$/.test(url.protocol) && url.username + url.password === '';
    })
    .optional(),
  WPGRAPHQL_AUTHORIZATION: z
    .string()
    .regex(/^[\x21-\x7e][\x20-\x7e]{0,2000}$/)
    .optional(),
  WPGRAPHQL_IMAGE_HOSTS: z
    .string()
    .toLowerCase()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .refine((hosts) => hosts.every((one) => host.test(one)))
    .default([]),
  YOUTUBE_API_KEY: z
    .string()
    .regex(/^[\w-]{8,200}$/)
    .optional(),
  YOUTUBE_PLAYLIST_ID: z
    .string()
    .regex(/^[\w-]{2,64}$/)
    .optional(),
  YOUTUBE_API_ORIGIN: z
    .string()
    .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''))
    .transform((text) => new URL(text).origin)
    .default('https://www.googleapis.com'),
  YOUTUBECACHE_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{8,200}$/)
    .optional(),
};

export const contentAdvice = {
  CONTENT: { fault: 'is neither builtin nor wpgraphql', example: 'CONTENT=wpgraphql' },
  WPGRAPHQL_URL: {
    fault: 'is not an http or https address without user and password',
    example: 'WPGRAPHQL_URL=https://cms.example.com/graphql',
  },
  WPGRAPHQL_AUTHORIZATION: {
    fault: 'is not one line of plain characters',
    example: 'WPGRAPHQL_AUTHORIZATION=Bearer abc123',
  },
  WPGRAPHQL_IMAGE_HOSTS: {
    fault: 'is not a list of host names',
    example: 'WPGRAPHQL_IMAGE_HOSTS=images.example.com,i0.wp.com',
  },
  YOUTUBE_API_KEY: { fault: 'is not an API key', example: 'YOUTUBE_API_KEY=AIzaSy...' },
  YOUTUBE_PLAYLIST_ID: {
    fault: 'is not the id of a playlist',
    example: 'YOUTUBE_PLAYLIST_ID=PLexample123',
  },
  YOUTUBE_API_ORIGIN: {
    fault: 'is not an http or https origin',
    example: 'YOUTUBE_API_ORIGIN=http://localhost:4100',
  },
  YOUTUBECACHE_API_KEY: {
    fault: 'is not 8 to 200 plain characters without spaces',
    example: 'YOUTUBECACHE_API_KEY=3f1c9a7be2d84460',
  },
};

export const missingWpgraphqlUrl =
  'CONTENT: wpgraphql needs WPGRAPHQL_URL. Example: WPGRAPHQL_URL=https://cms.example.com/graphql';
export const missingYoutubePlaylist =
  'YOUTUBE_API_KEY: needs YOUTUBE_PLAYLIST_ID as well. Example: YOUTUBE_PLAYLIST_ID=PLexample123';

type Values = z.output<z.ZodObject<typeof contentVariables>>;

/** Null when `CONTENT=wpgraphql` lacks its address. */
export function readContentTarget(values: Values): ContentTarget | null {
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
export function readVideosTarget(values: Values): VideosTarget | null {
  const { YOUTUBE_API_KEY: apiKey, YOUTUBE_PLAYLIST_ID: playlistId } = values;
  if (!apiKey) return { kind: 'builtin' };
  if (!playlistId) return null;
  return { kind: 'youtube', apiKey, playlistId, apiOrigin: values.YOUTUBE_API_ORIGIN };
}
