/**
 * Says on the terminal that a command was stopped before its end: some had stored a part by then (an
 * import), some nothing, and each may be given again. The signal then ends the process as it would
 * have.
 */
export function tellStop(command: string): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      process.stderr.write(`omnibus ${command}: stopped before its end; run it again\n`);
      process.kill(process.pid, signal);
    });
}
