import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { processorMs } from '../load/processor-time.ts';

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

export interface Child {
  process: ChildProcess;
  /** From the start of the process to the first good answer. */
  startedMs: number;
  /** Processor time so far, all threads. */
  cpuMs(): number;
  rssMegabytes(): number;
  stop(): Promise<void>;
}

/** Starts `node ARGS` on the first core (where the system lets us) and waits until `url` answers. */
export async function startChild(
  args: readonly string[],
  env: Record<string, string>,
  url: string,
): Promise<Child> {
  const prefix = hasTaskset ? ['taskset', '-c', '0'] : [];
  const [command, ...rest] = [...prefix, process.execPath, ...args];
  const began = performance.now();
  const child = spawn(command!, rest, {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const killed = () => child.kill('SIGKILL');
  process.once('exit', killed);
  child.once('exit', () => process.off('exit', killed));
  for (;;) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} stopped at once`);
    const ok = await fetch(url).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.ok;
      },
      () => false,
    );
    if (ok) break;
    if (performance.now() - began > 120_000) throw new Error(`${url} did not answer`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  const startedMs = performance.now() - began;
  return {
    process: child,
    startedMs,
    cpuMs: () => processorMs(child.pid!),
    rssMegabytes() {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
    },
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}
