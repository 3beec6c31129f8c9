import { createServer, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export type Direction = 'upstream' | 'downstream';

/**
 * What can be wrong with a line, in toxiproxy's words (https://github.com/Shopify/toxiproxy#toxics).
 * Unlike there, `bandwidth` is what all connections share, as on one phone's line.
 */
type Toxic = { stream: Direction } & (
  | { type: 'latency'; latencyMs: number; jitterMs?: number }
  | { type: 'bandwidth'; bytesPerSecond: number }
  /** Keeps a closed connection open for so long. */
  | { type: 'slow_close'; delayMs: number }
  /** Nothing passes; the connection is closed after so long, or never when 0. */
  | { type: 'timeout'; timeoutMs: number }
  /** The connection is reset after so long. */
  | { type: 'reset_peer'; timeoutMs: number }
  /** Data arrives in small parts with pauses between them. */
  | { type: 'slicer'; averageBytes: number; delayMs: number }
  /** The connection is closed after so many bytes. */
  | { type: 'limit_data'; bytes: number }
);

export interface TcpFaultProxy {
  port: number;
  /** Replaces all toxics, for connections that are open as well. */
  poison(toxics: readonly Toxic[]): void;
  /** Refuses new connections and closes those that are open, until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
  /** Resets every open connection; new ones are taken. Gives how many there were. */
  cut(): number;
  /** Bytes taken off the sender's hands so far, delivered or not. */
  taken(direction: Direction): number;
  /** Bytes handed on so far. */
  delivered(direction: Direction): number;
  close(): Promise<void>;
}

/** Small enough that a cut in the middle of it is in the middle, large enough to be cheap. */
const sliceBytes = 8 * 1024;

interface Line {
  toxics: readonly Toxic[];
  taken: Record<Direction, number>;
  delivered: Record<Direction, number>;
  /** When the shared bandwidth has room again. */
  freeAtMs: Record<Direction, number>;
  onDelivered: (direction: Direction, bytes: number) => void;
}

/** A TCP proxy in front of one address of this machine, which can be made to misbehave. */
export async function createTcpFaultProxy(options: {
  targetPort: number;
  targetHost?: string;
  /** After every slice that was handed on; a place to cut at an exact byte. */
  onDelivered?(direction: Direction, totalBytes: number): void;
}): Promise<TcpFaultProxy> {
  const open = new Set<readonly [Socket, Socket]>();
  const line: Line = {
    toxics: [],
    taken: { upstream: 0, downstream: 0 },
    delivered: { upstream: 0, downstream: 0 },
    freeAtMs: { upstream: 0, downstream: 0 },
    onDelivered: (direction, bytes) => {
      line.delivered[direction] += bytes;
      options.onDelivered?.(direction, line.delivered[direction]);
    },
  };
  const server = createServer({ highWaterMark: sliceBytes, noDelay: true }, (client) => {
    const target = connect({ port: options.targetPort, host: options.targetHost ?? '127.0.0.1' });
    target.setNoDelay(true);
    const pair = [client, target] as const;
    open.add(pair);
    const gone = () => open.delete(pair);
    client.once('close', gone);
    void carry(client, target, 'upstream', line);
    void carry(target, client, 'downstream', line);
  });
  const listen = (port: number) =>
    new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', resolve);
    });
  const endAll = (how: 'destroy' | 'resetAndDestroy') => {
    const count = open.size;
    for (const pair of open) for (const socket of pair) socket[how]();
    open.clear();
    return count;
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      endAll('destroy');
    });
  await listen(0);
  const { port } = server.address() as { port: number };
  return {
    port,
    poison(toxics) {
      line.toxics = toxics;
    },
    down: stop,
    up: () => listen(port),
    cut: () => endAll('resetAndDestroy'),
    taken: (direction) => line.taken[direction],
    delivered: (direction) => line.delivered[direction],
    close: () => (server.listening ? stop() : Promise.resolve()),
  };
}

/** Carries one direction of one connection until either side ends. */
async function carry(from: Socket, to: Socket, direction: Direction, line: Line): Promise<void> {
  const toxic = <T extends Toxic['type']>(type: T) =>
    line.toxics.find(
      (one): one is Extract<Toxic, { type: T }> => one.stream === direction && one.type === type,
    );
  const end = (how: 'destroy' | 'resetAndDestroy') => {
    from[how]();
    to[how]();
  };
  from.on('error', () => to.destroy());
  const resetAfter = toxic('reset_peer');
  if (resetAfter) setTimeout(end, resetAfter.timeoutMs, 'resetAndDestroy').unref();
  let carried = 0;
  try {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      line.taken[direction] += chunk.length;
      const size = toxic('slicer')?.averageBytes ?? sliceBytes;
      for (let at = 0; at < chunk.length; at += size) {
        const silent = toxic('timeout');
        if (silent) {
          if (silent.timeoutMs > 0) setTimeout(end, silent.timeoutMs, 'destroy').unref();
          // Leaving the loop would close the connection, which is not silence.
          await Promise.race([gone(from), gone(to)]);
          return;
        }
        const limit = toxic('limit_data')?.bytes ?? Infinity;
        const part = chunk.subarray(at, at + Math.min(size, chunk.length - at, limit - carried));
        await delay(part.length, direction, line);
        if (!(await write(to, part))) return;
        carried += part.length;
        line.onDelivered(direction, part.length);
        if (carried >= limit) return end('destroy');
      }
    }
    const slow = toxic('slow_close');
    if (slow) await sleep(slow.delayMs);
    to.end();
  } catch {
    // The sender's side broke; so does the other.
    to.destroy();
  }
}

async function delay(bytes: number, direction: Direction, line: Line): Promise<void> {
  let waitMs = 0;
  const now = performance.now();
  for (const toxic of line.toxics) {
    if (toxic.stream !== direction) continue;
    if (toxic.type === 'latency')
      waitMs += toxic.latencyMs + (Math.random() * 2 - 1) * (toxic.jitterMs ?? 0);
    if (toxic.type === 'slicer') waitMs += toxic.delayMs;
    if (toxic.type !== 'bandwidth') continue;
    const freeAtMs =
      Math.max(now, line.freeAtMs[direction]) + (bytes / toxic.bytesPerSecond) * 1000;
    line.freeAtMs[direction] = freeAtMs;
    waitMs += freeAtMs - now;
  }
  if (waitMs >= 1) await sleep(waitMs);
}

const gone = (socket: Socket) => new Promise((resolve) => socket.once('close', resolve));

/** False when the receiver is gone. */
async function write(to: Socket, bytes: Uint8Array): Promise<boolean> {
  if (to.destroyed || !to.writable) return false;
  return new Promise((resolve) => to.write(bytes, (error) => resolve(!error)));
}
