/** Preloaded into the server: on SIGUSR2 it writes how late its timers were since the last one. */
import { writeFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';

const resolutionMs = 10;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
process.on('SIGUSR2', () => {
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - resolutionMs).toFixed(0);
  const file = process.env.LOOP_DELAY_FILE ?? '';
  writeFileSync(file, `${late(delays.percentile(99))} / ${late(delays.max)}`);
  delays.reset();
});
