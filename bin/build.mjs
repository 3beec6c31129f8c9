#!/usr/bin/env node
/**
 * `node bin/build.mjs`: the browser's files into dist/client, server and tools into dist/server. Both
 * are built aside and then moved, so that a failed build leaves the last good one in place.
 */
import { mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { keepFiles, removeAbandoned } from './build/keep-files.mjs';
import { root } from './build/project.mjs';

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
