import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

export interface KilledServer {
  /** Where writers send; changes with every start. Null while it is down. */
  origin(): string | null;
  /** Null while it is down. */
  pid(): number | null;
  start(): Promise<void>;
  /** SIGKILL, in the middle of whatever it does. */
  kill(): Promise<void>;
}

const readyMs = 60_000;

/** The real server process, started again and again on the same data. */
export function killedServer(command: {
  main: string;
  env: Record<string, string | undefined>;
}): KilledServer {
  let child: ChildProcess | null = null;
  let origin: string | null = null;

  const stopWithUs = () => child?.kill('SIGKILL');
  process.once('exit', stopWithUs);

  return {
    origin: () => origin,
    pid: () => (origin === null ? null : (child?.pid ?? null)),
    async start() {
      const started = spawn(process.execPath, [command.main], {
        env: { ...command.env, PORT: '0', HOST: '127.0.0.1', NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child = started;
      let output = '';
      const giveUpAt = performance.now() + readyMs;
      for (const stream of [started.stdout, started.stderr]) {
        stream.on('data', (chunk: Buffer) => (output = (output + chunk.toString()).slice(-20_000)));
      }
      while (performance.now() < giveUpAt) {
        const ready = /ready at http:\/\/[^\s/]+:(\d+)/.exec(output);
        if (ready) {
          origin = `http://127.0.0.1:${ready[1]}`;
          return;
        }
        if (started.exitCode !== null) break;
        await sleep(5);
      }
      throw new Error(`The server did not become ready. It printed:\n${output}`);
    },
    async kill() {
      origin = null;
      const dying = child;
      if (!dying || dying.exitCode !== null || dying.signalCode !== null) return;
      const gone = new Promise((resolve) => dying.once('exit', resolve));
      dying.kill('SIGKILL');
      await gone;
    },
  };
}
