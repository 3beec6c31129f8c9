import { setImmediate } from 'node:timers/promises';
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

  it.each([
    ['/es/buses?page=2', 'es-US', 'Su navegador envió demasiado'],
    ['/fr', 'fr-CA', 'Votre navigateur en a trop envoyé'],
    ['/buses', 'en', 'Your browser sent too much'],
  ])('too many cookies for %s are told so in its language', async (path, lang, words) => {
    const bed = await createFrontBed({ fetch: () => new Response('page') });
    const socket = await openSocket(bed);
    let said = '';
    socket.on('data', (bytes) => (said += `${bytes}`));
    socket.write(head(`GET ${path} HTTP/1.1`, `Cookie: a=${'b'.repeat(20_000)}`));
    await expect.poll(() => said).toMatch(/<\/html>/);
    expect(said).toMatch(/^HTTP\/1\.1 431/);
    expect(said).toContain(`<html lang="${lang}`);
    expect(said).toContain(`<h1>${words}</h1>`);
    socket.destroy();
    await bed.close();
  });

  it('too many cookies that come in several packets are told so in the same way', async () => {
    const bed = await createFrontBed({ fetch: () => new Response('page') });
    const socket = await openSocket(bed);
    let said = '';
    socket.on('data', (bytes) => (said += `${bytes}`));
    const bytes = head('GET /fr/buses HTTP/1.1', `Cookie: a=${'b'.repeat(20_000)}`);
    for (let at = 0; at < bytes.length; at += 4_000) {
      socket.write(bytes.slice(at, at + 4_000));
      await setImmediate();
    }
    await expect.poll(() => said).toMatch(/<\/html>/);
    expect(said).toMatch(/^HTTP\/1\.1 431/);
    expect(said).toContain('<h1>Votre navigateur en a trop envoyé</h1>');
    socket.destroy();
    await bed.close();
  });

  it('a question with a body that nobody reads does not keep its connection', async () => {
    const bed = await createFrontBed({ fetch: () => new Response('page') });
    const socket = await openSocket(bed);
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.resume().write(head('GET /healthz HTTP/1.1', 'Content-Length: 1000000'));
    await closed;
    await bed.close();
  });
});
