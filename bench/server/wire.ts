import { connect, type Socket } from 'node:net';

/** One answer as the load sees it. `status` 0: the connection broke. */
export interface WireResult {
  status: number;
  ms: number;
}

/**
 * Keep-alive connections with one request each at a time, spoken by hand: a client that takes a tenth
 * of a usual one's processor time, so that the load does not measure itself. 127.0.0.1 only.
 */
export function createWire(port: number, mostConnections: number) {
  const idle: Line[] = [];
  const open = new Set<Line>();

  /** Sends `request` (a whole HTTP/1.1 request) and tells how it ended; null: no connection is left. */
  const send = (request: string): Promise<WireResult> | null => {
    const line = idle.pop() ?? (open.size < mostConnections ? newLine() : null);
    if (!line) return null;
    const { promise, resolve } = Promise.withResolvers<WireResult>();
    line.startedMs = performance.now();
    line.done = resolve;
    line.socket.write(request);
    return promise;
  };

  const newLine = (): Line => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const line: Line = { socket, startedMs: 0, done: null, left: -1, status: 0, head: '' };
    open.add(line);
    socket.on('data', (chunk) => read(line, chunk));
    const lost = () => {
      if (!open.delete(line)) return;
      const at = idle.indexOf(line);
      if (at >= 0) idle.splice(at, 1);
      socket.destroy();
      finish(line, 0);
    };
    socket.on('error', lost);
    socket.on('close', lost);
    return line;
  };

  const read = (line: Line, chunk: Buffer) => {
    let body = chunk.length;
    if (line.left < 0) {
      line.head += chunk.toString('latin1');
      const end = line.head.indexOf('\r\n\r\n');
      if (end < 0) return;
      line.status = Number(line.head.slice(9, 12));
      const length = /\r\ncontent-length: (\d+)/i.exec(line.head)?.[1];
      body = line.head.length - end - 4;
      // Without a length: a redirect, whose empty body came with its head.
      line.left = length === undefined ? body : Number(length);
    }
    line.left -= body;
    if (line.left > 0) return;
    const closing = /\r\nconnection: close/i.test(line.head);
    finish(line, line.status);
    line.left = -1;
    line.head = '';
    if (closing) line.socket.destroy();
    else idle.push(line);
  };

  const finish = (line: Line, status: number) => {
    const { done } = line;
    line.done = null;
    done?.({ status, ms: performance.now() - line.startedMs });
  };

  return {
    send,
    close() {
      for (const { socket } of open) socket.destroy();
    },
  };
}

interface Line {
  socket: Socket;
  startedMs: number;
  done: ((result: WireResult) => void) | null;
  /** Body bytes still to come; -1 while the head is read. */
  left: number;
  status: number;
  head: string;
}

export function percentile(values: number[], share: number): number {
  if (values.length === 0) return 0;
  const sorted = Float64Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
