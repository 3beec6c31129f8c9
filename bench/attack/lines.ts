import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

/** What an attack works with: one server on this machine, and a moment at which it has to be over. */
export interface Target {
  /** `http://127.0.0.1:PORT`; nothing else is ever attacked. */
  origin: string;
  untilMs: number;
}

export const isOver = ({ untilMs }: Target): boolean => performance.now() >= untilMs;

/** The nth of so many invented addresses; the server believes them, being told of one proxy. */
export const addressOf = (at: number, addresses: number): string => {
  const number = at % addresses;
  return `198.18.${number >> 8}.${number & 255}`;
};

/** The head of a request as a form of the site sends it, from an invented address. */
export const head = (
  target: Target,
  line: string,
  address: string,
  ...headers: readonly string[]
): string => {
  const { host } = new URL(target.origin);
  const fixed = [`Host: ${host}`, `Origin: ${target.origin}`, `X-Forwarded-For: ${address}`];
  return `${[`${line} HTTP/1.1`, ...fixed, ...headers].join('\r\n')}\r\n\r\n`;
};

/** A connection, or null when it could not be made. */
export function open(target: Target): Promise<Socket | null> {
  return new Promise((resolve) => {
    const socket = connect(Number(new URL(target.origin).port), '127.0.0.1');
    socket.once('connect', () => resolve(socket));
    socket.once('error', () => resolve(null));
  });
}

/** Keeps `count` connections busy until the end: whoever is thrown out comes back a second later. */
export async function keepOpen(
  target: Target,
  count: number,
  begin: (socket: Socket, at: number) => void,
  tick: (socket: Socket, at: number) => void = () => {},
  tickMs = 5_000,
): Promise<void> {
  const keep = async (at: number) => {
    // Not all in the same moment, or the backlog of the kernel would be what is tested.
    await sleep(Math.random() * 1_000);
    while (!isOver(target)) {
      const socket = await open(target);
      if (socket) {
        const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
        begin(socket, at);
        const timer = setInterval(() => socket.writable && tick(socket, at), tickMs);
        const leftMs = Math.max(0, target.untilMs - performance.now());
        const end = setTimeout(() => socket.destroy(), leftMs);
        await closed;
        clearInterval(timer);
        clearTimeout(end);
      }
      await sleep(1_000);
    }
  };
  await Promise.all(Array.from({ length: count }, (_, at) => keep(at)));
}

/** Sends blocks as fast as they are taken, until `mostBytes`, the server's end or the attack's. */
export async function pour(target: Target, first: string, mostBytes: number, framed: boolean) {
  const socket = await open(target);
  if (!socket) return;
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  socket.resume().write(first);
  const block = Buffer.alloc(65_536, 'x');
  const framedBlock = framed
    ? Buffer.concat([Buffer.from('10000\r\n'), block, Buffer.from('\r\n')])
    : block;
  for (
    let sent = 0;
    sent < mostBytes && !socket.destroyed && !isOver(target);
    sent += block.length
  ) {
    if (!socket.write(framedBlock)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
  }
  socket.destroy();
  await closed;
}

/** `count` callers, each asking again as soon as it was answered; gives the answers by status. */
export async function hammer(
  target: Target,
  count: number,
  ask: (at: number) => Promise<number>,
): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {};
  let next = 0;
  const caller = async () => {
    while (!isOver(target)) {
      const status = await ask(next++).catch(() => 0);
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 0) await sleep(100);
    }
  };
  await Promise.all(Array.from({ length: count }, caller));
  return statuses;
}
