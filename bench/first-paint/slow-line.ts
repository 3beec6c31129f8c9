import { connect, createServer, type Socket } from 'node:net';
import { setInterval } from 'node:timers';

export interface LineSpeed {
  name: string;
  bytesPerSecond: number;
  /** There and back. */
  roundTripMs: number;
}

/** One connection: what waits to be let through, and what is under way with the time it arrives. */
interface Carried {
  client: Socket;
  server: Socket;
  waiting: Buffer[];
  down: { atMs: number; bytes: Buffer }[];
  up: { atMs: number; bytes: Buffer }[];
  hasEnded: boolean;
}

const packetBytes = 1_448;
/** A sender is held back at so many bytes that wait, as by a full window. */
const mostWaiting = 131_072;

/**
 * A phone's line in front of a port of this machine: connections share its way down packet by packet,
 * in turn, and the first byte of each waits for a handshake. Chromium's own slowing of the network lets
 * every answer wait by itself, so that it hardly matters what else is asked for.
 */
export async function openSlowLine(port: number, targetPort: number, speed: LineSpeed) {
  const halfMs = speed.roundTripMs / 2;
  const open = new Set<Carried>();
  let freeAtMs = 0;
  const letThrough = (nowMs: number) => {
    while (freeAtMs <= nowMs) {
      const next = [...open].find(({ waiting }) => waiting.length > 0);
      if (!next) return;
      // Behind all others for its next packet.
      open.delete(next);
      open.add(next);
      const [first = Buffer.alloc(0), ...rest] = next.waiting;
      const packet = first.subarray(0, packetBytes);
      const left = first.subarray(packetBytes);
      next.waiting = left.length > 0 ? [left, ...rest] : rest;
      freeAtMs = Math.max(freeAtMs, nowMs - 2) + (packet.length / speed.bytesPerSecond) * 1_000;
      next.down.push({ atMs: freeAtMs + halfMs, bytes: packet });
      if (next.waiting.length < 4) next.server.resume();
    }
  };
  const deliver = (nowMs: number) => {
    for (const { client, server, down, up, waiting, hasEnded } of open) {
      while (down[0] && down[0].atMs <= nowMs) client.write(down.shift()!.bytes);
      while (up[0] && up[0].atMs <= nowMs) server.write(up.shift()!.bytes);
      if (hasEnded && down.length + waiting.length === 0) client.end();
    }
  };
  const clock = setInterval(() => {
    const nowMs = performance.now();
    letThrough(nowMs);
    deliver(nowMs);
  }, 1);
  const listener = createServer({ noDelay: true }, (client) => {
    const server = connect({ port: targetPort, host: '127.0.0.1', noDelay: true });
    const one: Carried = { client, server, waiting: [], down: [], up: [], hasEnded: false };
    open.add(one);
    const shakenAtMs = performance.now() + speed.roundTripMs;
    client.on('data', (bytes: Buffer) => {
      one.up.push({ atMs: Math.max(shakenAtMs, performance.now()) + halfMs, bytes });
    });
    server.on('data', (bytes: Buffer) => {
      one.waiting.push(bytes);
      if (one.waiting.reduce((sum, { length }) => sum + length, 0) > mostWaiting) server.pause();
    });
    server.once('end', () => (one.hasEnded = true));
    const gone = () => {
      open.delete(one);
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) socket.once('error', gone);
    client.once('close', gone);
  });
  await new Promise<void>((resolve) => listener.listen(port, '127.0.0.1', resolve));
  return {
    close() {
      clearInterval(clock);
      listener.close();
      for (const { client, server } of open) {
        client.destroy();
        server.destroy();
      }
    },
  };
}
