import { createAdaptorServer } from '@hono/node-server';
import closeWithGrace from 'close-with-grace';
import { lockDataDirectory } from '#db/data-directory-lock.ts';
import { MigrationError } from '#db/migrate.ts';
import { createApp } from './app.ts';
import { assetRoutes } from './asset-routes.ts';
import { loadBuiltAssets } from './assets.ts';
import { compose } from './compose.ts';
import { readEnv, type Env } from './env.ts';
import { createLogger } from './logger.ts';
import { missingSearchKeys } from './search-target.ts';

const drainMs = 10_000;
/** A client that trickles its headers is cut off. */
const headersTimeoutMs = 20_000;
/** A seller's form of twelve photos of 8 MB over 1 Mbit/s takes 13 minutes. */
const requestTimeoutMs = 20 * 60_000;

/** One line a person can act on, then exit code 1. */
function refuseToStart(problem: string): never {
  // Spec §8 gives this one word for word.
  process.stderr.write(problem === missingSearchKeys ? `${problem}\n` : `omnibus: ${problem}\n`);
  process.exit(1);
}

async function start(env: Env): Promise<void> {
  const log = createLogger(env.logLevel);
  const lock = env.database.kind === 'sqlite' ? lockDataDirectory(env.dataDir) : null;
  if (lock?.outcome === 'held') {
    const holder = lock.pid === null ? '' : ` (process ${lock.pid}, since ${lock.since})`;
    refuseToStart(
      `another server already uses ${env.dataDir}${holder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const composition = await compose(env, log, loadBuiltAssets());
  const app = createApp({ ...composition.parts, assetRoutes: assetRoutes() });
  const server = createAdaptorServer({
    fetch: app.fetch,
    serverOptions: { headersTimeout: headersTimeoutMs, requestTimeout: requestTimeoutMs },
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      refuseToStart(
        `port ${env.port} is in use. Stop the other program, or set PORT=${env.port + 1}.`,
      );
    }
    throw error;
  });
  server.listen(env.port, env.host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    composition.afterListening();
    process.stdout.write(`Omnibus is ready at http://${shownHost(env.host)}:${port}/\n`);
  });

  closeWithGrace({ delay: drainMs, logger: false }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    await new Promise((resolve) => {
      server.close(resolve);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
    });
    await composition.close();
    if (lock?.outcome === 'locked') lock.release();
  });
}

const shownHost = (host: string) =>
  /^(0\.0\.0\.0|::|127\.0\.0\.1)$/.test(host) ? 'localhost' : host;

const read = readEnv();
if (!read.ok) refuseToStart(read.problem);
start(read.env).catch((error: unknown) => {
  if (error instanceof MigrationError) refuseToStart(error.message);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  refuseToStart(`could not start. ${detail}`);
});
