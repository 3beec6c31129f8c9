import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createApp } from '#server/app.ts';
import { sourceAssets } from '#server/front/assets/assets.ts';
import { compose, type Composition } from '#server/wiring/compose.ts';
import { parseEnv } from '#server/config/env.ts';
import { createLogger } from '#server/ops/log/logger.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';

let folder: string;
let service: Server;
let composition: Composition;
let app: ReturnType<typeof createApp>;

const item = (videoId: string, title: string) => ({
  snippet: { title, description: 'Theirs.', publishedAt: '2026-10-01T10:00:00Z', thumbnails: {} },
  contentDetails: { videoId },
  status: { privacyStatus: 'public' },
});

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'omnibus-edited-videos-'));
  const items = [item('aaaaaaaaaaa', 'The first film'), item('bbbbbbbbbbb', 'The second film')];
  service = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ items }));
  });
  const read = parseEnv({
    DATA_DIR: folder,
    DEMO: '0',
    LOG_LEVEL: 'silent',
    YOUTUBE_API_KEY: 'AIzaSyTest1234567890',
    YOUTUBE_PLAYLIST_ID: 'PLtest',
    YOUTUBE_API_ORIGIN: `http://127.0.0.1:${await listenLocally(service)}`,
  });
  if (!read.ok) throw new Error(read.problem);
  composition = await compose(read.env, createLogger('silent'), sourceAssets);
  composition.afterListening();
  app = createApp(composition.parts);
});
afterAll(async () => {
  await composition.close();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

const by = { id: 'member', name: 'Member' };
const titles = () => (composition.parts.site.videos?.list() ?? []).map(({ title }) => title);

it('a playlist of YouTube stays the list, with what staff say over it', async () => {
  await vi.waitFor(() => expect(titles()).toEqual(['The first film', 'The second film']), {
    timeout: 10_000,
  });
  const content = composition.parts.staff!.content;
  expect(content.videosFrom).toBe('youtube');
  const slugs = (await content.entries('video')).map(({ slug }) => slug);
  expect(slugs).toEqual(['list-aaaaaaaaaaa', 'list-bbbbbbbbbbb']);
  await content.changeEntry({
    kind: 'video',
    slug: 'list-aaaaaaaaaaa',
    expectedRevision: 0,
    to: 'off',
    by,
  });
  const values = {
    video: 'bbbbbbbbbbb',
    title: 'Told better',
    description: '',
    category: 'featured',
    publishedOn: '2026-10-01',
    featured: '',
    order: '',
    picture: '',
  };
  const slug = 'list-bbbbbbbbbbb';
  await content.saveEntry({ kind: 'video', slug, expectedRevision: 0, values, by });
  const answer = await app.request('http://localhost:3000/knowledge-center/media-resources/');
  const page = await answer.text();
  expect(page).toContain('data-video="bbbbbbbbbbb"');
  expect(page).toContain('Told better');
  expect(page).toContain('Featured Articles');
  expect(page).not.toContain('The first film');
  expect(composition.parts.site.videos?.list()).toEqual([
    expect.objectContaining({ id: 'bbbbbbbbbbb', publishedOn: '2026-10-01T10:00:00Z' }),
  ]);
});
