import { randomToken, toHex } from '../hash-text.ts';

/** Signs when a form was rendered, so that a server later knows how long filling took. */
export type FormClock = ReturnType<typeof createFormClock>;

const oldestMs = 7 * 86_400_000;

/**
 * The secret lives as long as the process: a stamp from before a restart, or from another node, only
 * loses its meaning, which costs the visitor nothing.
 */
export function createFormClock() {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  // Made with the first form: WebCrypto alone would be a tenth of the start.
  let made: Promise<CryptoKey> | null = null;
  const key = () =>
    (made ??= crypto.subtle.importKey(
      'raw',
      crypto.getRandomValues(new Uint8Array(32)),
      algorithm,
      false,
      ['sign'],
    ));
  const encode = (text: string) => new TextEncoder().encode(text);
  return {
    async issue(atMs: number): Promise<string> {
      const time = Math.floor(atMs).toString(36);
      const signature = await crypto.subtle.sign('HMAC', await key(), encode(time));
      return `${time}.${toHex(new Uint8Array(signature))}`;
    },
    /** Milliseconds from rendering to `nowMs`; null when the stamp is missing, forged or too old. */
    async elapsedMs(stamp: string | null, nowMs: number): Promise<number | null> {
      const [, time, hex] = /^([0-9a-z]{1,11})\.([0-9a-f]{64})$/.exec(stamp ?? '') ?? [];
      if (time === undefined || hex === undefined) return null;
      const signature = await crypto.subtle.sign('HMAC', await key(), encode(time));
      // Who times this comparison learns how to look slow; that is all a stamp is good for.
      const genuine = toHex(new Uint8Array(signature)) === hex;
      const elapsed = nowMs - Number.parseInt(time, 36);
      return genuine && elapsed >= 0 && elapsed <= oldestMs ? elapsed : null;
    },
  };
}

/** What a fresh form has that no other has. */
export interface FormStart {
  /** One-time key: what is sent under it twice is stored once. */
  key: string;
  /** Signed time, from which the server later knows how long filling took. */
  stamp: string;
}

export async function startForm(clock: FormClock, nowMs: number): Promise<FormStart> {
  return { key: randomToken(), stamp: await clock.issue(nowMs) };
}
