import { describe, expect, it } from 'vitest';
import { head, openSocket } from '#test/hostile/wire.ts';
import { createFrontBed } from '#test/setup/front-bed.ts';

describe('odd requests', () => {
  it.each(['GET /x\\y HTTP/1.1', 'GET /buses\\..\\staff HTTP/1.1'])(
    '%s is refused like any other, with every header',
    async (line) => {
      const bed = await createFrontBed({ fetch: () => new Response('page') });
      const socket = await openSocket(bed);
      let said = '';
      socket.on('data', (bytes) => (said += `${bytes}`));
      socket.write(head(line, 'Connection: close'));
      await expect.poll(() => said).toMatch(/<\/html>/);
      expect(said).toMatch(/^HTTP\/1\.1 400/);
      expect(said).toMatch(/cache-control: no-store/i);
      expect(said).toMatch(/x-request-id: [\w-]{36}/i);
      socket.destroy();
      await bed.close();
    },
  );

  it('a question with a body that nobody reads does not keep its connection', async () => {
    const bed = await createFrontBed({ fetch: () => new Response('page') });
    const socket = await openSocket(bed);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume().write(head('GET /healthz HTTP/1.1', 'Content-Length: 1000000'));
    await closed;
    await bed.close();
  });
});
