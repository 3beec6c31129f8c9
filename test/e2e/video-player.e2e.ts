import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { describeInChromium } from '#test/setup/browser.ts';
import { listenLocally } from '#test/setup/listen-locally.ts';
import { startBuiltServer, type RunningServer } from '#test/setup/start-server.ts';

const film = 'dQw4w9WgXcQ';
const path = '/knowledge-center/media-resources/';

/** The parts of the YouTube Data API that the server asks for: a playlist of one film. */
const playlist = {
  items: [
    {
      snippet: {
        title: 'A walk around a school bus',
        description: 'Every side of it.',
        publishedAt: '2026-10-02T10:00:00Z',
        thumbnails: {},
      },
      contentDetails: { videoId: film, videoPublishedAt: '2026-10-01T10:00:00Z' },
      status: { privacyStatus: 'public' },
    },
  ],
};

let service: Server;
let site: RunningServer;
let folder: string;
beforeAll(async () => {
  service = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(playlist));
  });
  folder = await mkdtemp(join(tmpdir(), 'omnibus-videos-'));
  site = await startBuiltServer({
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    YOUTUBE_API_KEY: 'AIzaSyTest1234567890',
    YOUTUBE_PLAYLIST_ID: 'PLtest',
    YOUTUBE_API_ORIGIN: `http://127.0.0.1:${await listenLocally(service)}`,
  });
});
afterAll(async () => {
  await site.stop();
  service.closeAllConnections();
  service.close();
  await rm(folder, { recursive: true, force: true });
});

describeInChromium('a film', ({ openPage }) => {
  /** Opens the page once it has the film; every address that was asked outside of ours. */
  async function open(options: { javaScriptEnabled?: boolean } = {}) {
    const page = await openPage({ viewport: { width: 1280, height: 800 }, ...options });
    const outside: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) outside.push(request.url());
    });
    await page.route(/^https:/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' }),
    );
    await expect
      .poll(async () => (await page.request.get(site.origin + path)).text(), { timeout: 20_000 })
      .toContain(`data-video="${film}"`);
    await page.goto(site.origin + path, { waitUntil: 'networkidle' });
    return { page, outside };
  }
  const link = (page: Page) => page.locator(`a[data-video="${film}"]`);

  it('asks nothing of anybody else until it is pressed, then plays where it stood', async () => {
    const { page, outside } = await open();
    await link(page).scrollIntoViewIfNeeded();
    await link(page).hover();
    await link(page).focus();
    expect(await page.locator('iframe').count()).toBe(0);
    expect(outside).toEqual([]);
    await page.keyboard.press('Enter');
    const player = page.locator('iframe');
    await player.waitFor();
    expect(await player.getAttribute('title')).toBe('A walk around a school bus');
    expect(await player.evaluate((frame) => document.activeElement === frame)).toBe(true);
    expect(outside).toEqual([`https://www.youtube-nocookie.com/embed/${film}?autoplay=1`]);
    expect(await link(page).count()).toBe(0);
  });

  it('is a plain link without JavaScript', async () => {
    const { page, outside } = await open({ javaScriptEnabled: false });
    expect(await link(page).getAttribute('href')).toBe(`https://www.youtube.com/watch?v=${film}`);
    expect(await page.locator('iframe').count()).toBe(0);
    expect(outside).toEqual([]);
    await link(page).click();
    await page.waitForURL(`https://www.youtube.com/watch?v=${film}`);
  });
});
