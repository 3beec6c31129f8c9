import { afterEach, expect, it, vi } from 'vitest';
import { createPhotoSending } from './photo-sending.ts';

afterEach(() => vi.unstubAllGlobals());

/** A line on which nothing moves. */
class SilentRequest {
  static readonly stopped: string[] = [];
  readonly upload = { addEventListener: () => {} };
  #key = '';
  #onAbort = () => {};
  open() {}
  setRequestHeader(name: string, value: string) {
    if (name === 'idempotency-key') this.#key = value;
  }
  addEventListener(event: string, hear: () => void) {
    if (event === 'abort') this.#onAbort = hear;
  }
  send() {}
  abort() {
    SilentRequest.stopped.push(this.#key);
    this.#onAbort();
  }
}

it('a photo that is removed on its way is stopped, and the server told to free its place', async () => {
  const told = vi.fn(async (_path: string, _init: RequestInit) => new Response(null));
  vi.stubGlobal('XMLHttpRequest', SilentRequest);
  vi.stubGlobal('window', globalThis);
  vi.stubGlobal('fetch', told);
  const sending = createPhotoSending('/es/sell-your-bus/uploading/photo?draft=0');
  const refreshed = vi.fn(async () => {});
  sending.listen({ say: () => {}, onStored: refreshed, onThrough: async () => {} });
  await sending.add([new File(['photo'], 'bus.jpg')]);
  const [row] = sending.rows();
  expect(row?.state).toBe('sending');
  sending.remove(row!.key);
  expect(SilentRequest.stopped).toEqual([row!.key]);
  expect(sending.rows()).toEqual([]);
  expect(told).toHaveBeenCalledExactlyOnceWith(
    '/es/sell-your-bus/uploading/photo?draft=0',
    expect.objectContaining({ method: 'DELETE', headers: { 'idempotency-key': row!.key } }),
  );
  // It may have arrived meanwhile: then it is shown.
  await vi.waitFor(() => expect(refreshed).toHaveBeenCalledOnce());
});
