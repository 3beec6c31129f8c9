import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { startBuiltServer, type RunningServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site with the demo inventory, for example `http://127.0.0.1:40123`. */
    siteOrigin: string;
    /** Session of the demo's owner, as a `Cookie` header: `name=value`. */
    staffCookie: string;
  }
}

/** Vitest global setup of the browser lane: the real server, built, on a fresh SQLite folder. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-site-'));
  const server = await startBuiltServer({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
  project.provide('siteOrigin', server.origin);
  project.provide('staffCookie', await signInToDemo(server));
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}

/** Uses the one-time link that a start with demo data prints; there is one for all tests. */
async function signInToDemo({ origin, output }: RunningServer): Promise<string> {
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
