import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { answeringOn } from './clients/answering-on.ts';
import type { ReadyMade, RefusalName } from './ready-made.ts';

/** Who asks whether to go on, is told to, and then says nothing (hostile inputs D05). */
const expectedBodyMs = 9_000;

/** Codes of Node's parser for what was too much; everything else was not understood. */
const refusalOfCode: Readonly<Record<string, RefusalName>> = {
  HPE_HEADER_OVERFLOW: 'headers',
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 'large',
  ERR_HTTP_REQUEST_TIMEOUT: 'slow',
};

/**
 * Answers requests that Node could not read, or does not pass on, with the page and the headers of
 * every other refusal: a person with too many cookies sees what to do.
 */
export function answerUnreadable(
  server: Server,
  readyMade: ReadyMade,
  send: (refusal: RefusalName, request: IncomingMessage, response: ServerResponse) => void,
): void {
  server.on('clientError', (error: Unread, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable || hasBegun(socket as Socket)) {
      socket.destroy();
      return;
    }
    const refusal = refusalOfCode[error.code ?? ''] ?? 'malformed';
    socket.end(readyMade.bytes(refusal, addressOf(error)));
    (socket as Socket).destroySoon();
  });
  server.on('checkExpectation', (request, response) => send('expectation', request, response));
}

/** What Node's parser says of bytes that it could not read. */
type Unread = NodeJS.ErrnoException & { rawPacket?: Buffer };

/** As far as a first packet tells it: its language is all that is wanted of it. */
const addressOf = ({ rawPacket }: Unread): string =>
  /^[A-Z]+ (\/\S*)/.exec(rawPacket?.toString('latin1', 0, 2_000) ?? '')?.[1] ?? '/';

/** Shortens the patience with a request that wanted to be told to send its body. */
export function limitExpectation(request: IncomingMessage): void {
  if (request.headers.expect !== undefined) request.socket.setTimeout(expectedBodyMs);
}

/** A second status line in the middle of an answer could pass for the answer to another request. */
const hasBegun = (socket: Socket) => answeringOn(socket)?.headersSent ?? false;
