import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseEnv } from './env.ts';

const folder = mkdtempSync(join(tmpdir(), 'omnibus-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

function problem(record: Record<string, string>): string {
  const result = parseEnv(record);
  return result.ok ? 'accepted' : result.problem;
}

const secret = 'c2VjcmV0IG9mIGF0IGxlYXN0IDMyIGxldHRlcnM=';

describe('NAME_FILE', () => {
  it('gives the value of a secret, without the line break at its end', () => {
    const result = parseEnv({
      STAFF_SECRET_FILE: file('staff', `${secret}\n`),
      DATABASE_URL_FILE: file('url', 'postgres://omnibus:pass@db/omnibus\r\n'),
      SMTP_URL_FILE: file('smtp', 'smtps://user:pass@mail.example.com:465'),
      BACKUP_KEY_FILE: file('backup', `${secret} `),
    });
    expect(result).toMatchObject({
      ok: true,
      env: {
        staffSecret: secret,
        database: { kind: 'postgres', url: 'postgres://omnibus:pass@db/omnibus' },
        mail: { target: { kind: 'smtp', url: 'smtps://user:pass@mail.example.com:465' } },
        backup: { key: `${secret} ` },
      },
    });
  });

  it('counts as unset when it is empty', () => {
    expect(problem({ STAFF_SECRET_FILE: ' ', STAFF_SECRET: secret })).toBe('accepted');
  });

  it('refuses both, in one line without the value', () => {
    expect(problem({ STAFF_SECRET: secret, STAFF_SECRET_FILE: file('both', secret) })).toBe(
      'STAFF_SECRET and STAFF_SECRET_FILE are both set. Keep one of them.',
    );
  });

  it('says which file cannot be read, and why', () => {
    const gone = join(folder, 'gone');
    expect(problem({ BACKUP_KEY_FILE: gone })).toBe(
      `BACKUP_KEY_FILE: ${gone} cannot be read (ENOENT).`,
    );
    const large = file('large', 'x'.repeat(70_000));
    expect(problem({ BACKUP_KEY_FILE: large })).toContain('larger than 64 kB');
    expect(problem({ BACKUP_KEY_FILE: file('empty', '\n') })).toContain('is empty.');
  });

  it('judges the value as if it had been given, and never repeats it', () => {
    const line = problem({ STAFF_SECRET_FILE: file('short', 'too short') });
    expect(line).toMatch(/^STAFF_SECRET: its value is not a text of 32/);
    expect(line).not.toContain('too short');
  });

  it('is for secrets only', () => {
    expect(parseEnv({ PORT_FILE: file('port', '4000') })).toMatchObject({ env: { port: 3000 } });
  });
});
