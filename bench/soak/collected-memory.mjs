/**
 * Loaded into the server that is soaked (`--import`): six times a minute, collects what is garbage and
 * writes down what is left, one `seconds heap-MB process-MB` a line. Without the collection a
 * measurement over minutes finds the sawtooth of the collector, which is tens of megabytes high.
 */
import { appendFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { isMainThread } from 'node:worker_threads';

const everyMs = 10_000;
const megabyte = 1024 * 1024;
const file = process.env.SOAK_MEMORY_FILE;

if (file && isMainThread) {
  setFlagsFromString('--expose-gc');
  const collect = /** @type {() => void} */ (runInNewContext('gc'));
  setInterval(() => {
    collect();
    const { heapUsed, rss } = process.memoryUsage();
    const figures = [performance.now() / 1_000, heapUsed / megabyte, rss / megabyte];
    appendFileSync(file, `${figures.map((figure) => figure.toFixed(2)).join(' ')}\n`);
  }, everyMs).unref();
}
