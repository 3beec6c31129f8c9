import { createHash, randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { addressOf, untilAnswered } from '../load/visitor.ts';

/** What one seller was told: this submission, with these photos. */
export interface AcknowledgedPhoto {
  token: string;
  /** The photo's one-time key. */
  key: string;
  /** Name that the server gave it. */
  name: string;
  /** Name that its bytes must lead to. */
  expectedName: string;
}

export interface Sellers {
  photos: AcknowledgedPhoto[];
  /** Tokens of submissions that were acknowledged as handed in. */
  finished: string[];
  contradictions: string[];
  posts: number;
  /** Of these, how many were done as asked. */
  answered: number;
  /** One pass of every loop; resolves when what is running has been acknowledged. */
  loops: Promise<void>[];
}

const photosEach = 2;
const pieceBytes = 40_000;

/**
 * Sellers who do not give up: each starts a submission, sends photos in pieces, hands it in, and
 * begins anew; after any error the same again under the same keys.
 */
export function startSellers(
  count: number,
  origin: () => string | null,
  finishing: () => boolean,
  options: {
    /** Where their pages come from, when it is not where requests go. */
    siteUrl?: string;
    /** Told of every request without an answer, or with one of 500 and more. */
    onFailure?(what: string): void;
    /** How long an answer is waited for. A killed server gives none. */
    patienceMs?: number;
    /** In the place of `fetch`. */
    fetch?: typeof fetch;
    /** Ends the loops, which then reject: nobody waits for an answer any more. */
    signal?: AbortSignal;
  } = {},
): Sellers {
  const sellers: Sellers = {
    photos: [],
    finished: [],
    contradictions: [],
    posts: 0,
    answered: 0,
    loops: [],
  };

  const request = async (
    path: string,
    init: RequestInit & { headers?: Record<string, string> },
  ): Promise<Response | null> => {
    const to = origin();
    if (!to) return null;
    sellers.posts += 1;
    try {
      const answer = await (options.fetch ?? fetch)(to + path, {
        redirect: 'manual',
        signal: AbortSignal.timeout(options.patienceMs ?? 10_000),
        ...init,
        headers: {
          origin: options.siteUrl ?? to,
          'x-forwarded-for': addressOf(path),
          ...init.headers,
        },
      });
      if (answer.status < 400) sellers.answered += 1;
      if (answer.status >= 500) options.onFailure?.(`upload ${answer.status}`);
      // Read here: an answer that breaks off is no answer.
      return new Response(
        await answer.arrayBuffer().then((bytes) => (bytes.byteLength ? bytes : null)),
        {
          status: answer.status === 204 ? 200 : answer.status,
          headers: answer.headers,
        },
      );
    } catch (error) {
      const { code } = (error as { cause?: { code?: string } }).cause ?? {};
      options.onFailure?.(`upload ${code ?? String(error)}`);
      return null; // The server died with it; nobody knows how far it came.
    }
  };
  const start = async (key: string): Promise<string | null> => {
    const answer = await request('/sell-your-bus', {
      method: 'POST',
      body: new URLSearchParams({
        name: 'Torture',
        email: `${key}@example.com`,
        make: 'Ford',
        state: 'OH',
        contactWay: 'any',
        bestTime: 'morning',
        description: `Bus ${key}`,
        key,
      }),
      headers: { 'x-forwarded-for': addressOf(key) },
    });
    if (answer?.status !== 303) return null;
    return new URL(answer.headers.get('location') ?? '', 'http://x').searchParams.get('draft');
  };

  const sendPhoto = async (token: string, key: string, bytes: Uint8Array<ArrayBuffer>) => {
    const path = `/sell-your-bus/uploading/photo?draft=${token}`;
    const headers = { 'idempotency-key': key, accept: 'application/json' };
    const read = async (answer: Response | null) =>
      answer && answer.status < 500
        ? ((await answer.json()) as { offset?: number; name?: string })
        : null;
    let at = await read(await request(path, { headers }));
    while (at?.offset !== undefined) {
      const body = new Blob([bytes.subarray(at.offset, at.offset + pieceBytes)]);
      const place = { 'upload-offset': String(at.offset), 'upload-length': String(bytes.length) };
      at = await read(
        await request(path, { method: 'PATCH', body, headers: { ...headers, ...place } }),
      );
    }
    return at?.name ?? null;
  };

  const finish = async (token: string): Promise<true | null> => {
    const form = new FormData();
    form.append('act', 'finish');
    const answer = await request(`/sell-your-bus/uploading?draft=${token}`, {
      method: 'POST',
      body: form,
    });
    return answer?.status === 303 ? true : null;
  };

  const loop = async () => {
    while (!finishing()) {
      const key = randomBytes(16).toString('hex');
      const token = await untilAnswered(options.signal, () => start(key));
      if ((await untilAnswered(options.signal, () => start(key))) !== token)
        sellers.contradictions.push(key);
      for (let at = 0; at < photosEach; at += 1) {
        const photoKey = randomBytes(16).toString('hex');
        const bytes = await photo();
        const name = await untilAnswered(options.signal, () => sendPhoto(token, photoKey, bytes));
        sellers.photos.push({ token, key: photoKey, name, expectedName: nameOf(bytes) });
      }
      await untilAnswered(options.signal, () => finish(token));
      sellers.finished.push(token);
    }
  };
  sellers.loops = Array.from({ length: count }, loop);
  // Whoever waits for them is told; where a test has failed before, nobody does.
  void Promise.allSettled(sellers.loops);
  return sellers;
}

/** Every sender from an address of its own, or the rate limit would test itself. */
async function photo(): Promise<Uint8Array<ArrayBuffer>> {
  const [width, height] = [400, 300];
  const raw = randomBytes(width * height * 3);
  const bytes = await sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return new Uint8Array(bytes);
}

/** Names are hashes of what was sent (`photo-intake.ts`), worked out here a second time. */
function nameOf(bytes: Uint8Array): string {
  const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest('hex');
  return `photos/${sha256(`1 ${sha256(bytes)}`).slice(0, 32)}.webp`;
}
