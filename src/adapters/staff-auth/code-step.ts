import { createHmac, timingSafeEqual } from 'node:crypto';

const periodSeconds = 30;

/**
 * The half minute that a code of six digits belongs to (RFC 6238, SHA-1), one before and one after
 * allowed; null when it is none of them. The library checks codes by itself but lets one open twice
 * within its time (RFC 6238 §5.2 forbids that), so we remember the step.
 */
export function codeStep(secret: string, code: string, nowMs: number): number | null {
  const present = Math.floor(nowMs / 1000 / periodSeconds);
  const typed = Buffer.from(code);
  for (const step of [present, present - 1, present + 1]) {
    const expected = Buffer.from(codeAt(secret, step));
    if (expected.length === typed.length && timingSafeEqual(expected, typed)) return step;
  }
  return null;
}

/** RFC 4226 §5.3. */
export function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const hash = createHmac('sha1', secret).update(counter).digest();
  const offset = (hash.at(-1) ?? 0) & 0x0f;
  const number = hash.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 1_000_000).padStart(6, '0');
}
