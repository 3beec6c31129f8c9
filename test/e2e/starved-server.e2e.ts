import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { projectRoot } from '#server/config/project-root.ts';
import { sendMessage } from '#test/setup/send-message.ts';
import {
  builtServer,
  shareDrawings,
  startServer,
  type RunningServer,
} from '#test/setup/start-server.ts';
import { nodePath } from '../../bin/build/project.mjs';

let dataDir: string;
let server: RunningServer | null = null;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'omnibus-starved-'));
});
afterEach(async () => {
  server?.kill();
  server = null;
  await rm(dataDir, { recursive: true, force: true });
});

async function start(command: string, args: string[]): Promise<RunningServer> {
  await shareDrawings(dataDir);
  server = await startServer({
    command,
    args,
    cwd: projectRoot,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir, DEMO: '1' },
    timeoutMs: 120_000,
  });
  return server;
}
const statusOf = (url: string) =>
  fetch(url).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.status === 503 && !answer.headers.has('retry-after') ? 0 : answer.status;
    },
    () => 0,
  );

describe('a server that is starved', () => {
  it('of nine tenths of the processor, with little memory, serves or says when to return (H4)', async () => {
    const running = await start(nodePath(), ['--max-old-space-size=192', builtServer]);
    const pid = running.pid;
    const run = { on: true };
    const starving = (async () => {
      while (run.on) {
        process.kill(pid, 'SIGSTOP');
        await pause(90);
        process.kill(pid, 'SIGCONT');
        await pause(10);
      }
    })();
    const statuses = new Map<number, number>();
    const visit = async (visitor: number) => {
      for (let number = 0; number < 12; number++) {
        const status = await statusOf(`${running.origin}/buses?search=word${visitor}x${number}`);
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }
    };
    const message = () => sendMessage(running, 'starved-key-0000000001');
    let reference: string | null = null;
    try {
      const sending = message();
      await Promise.all([0, 1, 2, 3, 4, 5].map(visit));
      reference = await sending;
    } finally {
      // Also after a failure: the server is killed then, and nobody is there to be stopped.
      run.on = false;
      await starving;
    }
    expect([...statuses.keys()].filter((status) => ![200, 503].includes(status))).toEqual([]);
    expect(statuses.get(200)).toBeGreaterThan(0);
    await expect.poll(() => statusOf(`${running.origin}/readyz`), { timeout: 30_000 }).toBe(200);
    // What was put off is taken at the time it was told; what was taken, is there.
    expect(await message()).toEqual(reference ?? expect.stringMatching(/^OM-/));
    expect(await running.stop()).toBe(0);
  });

  it('of file descriptors goes on when there are some again (H3)', async () => {
    const script = 'ulimit -n 160 && exec "$0" "$@"';
    const running = await start('bash', ['-c', script, nodePath(), builtServer]);
    const port = Number(new URL(running.origin).port);
    const sockets: Socket[] = [];
    for (let number = 0; number < 300; number++) {
      const socket = connect({ port, host: '127.0.0.1' });
      socket.on('error', () => {});
      sockets.push(socket);
    }
    await pause(500);
    for (const socket of sockets) socket.destroy();
    await expect.poll(() => statusOf(`${running.origin}/buses`), { timeout: 30_000 }).toBe(200);
    expect(await sendMessage(running, 'descriptors-key-00001')).toMatch(/^OM-/);
    expect(await running.stop()).toBe(0);
  });

  it('of memory ends at once, and keeps what it acknowledged for the next start (H3)', async () => {
    const file = join(dataDir, 'leak.mjs');
    await writeFile(
      file,
      `process.on('SIGUSR2', () => { const all = []; for (;;) all.push(new Array(10_000).fill(all.length)); });`,
    );
    const running = await start(nodePath(), [
      '--max-old-space-size=160',
      '--import',
      file,
      builtServer,
    ]);
    const reference = await sendMessage(running, 'memory-key-0000000001');
    running.signal('SIGUSR2');
    expect(await running.ended).not.toBe(0);
    const again = await start(nodePath(), [builtServer]);
    expect(await sendMessage(again, 'memory-key-0000000001')).toBe(reference);
    expect(await again.stop()).toBe(0);
  });
});
