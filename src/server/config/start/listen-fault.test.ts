import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { listenFaultLine } from './listen-fault.ts';

async function fault(host: string, port: number): Promise<NodeJS.ErrnoException> {
  const server = createServer().listen({ host, port });
  const [error] = (await once(server, 'error')) as [NodeJS.ErrnoException];
  return error;
}

it('an address of another machine is named, with what to do', async () => {
  // TEST-NET-1 of RFC 5737: nobody has it.
  const error = await fault('192.0.2.1', 0);
  expect(listenFaultLine(error, { host: '192.0.2.1', port: 3000 })).toBe(
    'this machine has no address 192.0.2.1. Set HOST to an address of this machine, or HOST=0.0.0.0 for all of them.',
  );
});

it('a port in use is named', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as { port: number };
  const error = await fault('127.0.0.1', port);
  other.close();
  expect(listenFaultLine(error, { host: '127.0.0.1', port: 3000 })).toBe(
    'port 3000 is in use. Stop the other program, or set PORT=3001.',
  );
});

it.each([
  ['getaddrinfo', 'ENOTFOUND', /^nobody knows an address for HOST=here\. Set HOST/],
  ['getaddrinfo', 'EAI_AGAIN', /^nobody knows an address for HOST=here\. Set HOST/],
  ['listen', 'EACCES', /^this user may not listen on port 80\. Set PORT to 1024 or higher\.$/],
])('%s %s is one line', (syscall, code, line) => {
  const error = Object.assign(new Error('x'), { syscall, code });
  expect(listenFaultLine(error, { host: 'here', port: 80 })).toMatch(line);
});

it('the metrics’ port has its own variables', () => {
  const error = Object.assign(new Error('x'), { syscall: 'listen', code: 'EADDRINUSE' });
  expect(listenFaultLine(error, { host: 'here', port: 9464 }, 'METRICS_')).toBe(
    'port 9464 is in use. Stop the other program, or set METRICS_PORT=9465.',
  );
});

it('any other fault is left to whoever knows it', () =>
  expect(
    listenFaultLine(Object.assign(new Error('x'), { syscall: 'accept', code: 'EMFILE' }), {
      host: 'here',
      port: 80,
    }),
  ).toBeNull());
