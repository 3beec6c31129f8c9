import { connect, type Socket } from 'node:net';
import type { FrontBed } from '#test/setup/front-bed.ts';

/** The answers on one connection, as they came. */
interface WireText {
  text: string;
  /** Of the first answer; NaN without one. */
  status: number;
  /** Of all answers, in order. */
  statuses: number[];
  closed: boolean;
}

const portOf = (bed: FrontBed) => Number(new URL(bed.origin).port);

export const openSocket = (bed: FrontBed): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(portOf(bed), '127.0.0.1', () => resolve(socket));
    socket.once('error', reject);
  });

/**
 * Sends exactly these bytes and reads until the server hangs up. Whatever does not end by itself is
 * a hang, and the test's own limit ends it.
 */
export async function sendBytes(
  bed: FrontBed,
  ...chunks: readonly (string | Uint8Array)[]
): Promise<WireText> {
  const socket = await openSocket(bed);
  let text = '';
  socket.on('data', (bytes: Buffer) => (text += bytes.toString('latin1')));
  // A server that hangs up on a flood resets the connection; what it said before counts.
  socket.on('error', () => {});
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()));
  for (const chunk of chunks) {
    if (socket.destroyed) break;
    if (!socket.write(chunk)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), closed]);
    }
  }
  await closed;
  return { text, closed: true, ...readStatuses(text) };
}

export function readStatuses(text: string): { status: number; statuses: number[] } {
  const statuses = [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map((match) => Number(match[1]));
  return { status: statuses[0] ?? Number.NaN, statuses };
}

/** Header lines with the host that the site answers to. */
export const head = (line: string, ...headers: readonly string[]) =>
  `${[line, 'Host: omnibus.example', ...headers].join('\r\n')}\r\n\r\n`;

/** Connections that the server still has. */
export const connectionsOf = ({ server }: FrontBed): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
