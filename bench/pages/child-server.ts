import { spawn, spawnSync, type ChildProcess } from 'node:child_process';

const usualPatienceMs = 30_000;
const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

interface StartedServer {
  child: ChildProcess;
  startedMs: number;
}

/** Starts `node ARGS` on the first core (where the system lets us) and waits until `url` answers. */
export function startOnOneCore(
  args: readonly string[],
  env: Record<string, string>,
  url: string,
): Promise<StartedServer> {
  const pinned = ['taskset', '-c', '0', process.execPath];
  return start(hasTaskset ? pinned : [process.execPath], args, env, url);
}

/** The same on all cores; `patienceMs` is how long it may take. */
export function startServer(
  args: readonly string[],
  env: Record<string, string>,
  url: string,
  patienceMs = usualPatienceMs,
): Promise<StartedServer> {
  return start([process.execPath], args, env, url, patienceMs);
}

async function start(
  [command = '', ...prefix]: readonly string[],
  args: readonly string[],
  env: Record<string, string>,
  url: string,
  patienceMs = usualPatienceMs,
): Promise<StartedServer> {
  const began = performance.now();
  const child = spawn(command, [...prefix, ...args], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (performance.now() - began < patienceMs) {
    if (child.exitCode !== null) throw new Error(`${args.join(' ')} stopped at once`);
    try {
      const answer = await fetch(url);
      await answer.arrayBuffer();
      if (answer.ok) return { child, startedMs: performance.now() - began };
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  child.kill();
  throw new Error(`${url} did not answer`);
}

export async function stop(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await ended;
}
