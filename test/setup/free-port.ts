import { createServer } from 'node:net';
import { listenLocally } from './listen-locally.ts';

/** A port that nobody listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listenLocally(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
