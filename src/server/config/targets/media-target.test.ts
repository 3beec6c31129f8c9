import { describe, expect, it } from 'vitest';
import { parseEnv } from '../env.ts';
import { readMediaTarget } from './media-target.ts';

describe('MEDIA_URL', () => {
  it('unset means the disk', () => {
    expect(readMediaTarget({})).toEqual({ kind: 'disk' });
  });

  it('names a bucket, its region and keys', () => {
    expect(
      readMediaTarget({
        MEDIA_URL: 's3://AK1:se%2Fcret%2B@s3.eu-central-1.amazonaws.com/photos?region=eu-central-1',
      }),
    ).toEqual({
      kind: 's3',
      origin: 'https://s3.eu-central-1.amazonaws.com',
      bucket: 'photos',
      region: 'eu-central-1',
      accessKeyId: 'AK1',
      secretAccessKey: 'se/cret+',
    });
  });

  it('may be a service on this machine', () => {
    expect(readMediaTarget({ MEDIA_URL: 's3+http://k:s@localhost:9000/photos' })).toMatchObject({
      origin: 'http://localhost:9000',
      region: 'auto',
    });
  });

  it.each([
    'https://k:s@host/photos',
    's3://host/photos',
    's3://k@host/photos',
    's3://k:s@host/',
    's3://k:s@host/photos/inner',
    's3://k:%E0%A4%A@host/photos',
  ])('refuses %j in one line that keeps the secret', (value) => {
    const result = parseEnv({ MEDIA_URL: value });
    const problem = result.ok ? 'accepted' : result.problem;
    expect(problem).toMatch(
      /^MEDIA_URL: its value is not an s3:\/\/ address .+ Example: MEDIA_URL=/,
    );
    expect(problem).not.toContain(value);
  });
});
