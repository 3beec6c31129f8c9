import { describe, expect, it } from 'vitest';
import { BodyFault } from '#site/body-fault.ts';
import { readMultipart } from './read-multipart.ts';

const limits = { parts: 100, bytes: 10_000_000 };

/** A request whose body arrives in pieces of the given size. */
function request(
  body: Uint8Array | string,
  pieceBytes = 7,
  type = 'multipart/form-data; boundary=B',
): Request {
  const bytes = typeof body === 'string' ? new TextEncoder().encode(body) : body;
  let at = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, (at += pieceBytes)));
    },
  });
  return new Request('http://x.example/', {
    method: 'POST',
    body: stream,
    headers: { 'content-type': type },
    duplex: 'half',
  } as RequestInit);
}

const field = (name: string, value: string) =>
  `--B\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;

async function partsOf(from: Request, most = limits) {
  const parts: [string, string | null, string][] = [];
  for await (const { name, fileName, stream } of readMultipart(from, most)) {
    parts.push([name, fileName, await new Response(stream).text()]);
  }
  return parts;
}

const faultOf = (from: Request, most = limits) =>
  partsOf(from, most).then(
    () => 'none',
    (error: unknown) => (error instanceof BodyFault ? error.reason : String(error)),
  );

describe('multipart forms', () => {
  it('are read as browsers send them, in pieces of any size', async () => {
    const form = new FormData();
    form.append('act', 'finish');
    form.append('photos', new Blob(['\r\n--B\r\nnot a boundary\r\n-']), 'a "b".jpg');
    const sent = new Request('http://x.example/', { method: 'POST', body: form });
    const bytes = await sent.clone().bytes();
    const type = sent.headers.get('content-type') ?? '';
    for (const piece of [1, 2, 3, 64, 65_536]) {
      expect(await partsOf(request(bytes, piece, type)), String(piece)).toEqual([
        ['act', null, 'finish'],
        ['photos', 'a %22b%22.jpg', '\r\n--B\r\nnot a boundary\r\n-'],
      ]);
    }
  });

  it('tell a file input that was left alone from a field', async () => {
    const untouched =
      '--B\r\ncontent-disposition: form-data; name="photos"; filename=""\r\n\r\n\r\n--B--';
    expect(await partsOf(request(untouched))).toEqual([['photos', '', '']]);
  });

  it('skip what nobody reads, and what a reader gives up', async () => {
    const names: string[] = [];
    const body = `${field('a', 'x'.repeat(500))}${field('b', 'y'.repeat(500))}${field('c', 'z')}--B--`;
    for await (const { name, stream } of readMultipart(request(body, 50), limits)) {
      names.push(name);
      if (name === 'b') {
        const reader = stream.getReader();
        await reader.read();
        await reader.cancel();
      }
    }
    expect(names).toEqual(['a', 'b', 'c']);
  });

  it('of ten thousand parts end at the cap', async () => {
    const many = `${field('a', 'x').repeat(10_000)}--B--`;
    expect(await faultOf(request(many, 65_536))).toBe('too-many-parts');
  });

  it('that are too large, cut short or no multipart are told apart', async () => {
    const whole = `${field('a', 'x'.repeat(5_000))}--B--`;
    expect(await faultOf(request(whole, 512), { parts: 9, bytes: 2_000 })).toBe('too-large');
    expect(await faultOf(request(whole.slice(0, 3_000), 512))).toBe('cut-short');
    expect(await faultOf(request('hello'))).toBe('cut-short');
    expect(await faultOf(request(whole, 512, 'multipart/form-data'))).toBe('malformed');
    expect(await faultOf(request(whole, 512, 'multipart/mixed; boundary=B'))).toBe('wrong-type');
    expect(await faultOf(request(`--B\r\nX: ${'y'.repeat(9_000)}\r\n\r\n\r\n--B--`))).toBe(
      'malformed',
    );
    expect(await faultOf(request('--B\r\nContent-Type: text/plain\r\n\r\nx\r\n--B--'))).toBe(
      'malformed',
    );
    expect(await faultOf(request('--Bxx'))).toBe('malformed');
  });

  it('have next to nothing before the first boundary and after the last', async () => {
    const whole = `${field('a', 'x')}--B--`;
    expect(await partsOf(request(`a preamble\r\n${whole}\r\nan epilogue`))).toHaveLength(1);
    let read = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        read += 1_000;
        controller.enqueue(new Uint8Array(1_000).fill(120));
      },
    });
    const from = new Request('http://x.example/', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'multipart/form-data; boundary=B' },
      duplex: 'half',
    } as RequestInit);
    expect(await faultOf(from)).toBe('malformed');
    expect(read).toBeLessThan(10_000);
    expect(await faultOf(request(`${whole}${'y'.repeat(5_000)}`))).toBe('malformed');
  });

  it('take names as text and nothing else', async () => {
    const parts = await partsOf(request(`${field('__proto__', '1')}${field('a[b][c]', '2')}--B--`));
    expect(parts.map(([name]) => name)).toEqual(['__proto__', 'a[b][c]']);
    expect(({} as Record<string, unknown>).b).toBeUndefined();
  });
});
