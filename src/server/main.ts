import { createServer } from 'node:http';
import { join } from 'node:path';
import closeWithGrace, { type AllEvents } from 'close-with-grace';
import { lockDataDirectory } from '#db/data-directory-lock.ts';
import { MigrationError } from '#db/migrate.ts';
import { startForm } from '#domain/forms/form-start.ts';
import { assetRoutes } from './front/assets/asset-routes.ts';
import { keepAssets } from './front/assets/asset-archive.ts';
import { builtClientDir, loadBuiltAssets } from './front/assets/assets.ts';
import { compose } from './wiring/compose.ts';
import { readPageDictionaries } from './front/encodings/page-dictionaries.ts';
import { createFront } from './front/create-front.ts';
import { drain, watchSilentConnections } from './front/drain.ts';
import { afterFirstAnswer } from './front/start/first-answer.ts';
import { readEnv, type EnvResult } from './config/env.ts';
import { createPagesFirst } from './front/start/pages-first.ts';
import { listenFaultLine, whyNotListening } from './config/start/listen-fault.ts';
import { createLogger } from './ops/log/logger.ts';
import { coldStartPatience } from './front/overload/cold-start.ts';
import { localOrigin, openedAt } from './config/opened-at.ts';
import { limitConnections, serverOptions } from './front/overload/clients/connection-limits.ts';
import { warmUp } from './front/warm-up.ts';
import { missingSearchKeys } from './config/targets/search-target.ts';
import {
  checkSqliteFile,
  dataFolderFaultLine,
  makeDataFolder,
  rightsFaultLine,
  sqliteFaultLine,
  StartRefused,
} from './config/start/start-checks.ts';
import { boundHeapGrowth, keepMemorySettled, settleMemory } from './ops/settle-memory.ts';

/** Connections that wait to be taken; past it, clients try again after a second. */
const listenBacklog = 4_096;
/** Running requests and uploads may take so long after SIGTERM. */
const finishMs = 20_000;
/** After a fault that nobody expected, the process is not trusted for long. */
const finishAfterFaultMs = 3_000;
/** Jobs and the database, once no request runs. */
const closeMs = 10_000;
/** A proxy that still sends visitors after STOP_DELAY_SECONDS is waited for as long again. */
const longestDelays = 2;

/** One line a person can act on, then exit code 1. */
function refuseToStart(problem: string): never {
  // Spec §8 gives this one word for word.
  process.stderr.write(problem === missingSearchKeys ? `${problem}\n` : `omnibus: ${problem}\n`);
  process.exit(1);
}

