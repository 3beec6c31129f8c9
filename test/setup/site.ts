import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { startPostgresCluster } from './postgres-cluster.ts';
import { startS3Server } from './s3-server.ts';
import { startBuiltServer, type RunningServer } from './start-server.ts';
import { startTwoNodes } from './two-nodes.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site with the demo inventory, for example `http://127.0.0.1:40123`. */
    siteOrigin: string;
    /** Session of the demo's owner, as a `Cookie` header: `name=value`. */
    staffCookie: string;
  }
}

type Site = Pick<RunningServer, 'origin' | 'output'> & { close(): Promise<void> };

/**
 * Vitest global setup of the browser lane: the real server, built, on a fresh SQLite folder. With
 * `MIXED_WITH`, the main file of another version's build, that version and this one side by side.
 */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const { MIXED_WITH: other } = process.env;
  const site = await (other ? startMixed(other) : startOne());
  project.provide('siteOrigin', site.origin);
  project.provide('staffCookie', await signInToDemo(site));
  return site.close;
}

async function startOne(): Promise<Site> {
  const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-site-'));
  const server = await startBuiltServer({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Each browser session says where it comes from: `openPage` in `browser.ts`.
    TRUSTED_PROXIES: '1',
  });
  const close = async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return { ...server, close };
}

/** This version migrates; then every request goes to the one or the other in turn (fault matrix I-7). */
async function startMixed(other: string): Promise<Site> {
  const cluster = await startPostgresCluster({ durable: true });
  if (!cluster) throw new Error('Two versions need PostgreSQL, which is not installed.');
  const store = await startS3Server();
  const settings = {
    MEDIA_URL: store.mediaUrl,
    ALLOW_NEWER_DATABASE: '1',
    TRUSTED_PROXIES: '1',
    DEMO: '1',
  };
  const two = await startTwoNodes(cluster, settings, other);
  const output = () => two.nodes.map((node) => node.output()).join('');
  const close = async () => {
    await two.close();
    await store.close();
  };
  return { origin: two.proxy.origin, output, close };
}

/** Uses the one-time link that a start with demo data prints; there is one for all tests. */
async function signInToDemo({ origin, output }: Omit<Site, 'close'>): Promise<string> {
  const deadline = Date.now() + 20_000;
  for (;;) {
    const path = /https?:\/\/[^\s/]+(\/staff\/sign-in\/link\/\S+)\n/.exec(output())?.[1];
    if (path) {
      const answer = await fetch(origin + path, {
        method: 'POST',
        headers: { origin },
        redirect: 'manual',
      });
      const cookie = answer.headers.getSetCookie().find((line) => line.includes('session_token'));
      if (cookie) return cookie.split(';')[0]!;
      throw new Error(`The demo's sign-in answered ${answer.status}.`);
    }
    if (Date.now() > deadline) throw new Error(`No sign-in was printed:\n${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
