import type { AddressInfo, Server } from 'node:net';

/** Lets a server answer on this machine, at a port that the system chooses. */
export async function listenLocally(server: Pick<Server, 'listen' | 'address'>): Promise<number> {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}
