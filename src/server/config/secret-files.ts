import { readFileSync } from 'node:fs';

/** A password or an address is short; a wrong path may lead to anything. */
const mostBytes = 64 * 1024;

/** Variables whose values are never shown, and which a file may hold. */
export const isSecret = (name: string): boolean =>
  /^(DATABASE|SMTP|MEDIA)_URL$|_KEY$|_SECRET$|_AUTHORIZATION$/.test(name);

export type SecretsResult =
  | { ok: true; record: Record<string, string | undefined> }
  | { ok: false; problem: string };

/**
 * `NAME_FILE` may name a file with the value of a secret `NAME`, as containers and systemd hand them
 * over. `record` has the values in their places; one line break at the end of a file does not count.
 */
export function withSecretFiles(
  record: Record<string, string | undefined>,
  names: readonly string[],
): SecretsResult {
  const filled = { ...record };
  for (const name of names.filter(isSecret)) {
    const path = record[`${name}_FILE`]?.trim();
    if (!path) continue;
    if (record[name]?.trim())
      return { ok: false, problem: `${name} and ${name}_FILE are both set. Keep one of them.` };
    try {
      filled[name] = readSecret(path).replace(/\r?\n$/, '');
    } catch (error) {
      return { ok: false, problem: `${name}_FILE: ${path} cannot be read (${reason(error)}).` };
    }
    if (filled[name]?.trim() === '')
      return { ok: false, problem: `${name}_FILE: ${path} is empty.` };
  }
  return { ok: true, record: filled };
}

function readSecret(path: string): string {
  const bytes = readFileSync(path);
  if (bytes.length > mostBytes) throw new Error('larger than 64 kB');
  return bytes.toString('utf8');
}

function reason(error: unknown): string {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
}
