import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { projectRoot } from '#server/project-root.ts';
import { ensureBuilt } from '../../bin/build/ensure-built.mjs';
import { nodePath } from '../../bin/build/project.mjs';
import { startServer } from './start-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The built site with the demo inventory, for example `http://127.0.0.1:40123`. */
    siteOrigin: string;
  }
}

/** Vitest global setup of the browser lane: the real server, built, on a fresh SQLite folder. */
export default async function startSite(project: TestProject): Promise<() => Promise<void>> {
  ensureBuilt();
  const dataDir = await mkdtemp(join(tmpdir(), 'omnibus-site-'));
  const server = await startServer({
    command: nodePath(),
    args: [join(projectRoot, 'dist/server/main.js')],
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
    timeoutMs: 120_000,
  });
  project.provide('siteOrigin', server.origin);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
