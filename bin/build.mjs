#!/usr/bin/env node
/**
 * `node bin/build.mjs`: the browser's files into dist/client, server and tools into dist/server. Both
 * are built aside and then moved, so that a failed build leaves the last good one in place.
 */
import { spawnSync } from 'node:child_process';
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFiles, removeAbandoned } from './build/keep-files.mjs';
import { compressFiles } from './build/precompress.mjs';
import { requireEnded, root } from './build/project.mjs';
import { flags } from './build/run-node.mjs';

// React picks its development or production half by this value, and so must the build.
process.env.NODE_ENV = 'production';
const { createBuilder } = await import('vite');

/** `read` is the folder that a running server reads from when it must. */
const parts = [
  { environment: 'client', folder: 'client', read: 'assets' },
  { environment: 'ssr', folder: 'server', read: 'chunks' },
];
const dist = join(root, 'dist');
const staging = join(dist, `.staging-${process.pid}`);

try {
  await removeAbandoned(dist);
  const builder = await createBuilder({
    root,
    logLevel: 'warn',
    mode: 'production',
    environments: Object.fromEntries(
      parts.map(({ environment, folder }) => [
        environment,
        { build: { outDir: join(staging, folder), emptyOutDir: true } },
      ]),
    ),
  });
  for (const { environment } of parts) {
    const built = builder.environments[environment];
    if (!built) throw new Error(`vite.config.ts has no "${environment}" environment.`);
    await builder.build(built);
  }
  const client = join(staging, 'client');
  writeDictionaries(client);
  await compressFiles(join(client, 'assets'), 'page-dictionary-');
  await mkdir(dist, { recursive: true });
  for (const { folder, read } of parts)
    await keepFiles(join(dist, folder), join(staging, folder), read);
  for (const { folder } of parts) {
    await rm(join(dist, folder), { recursive: true, force: true });
    await rename(join(staging, folder), join(dist, folder));
  }
} finally {
  await rm(staging, { recursive: true, force: true });
}

/**
 * By the server that was just built, on a demo of its own, without this machine's settings: a build
 * must not touch what a server uses.
 * @param {string} client
 */
function writeDictionaries(client) {
  const program = join(staging, 'server/write-page-dictionaries.js');
  const env = { NODE_ENV: 'production', DEMO: '1', DATA_DIR: join(staging, 'data') };
  const written = spawnSync(process.execPath, [...flags, program, client], {
    env: { ...env, LOG_LEVEL: 'warn' },
    stdio: ['ignore', 2, 2],
  });
  requireEnded('Writing the dictionaries', written);
}
