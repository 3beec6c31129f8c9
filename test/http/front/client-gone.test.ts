import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/ops/log/logger.ts';
import { createTestSite, type TestSite } from '#test/factories/test-site.ts';
import { connectionsOf, head, openSocket } from '#test/hostile/wire.ts';
import { createFrontBed, type FrontBed } from '#test/setup/front-bed.ts';

let lines: string[];
let site: TestSite;
let bed: FrontBed;
beforeEach(async () => {
  lines = [];
  const log = createLogger('info', { write: (line: string) => void lines.push(line) });
  site = await createTestSite({ parts: { log } });
  bed = await createFrontBed(site.app);
});
afterEach(async () => {
  await bed.close();
  await site.close();
});

const origin = 'Origin: https://omnibus.example';

describe('a client that leaves in the middle of its body', () => {
  it.each([
    ['a form', '/contact', 'application/x-www-form-urlencoded', 'Content-Length: 5000'],
    [
      'a form in chunks',
      '/contact',
      'application/x-www-form-urlencoded',
      'Transfer-Encoding: chunked',
    ],
    ['a form with files', '/contact', 'multipart/form-data; boundary=b', 'Content-Length: 5000'],
    ['a question', '/1/indexes/buses_v2/query', 'text/plain', 'Content-Length: 5000'],
    ['events', '/api/analytics', 'application/json', 'Content-Length: 5000'],
  ])('%s is no fault of ours', async (_, path, type, length) => {
    const socket = await openSocket(bed);
    let seen = 0;
    bed.server.on('request', () => (seen += 1));
    socket.write(head(`POST ${path} HTTP/1.1`, origin, `Content-Type: ${type}`, length));
    socket.write('3\r\na=b\r\n');
    await expect.poll(() => seen).toBe(1);
    expect((await bed.get('/healthz', { host: 'omnibus.example' })).status).toBe(200);
    socket.resetAndDestroy();
    await expect.poll(() => connectionsOf(bed)).toBe(0);
    await expect
      .poll(() => bed.front.admission.state().open)
      .toEqual({ form: 0, 'sign-in': 0, upload: 0, question: 0, file: 0 });
    expect(lines).toEqual([]);
  });
});
