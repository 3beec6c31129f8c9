import { createServer, type AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { faultAndRoot } from './root-fault.ts';

it('says why a connection failed, of several addresses too', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  for (const host of ['127.0.0.1', 'localhost']) {
    const fault: unknown = await fetch(`http://${host}:${port}/`).catch((error: unknown) => error);
    expect(faultAndRoot(fault)).toMatch(
      /^TypeError: fetch failed \(connect ECONNREFUSED \S+:\d+\)$/,
    );
  }
});

it('says once what an error says of its cause', () => {
  const cause = new Error('the disk is full');
  expect(faultAndRoot(new Error('Not stored: the disk is full', { cause }))).toBe(
    'Error: Not stored: the disk is full',
  );
  expect(faultAndRoot('a text')).toBe('a text');
});
