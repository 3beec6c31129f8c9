#!/usr/bin/env node
/** `npm run build`: the browser's files into dist/client, server and tools into dist/server. */
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

// React picks its development or production half by this value, and so must the build.
process.env.NODE_ENV = 'production';
const { createBuilder } = await import('vite');
const root = join(import.meta.dirname, '..');
await rm(join(root, 'dist'), { recursive: true, force: true });
const builder = await createBuilder({ root, logLevel: 'warn', mode: 'production' });
for (const name of ['client', 'ssr']) {
  const environment = builder.environments[name];
  if (!environment) throw new Error(`vite.config.ts has no "${name}" environment.`);
  await builder.build(environment);
}
