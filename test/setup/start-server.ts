import { spawn } from 'node:child_process';
import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { projectRoot } from '#server/config/project-root.ts';
import { nodePath } from '../../bin/build/project.mjs';

export type RunningServer = {
  /** For example `http://127.0.0.1:40123`. */
  origin: string;
  pid: number;
  /** Everything it printed so far. */
  output(): string;
  /** Asks it to stop as an operator would, and gives its exit code. */
  stop(): Promise<number | null>;
  /** Sends any signal. */
  signal(name: NodeJS.Signals): void;
  /** Its exit code, once it has ended. */
  ended: Promise<number | null>;
  /** Ends it and all it started, at once; for cleaning up after a failure. */
  kill(): void;
};

type Start = {
  command: string;
  args: string[];
  cwd: string;
  env: Record<string, string | undefined>;
  timeoutMs: number;
};

/** What `npm run build` puts there. */
export const builtServer = join(projectRoot, 'dist/server/main.js');

/** What a build draws goes when the next build takes its place, and so do the pictures. */
const drawnByBuild = join(projectRoot, 'dist/server/demo-pictures');

/**
 * Lets a server on a new folder of data find the demo's pictures that others drew, and draw the rest
 * for them: all of them take most of a minute of a processor, for each server that a test starts.
 */
export async function shareDrawings(dataDir: string): Promise<void> {
  await mkdir(drawnByBuild, { recursive: true });
  await mkdir(join(dataDir, 'media'), { recursive: true });
  await symlink(drawnByBuild, join(dataDir, 'media/demo')).catch((error: NodeJS.ErrnoException) => {
    // A second server on the same folder.
    if (error.code !== 'EEXIST') throw error;
  });
}

/** The built server as in production; `nodeArgs` go before its main file, which may be another build's. */
export async function startBuiltServer(
  env: Record<string, string | undefined> & { DATA_DIR: string },
  nodeArgs: readonly string[] = [],
  main: string = builtServer,
): Promise<RunningServer> {
  if (main === builtServer) await shareDrawings(env.DATA_DIR);
  return startServer({
    command: nodePath(),
    args: [...nodeArgs, main],
    cwd: projectRoot,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      ...env,
    },
    timeoutMs: 120_000,
  });
}

/**
 * Starts a server on `PORT` of its environment, or else one of the system's choice, and waits for its
 * "ready at" line. It gets a process group of its own, so that nothing survives a failing test.
 */
export async function startServer(start: Start): Promise<RunningServer> {
  const child = spawn(start.command, start.args, {
    cwd: start.cwd,
    env: { ...start.env, PORT: start.env.PORT ?? '0', HOST: '127.0.0.1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null));
    child.once('close', (code) => resolve(code));
  });
  const kill = () => {
    try {
      if (child.pid) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It is gone already.
    }
  };
  process.once('exit', kill);

  const port = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}. It printed:\n${output}`));
    const timer = setTimeout(() => fail(`was not ready in ${start.timeoutMs} ms`), start.timeoutMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /ready at https?:\/\/[^\s/]+:(\d+)/.exec(output);
      if (!ready?.[1]) return;
      clearTimeout(timer);
      resolve(ready[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    void ended.then((code) => {
      clearTimeout(timer);
      fail(`ended with code ${code}`);
    });
  }).catch((error: unknown) => {
    kill();
    throw error;
  });

  return {
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    signal: (name) => void child.kill(name),
    ended,
    stop: async () => {
      child.kill('SIGTERM');
      const code = await ended;
      process.off('exit', kill);
      return code;
    },
    kill,
  };
}
