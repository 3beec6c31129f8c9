/** 128 random bits in hexadecimal; `crypto.randomUUID` is missing on plain http. */
export function freshKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

/** One that sorts after those that this browser made before: what waits under such keys goes in its turn. */
export const keyInTurn = (): string => `${Date.now()}-${freshKey()}`;
