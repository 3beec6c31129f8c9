/** Loaded into a measured server: writes what its heap consists of when it has been idle for long enough. */
import { writeFileSync } from 'node:fs';
import { getHeapSpaceStatistics } from 'node:v8';
import { isMainThread } from 'node:worker_threads';

const { BENCH_MEMORY_FILE: file, BENCH_MEMORY_AFTER_MS: afterMs } = process.env;

const tell = () => {
  const spaces = getHeapSpaceStatistics().map((space) => [
    space.space_name,
    space.space_used_size,
    space.physical_space_size,
  ]);
  writeFileSync(String(file), JSON.stringify({ usage: process.memoryUsage(), spaces }));
};

// Threads load it, too.
if (isMainThread) setTimeout(tell, Number(afterMs)).unref();
