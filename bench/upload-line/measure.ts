import { randomBytes } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { createTcpFaultProxy } from '#test/faults/tcp-fault-proxy.ts';
import { startServer } from '#test/setup/start-server.ts';

export interface LineSettings {
  /** The built server, and the Chromium that stands for the phone. */
  main: string;
  chromium: string;
  photos: number;
  photoBytes: number;
  megabitsPerSecond: number;
  /** Parts of every photo after whose bytes the line is cut. */
  cutsAt: readonly number[];
  /** Let the browser shrink photos first, as browsers of today do. */
  shrink: boolean;
  timeoutMs: number;
  progress?(words: string): void;
}

export interface LineReport {
  fileBytes: number;
  /** What the line carried, requests' heads and pages included. */
  sentBytes: number;
  ratio: number;
  cuts: number;
  arrived: number;
  seconds: number;
  /** Attempts that the busiest photo needed, by its upload requests. */
  mostRequests: number;
}

/** Photos of noise cannot be compressed away; each is another picture. */
async function noisePhoto(bytes: number): Promise<Buffer> {
  const [width, height] = [2_400, 1_800];
  const raw = randomBytes(width * height * 3);
  const photo = await sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
  if (photo.length > bytes) return photo;
  // Whatever follows the end of the image is no part of it (as phones' motion photos do).
  return Buffer.concat([photo, randomBytes(bytes - photo.length)]);
}

/**
 * A phone on a slow line that breaks again and again: the real page with its real script in Chromium,
 * a proxy for the line, the real server behind it.
 */
export async function measureLine(settings: LineSettings): Promise<LineReport> {
  const folder = await mkdtemp(join(tmpdir(), 'omnibus-line-'));
  const server = await startServer({
    command: process.execPath,
    args: [settings.main],
    cwd: folder,
    env: { NODE_ENV: 'production', DATA_DIR: join(folder, 'data'), DEMO: '0', LOG_LEVEL: 'warn' },
    timeoutMs: 60_000,
  });
  let nextCut = Infinity;
  let cuts = 0;
  let start = 0;
  const places = Array.from({ length: settings.photos }, (_, photo) =>
    settings.cutsAt.map((share) => (photo + share) * settings.photoBytes),
  ).flat();
  const proxy = await createTcpFaultProxy({
    targetPort: Number(new URL(server.origin).port),
    onDelivered(direction, bytes) {
      if (direction !== 'upstream' || bytes - start < nextCut) return;
      cuts += 1;
      nextCut = places[cuts] ?? Infinity;
      proxy.cut();
    },
  });
  const browser = await chromium.launch({
    executablePath: settings.chromium,
    args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
  });
  try {
    const origin = `http://127.0.0.1:${proxy.port}`;
    const context = await browser.newContext({ viewport: { width: 360, height: 740 } });
    // A phone of a few years ago has no canvas outside of the page and sends photos as they are.
    if (!settings.shrink) await context.addInitScript('delete globalThis.OffscreenCanvas');
    const page = await context.newPage();
    await page.goto(`${origin}/sell-your-bus`);
    await page.getByLabel('Make', { exact: true }).fill('Blue Bird');
    await page.getByLabel('State').selectOption('OH');
    await page.getByLabel('Your name').fill('Sam');
    await page.getByLabel('Phone', { exact: true }).fill('(614) 555-0100');
    await page.getByRole('button', { name: 'Go on to the photos' }).click();
    await page.waitForURL(/uploading/);
    const files = [];
    for (let at = 0; at < settings.photos; at++) {
      const file = join(folder, `photo-${at}.jpg`);
      await writeFile(file, await noisePhoto(settings.photoBytes));
      files.push(file);
    }
    const requests = new Map<string, number>();
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !request.url().includes('/uploading/photo?')) return;
      const key = request.headers()['idempotency-key'] ?? '';
      requests.set(key, (requests.get(key) ?? 0) + 1);
    });
    const bytesPerSecond = (settings.megabitsPerSecond * 1_000_000) / 8;
    proxy.poison([
      { stream: 'upstream', type: 'bandwidth', bytesPerSecond },
      { stream: 'downstream', type: 'bandwidth', bytesPerSecond: bytesPerSecond * 4 },
      { stream: 'downstream', type: 'latency', latencyMs: 0.2 },
    ]);
    const sentBefore = proxy.delivered('upstream');
    start = proxy.delivered('upstream');
    nextCut = places[0] ?? Infinity;
    const startedMs = performance.now();
    await page.locator('#sell-photo-input').setInputFiles(files);
    let arrived = 0;
    while (performance.now() - startedMs < settings.timeoutMs) {
      arrived = await page.locator('[data-photo]').count();
      if (arrived === settings.photos) break;
      const megabytes = ((proxy.delivered('upstream') - sentBefore) / 1e6).toFixed(1);
      settings.progress?.(`${arrived} arrived, ${megabytes} MB sent, ${cuts} cuts`);
      await page.waitForTimeout(1_000);
    }
    const sentBytes = proxy.delivered('upstream') - sentBefore;
    const fileBytes = settings.photos * settings.photoBytes;
    return {
      fileBytes,
      sentBytes,
      ratio: sentBytes / fileBytes,
      cuts,
      arrived,
      seconds: (performance.now() - startedMs) / 1000,
      mostRequests: Math.max(0, ...requests.values()),
    };
  } finally {
    await browser.close();
    await proxy.close();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}
