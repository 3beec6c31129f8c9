import { expect, it } from 'vitest';
import { parseEnv } from '../env.ts';

const read = (record: Record<string, string>) => {
  const result = parseEnv(record);
  return result.ok ? result.env : result.problem;
};

it('reads a content service with its pictures’ hosts', () => {
  expect(
    read({
      CONTENT: 'wpgraphql',
      WPGRAPHQL_URL: 'https://cms.example.com/graphql',
      WPGRAPHQL_AUTHORIZATION: 'Bearer abc',
      WPGRAPHQL_IMAGE_HOSTS: 'I0.wp.com, img.example.com:8443',
    }),
  ).toMatchObject({
    content: {
      kind: 'wpgraphql',
      endpoint: 'https://cms.example.com/graphql',
      authorization: 'Bearer abc',
      imageHosts: ['i0.wp.com', 'img.example.com:8443'],
    },
  });
});

it('reads a playlist', () => {
  expect(
    read({
      YOUTUBE_API_KEY: 'AIzaSy123',
      YOUTUBE_PLAYLIST_ID: 'PL1',
      YOUTUBECACHE_API_KEY: 'k'.repeat(8),
    }),
  ).toMatchObject({
    videos: { kind: 'youtube', playlistId: 'PL1', apiOrigin: 'https://www.googleapis.com' },
    videoCacheKey: 'kkkkkkkk',
  });
});

it.each([
  [{ CONTENT: 'wpgraphql' }, 'CONTENT: wpgraphql needs WPGRAPHQL_URL.'],
  [{ CONTENT: 'wordpress' }, 'CONTENT: "wordpress" is neither builtin nor wpgraphql.'],
  [{ YOUTUBE_API_KEY: 'AIzaSy123' }, 'YOUTUBE_API_KEY: needs YOUTUBE_PLAYLIST_ID as well.'],
  [{ WPGRAPHQL_URL: 'file:///etc/passwd' }, 'Example: WPGRAPHQL_URL=https://'],
  [{ WPGRAPHQL_IMAGE_HOSTS: 'http://x/' }, 'is not a list of host names'],
])('refuses %j in one line', (record, line) => {
  expect(read(record as Record<string, string>)).toContain(line);
});

it('repeats no secret', () => {
  expect(read({ WPGRAPHQL_AUTHORIZATION: 'Bearer s3cret\u0001' })).not.toContain('s3cret');
});
