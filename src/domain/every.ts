/**
 * Calls `work` again and again, first after `everyMs`, and keeps no process alive for it. Gives what
 * ends it. The only repeating timer outside of browsers: most work goes by the scheduler, which knows
 * leases, faults and the end of the process; this alone is for what measures or watches.
 */
export function every(everyMs: number, work: () => void): () => void {
  const timer = setInterval(work, everyMs);
  timer.unref();
  return () => clearInterval(timer);
}
