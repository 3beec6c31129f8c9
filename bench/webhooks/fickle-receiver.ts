import { createServer } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { listenLocally } from '#test/setup/listen-locally.ts';

export interface FickleReceiver {
  host: string;
  /** The messages that it took, by their ids, and how often it took each. */
  taken: ReadonlyMap<string, number>;
  asked(): number;
  outOfOrder(): number;
  unverified(): number;
  /** With what every message is checked from now on. */
  trust(secret: string): void;
  close(): Promise<void>;
}

interface Told {
  data: { bus_id: number; sequence: number };
}

/**
 * Takes every other message. The others it refuses, breaks off, leaves without an answer, or takes
 * without the sender ever learning of it.
 */
export async function fickleReceiver(): Promise<FickleReceiver> {
  const taken = new Map<string, number>();
  const newest = new Map<number, number>();
  const counts = { asked: 0, outOfOrder: 0, unverified: 0 };
  let judge: Webhook | null = null;
  let draw = 20_261_123;
  const random = () => {
    draw = (Math.imul(draw, 1_664_525) + 1_013_904_223) >>> 0;
    return draw / 2 ** 32;
  };
  const take = (id: string, { data }: Told) => {
    taken.set(id, (taken.get(id) ?? 0) + 1);
    if (data.sequence < (newest.get(data.bus_id) ?? 0)) counts.outOfOrder += 1;
    newest.set(data.bus_id, data.sequence);
  };
  const server = createServer((request, response) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => void pieces.push(piece));
    request.on('end', () => {
      counts.asked += 1;
      const id = String(request.headers['webhook-id']);
      let told: Told;
      try {
        told = judge!.verify(
          Buffer.concat(pieces).toString(),
          request.headers as Record<string, string>,
        ) as Told;
      } catch {
        counts.unverified += 1;
        response.writeHead(401).end();
        return;
      }
      const luck = random();
      if (luck < 0.5) {
        take(id, told);
        response.writeHead(204).end();
      } else if (luck < 0.75) {
        response.writeHead(500).end('not now');
      } else if (luck < 0.9) {
        request.socket.destroy();
      } else if (luck < 0.995) {
        take(id, told);
        request.socket.destroy();
      }
    });
  });
  return {
    host: `127.0.0.1:${await listenLocally(server)}`,
    taken,
    asked: () => counts.asked,
    outOfOrder: () => counts.outOfOrder,
    unverified: () => counts.unverified,
    trust: (secret) => (judge = new Webhook(secret)),
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
