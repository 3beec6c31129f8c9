import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seal, unseal } from './sealed-file.ts';

const secret = 'a text of thirty-two characters or more';
const segment = 1024 * 1024;

async function* pieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function all(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}
const sealed = (bytes: Buffer, path = 'database') => all(seal(pieces(bytes, 70_001), secret, path));
const opened = (bytes: Buffer, path = 'database', key = secret) =>
  all(unseal(pieces(bytes, 65_537), key, path));

describe('an encrypted file', () => {
  it.each([0, 1, segment - 1, segment, segment + 1, 2 * segment])(
    'of %i bytes comes back as it was',
    async (size) => {
      const bytes = randomBytes(size);
      expect((await opened(await sealed(bytes))).equals(bytes)).toBe(true);
    },
  );

  it('never looks the same twice', async () => {
    const bytes = randomBytes(100);
    expect((await sealed(bytes)).equals(await sealed(bytes))).toBe(false);
  });

  it('is refused when it is cut off, at a segment or within one', async () => {
    const whole = await sealed(randomBytes(2 * segment + 5));
    for (const bytes of [24 + segment + 16, whole.length - 1, 24, 10, 0])
      await expect(opened(whole.subarray(0, bytes))).rejects.toThrow();
  });

  it('is refused when a byte differs, segments change places, or it stands for another', async () => {
    const whole = await sealed(randomBytes(2 * segment + 5));
    for (const at of [0, 9, 30, segment, whole.length - 1]) {
      const changed = Buffer.from(whole);
      changed[at]! ^= 1;
      await expect(opened(changed)).rejects.toThrow();
    }
    const [head, one, two] = [24, 24 + segment + 16, 24 + 2 * (segment + 16)];
    const swapped = Buffer.concat([
      whole.subarray(0, head),
      whole.subarray(one, two),
      whole.subarray(head, one),
      whole.subarray(two),
    ]);
    await expect(opened(swapped)).rejects.toThrow('was changed');
    await expect(opened(whole, 'media/photos/one.webp')).rejects.toThrow('was changed');
    await expect(opened(whole, 'database', `${secret}!`)).rejects.toThrow('BACKUP_KEY');
  });
});
