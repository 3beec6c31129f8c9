import { createHash } from 'node:crypto';

const letters = 'bcdfghklmnprstvz';
const vowels = 'aeiou';

/** A word that can be said, stands in no dictionary and is the same in every encoding of ours. */
export function oddWord(name: string): string {
  const bytes = createHash('sha256').update(name).digest();
  const syllables = [0, 1, 2, 3, 4].map(
    (at) => letters[bytes[at]! % letters.length]! + vowels[bytes[at + 5]! % vowels.length]!,
  );
  return `Q${syllables.join('')}x`;
}

/** A number of the block that nobody has. */
export const oddPhone = (number: number): string => `(856) 555-${1_600 + number}`;

/** A VIN whose check digit is right, so that nobody refuses it. */
export function oddVin(number: number): string {
  const vin = `1FDFE4FS0HDC${50_000 + number}`;
  const worth: Record<string, number> = { D: 4, E: 5, F: 6, S: 2, H: 8, C: 3 };
  const weights = [8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2];
  const sum = [...vin].reduce(
    (total, letter, at) => total + (worth[letter] ?? Number(letter)) * weights[at]!,
    0,
  );
  return vin.replace('S0', `S${sum % 11 === 10 ? 'X' : sum % 11}`);
}

const shapes = /q(?:[bcdfghklmnprstvz][aeiou]){5}x|1FDFE4FS[\dX]HDC5\d{4}/gi;
/** With whatever stands between its digits. */
const phones = /856\D{0,6}555\D{0,6}(16\d\d)/g;
const hashes = /(?<![0-9a-f])(?:[0-9a-f]{32}|[0-9a-f]{40}|[0-9a-f]{64})(?![0-9a-f])/gi;
const packed = /[\w+/-]{12,}/g;
const percents = /(?:%[0-9a-f]{2})+/gi;

/**
 * Gives the names of the canaries that stand in a text: in any case, percent-encoded, in Base64 or
 * hexadecimal, and as a hash without a salt, which hides nobody's address or number.
 */
export function canaryFinder(planted: ReadonlyMap<string, string>): (text: string) => Set<string> {
  const byText = new Map<string, string>();
  const secrets: [string, string][] = [];
  for (const [name, value] of planted) {
    const known = value.match(shapes)?.[0] ?? phones.exec(value)?.[1];
    phones.lastIndex = 0;
    if (known === undefined) {
      secrets.push([name, value]);
      continue;
    }
    byText.set(known.toLowerCase(), name);
    const digits = value.replaceAll(/\D/g, '');
    for (const form of [value, value.toLowerCase(), digits, `+1${digits}`])
      for (const kind of ['sha256', 'sha1', 'md5'])
        byText.set(createHash(kind).update(form).digest('hex'), name);
  }
  return (text) => {
    const found = new Set<string>();
    for (const plain of [text, ...unpacked(text)]) {
      for (const [shape] of plain.matchAll(shapes)) note(shape);
      for (const [, line = ''] of plain.matchAll(phones)) note(line);
      for (const [hash] of plain.matchAll(hashes)) note(hash);
      for (const [name, value] of secrets) if (plain.includes(value)) found.add(name);
    }
    return found;

    function note(shape: string) {
      const name = byText.get(shape.toLowerCase());
      if (name !== undefined) found.add(name);
    }
  };
}

function unpacked(text: string): string[] {
  const readable = text.replaceAll(percents, (hex) =>
    Buffer.from(hex.replaceAll('%', ''), 'hex').toString('latin1'),
  );
  const runs = text.match(packed) ?? [];
  // Wherever in a group of four letters it begins.
  const fromBase64 = [0, 1, 2, 3].map((from) =>
    runs.map((run) => Buffer.from(run.slice(from), 'base64').toString('latin1')).join('\n'),
  );
  const fromHex = runs
    .filter((run) => /^[0-9a-f]+$/i.test(run))
    .map((run) => Buffer.from(run, 'hex').toString('latin1'));
  return [readable, ...fromBase64, fromHex.join('\n')];
}
