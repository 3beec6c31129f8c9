import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * The line for a fault of listening on `host` and `port`, which the variables `PORT` and `HOST` with
 * that prefix say; null when it is another kind of fault.
 */
export function listenFaultLine(
  { code, syscall }: NodeJS.ErrnoException,
  { host, port }: { host: string; port: number },
  prefix: '' | 'METRICS_' = '',
): string | null {
  if (syscall !== 'listen' && syscall !== 'getaddrinfo') return null;
  const advice = `Set ${prefix}HOST to an address of this machine, or ${prefix}HOST=0.0.0.0 for all of them.`;
  if (code === 'EADDRINUSE')
    return `port ${port} is in use. Stop the other program, or set ${prefix}PORT=${port + 1}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    return `this machine has no address ${host}. ${advice}`;
  if (syscall === 'getaddrinfo')
    return `nobody knows an address for ${prefix}HOST=${host}. ${advice}`;
  if (code === 'EACCES' || code === 'EPERM')
    return `this user may not listen on port ${port}. Set ${prefix}PORT to 1024 or higher.`;
  return null;
}

/**
 * Listens for a moment and lets go, so that a start which cannot learns it before it changes anything:
 * the line for that, or null.
 */
export async function whyNotListening(at: { host: string; port: number }): Promise<string | null> {
  const server = createServer((socket) => socket.destroy()).listen(at.port, at.host);
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    const line = listenFaultLine(error as NodeJS.ErrnoException, at);
    if (line === null) throw error;
    return line;
  } finally {
    server.close();
  }
}