async function start({ env, doubts }: EnvResult & { ok: true }): Promise<void> {
  const log = createLogger(env.logLevel);
  const { runtime } = env;
  makeDataFolder(env.dataDir);
  const lock = env.database.kind === 'sqlite' ? lockDataDirectory(env.dataDir) : null;
  if (lock?.outcome === 'held') {
    const holder = lock.pid === null ? '' : ` (process ${lock.pid}, since ${lock.since})`;
    refuseToStart(
      `another server already uses ${env.dataDir}${holder}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  const portProblem = await whyNotListening(env);
  if (portProblem !== null) refuseToStart(portProblem);
  const onDamage = (line: string) => {
    log.fatal(line);
    refuseToStart(line);
  };
  const sqliteFile = checkSqliteFile(env, onDamage);
  const assets = loadBuiltAssets();
  const composition = await compose(env, log, assets);
  await sqliteFile.settled();
  const { parts, operations } = composition;
  const assetArchive = join(env.dataDir, 'assets');
  let isStopping = () => false;
  // One of several nodes draws the busiest pages first; a node alone has nobody to leave them to.
  let isWarm = env.database.kind === 'sqlite';
  const whyNotServing = () => {
    if (isStopping()) return 'the server is stopping';
    return isWarm ? null : 'the first pages are being drawn';
  };
  const ready = async () => whyNotServing() ?? parts.ready();
  const dictionaries = readPageDictionaries(builtClientDir, assets.dictionaries ?? {});
  const app = createPagesFirst({
    ...parts,
    dictionaries,
    ready,
    serving: async () => whyNotServing(),
    assetRoutes: assetRoutes(builtClientDir, assetArchive),
  });
  const front = await createFront({
    app,
    log,
    siteUrl: env.siteUrl,
    allowedHosts: runtime.allowedHosts,
    settings: parts.site.settings,
    stylesheets: assets.stylesheets,
    trustedProxies: env.trustedProxies,
    pageCache:
      runtime.pageCacheBytes > 0
        ? { maxBytes: runtime.pageCacheBytes, watch: operations.changes }
        : null,
    movedTo: parts.movedTo,
    startForm: () => startForm(parts.site.leads.clock, parts.site.now().getTime()),
    dictionaries,
    patience: coldStartPatience(),
    now: parts.site.now,
  });
  isStopping = front.isDraining;
  const server = createServer(serverOptions(env.trustedProxies), front.listener);
  limitConnections(server, env.trustedProxies);
  const endSilentConnections = watchSilentConnections(server);
  front.attach(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const line = listenFaultLine(error, env);
    if (line !== null) refuseToStart(line);
    throw error;
  });
  let metrics: { close(): void } | null = null;
  let stopWaiting = () => {};
  server.listen({ port: env.port, host: env.host, backlog: listenBacklog }, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : env.port;
    operations.highWater.start(onDamage);
    if (!isWarm) {
      const { siteUrl } = env;
      const drawAhead = front.pages?.answers.drawAhead;
      void warmUp({ app, siteUrl, drawAhead, log }).finally(() => (isWarm = true));
    }
    settleMemory();
    process.stdout.write(`Omnibus is ready at ${localOrigin(env.host, port)}/\n`);
    const origin = openedAt(env, port);
    try {
      if (lock?.outcome === 'locked') lock.announce(origin);
    } catch (error) {
      // Only the command line's links rest on it; visitors are served all the same.
      log.warn({ err: error }, 'where the server is opened could not be noted');
    }
    stopWaiting = afterFirstAnswer(server, () => {
      for (const doubt of doubts()) log.warn(doubt);
      boundHeapGrowth();
      composition.afterListening([
        keepMemorySettled(),
        keepAssets({ from: join(builtClientDir, 'assets'), to: assetArchive }),
      ]);
      app
        .loadRest()
        .catch((error: unknown) => log.error({ err: error }, 'a part of the site did not load'));
      composition.demoSignIn().then(
        (path) => {
          if (path === null) return;
          process.stdout.write(
            `Demo back office (the link opens once, for 15 minutes): ${origin}${path}\n`,
          );
        },
        (error: unknown) => log.warn({ err: error }, 'no sign-in for the demo back office'),
      );
    });
    if (!runtime.metrics) return;
    // Loaded by those who want it only: the library takes memory and start-up time.
    import('./ops/metrics/start-metrics.ts')
      .then(({ startMetrics }) =>
        startMetrics(front, { ...operations.sources, ready }, runtime.metrics!),
      )
      .then((started) => {
        metrics = started;
        log.info({ port: started.port }, 'metrics are served');
      })
      .catch((error: NodeJS.ErrnoException) => {
        // Visitors are served all the same; OmnibusDown tells whoever watches the metrics.
        const problem = listenFaultLine(error, runtime.metrics!, 'METRICS_') ?? String(error);
        log.error({ problem }, 'metrics cannot be served');
      });
  });

  // A promise that nobody waited for leaves no half-done state behind: worth a look, not an outage.
  process.on('warning', ({ name, message }) => log.warn({ kind: name }, message));
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
  // SIGUSR2 is the operator's, for heap snapshots.
  const skip: AllEvents[] = ['unhandledRejection', 'SIGUSR2'];
  const delay = longestDelays * runtime.stopDelayMs + finishMs + closeMs;
  closeWithGrace({ delay, logger: false, skip }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error');
    const { cut } = await drain(server, {
      startDraining: front.startDraining,
      quietForMs: front.quietForMs,
      delayMs: err ? 0 : runtime.stopDelayMs,
      longestDelayMs: err ? 0 : longestDelays * runtime.stopDelayMs,
      finishMs: err ? finishAfterFaultMs : finishMs,
      endSilentConnections,
    });
    if (cut) log.warn('requests that took too long were cut');
    stopWaiting();
    metrics?.close();
    front.stop();
    await composition.close();
    if (lock?.outcome === 'locked') lock.release();
  });
}

const read = readEnv();
if (!read.ok) refuseToStart(read.problem);
start(read).catch((error: unknown) => {
  if (error instanceof MigrationError || error instanceof StartRefused)
    refuseToStart(error.message);
  const fault =
    rightsFaultLine(error) ??
    sqliteFaultLine(error, read.env.database) ??
    dataFolderFaultLine(error, read.env.dataDir);
  if (fault !== null) refuseToStart(fault);
  const detail = error instanceof Error ? (error.stack ?? error.message) : String(error);
  refuseToStart(`could not start. ${detail}`);
});
