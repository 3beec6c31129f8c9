import { existsSync, readFileSync, statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { runProgram, withoutPassword } from './postgres-programs.ts';

it('a password is in a file of our own for as long as a program runs, and in no argument', async () => {
  const url = 'postgres://omnibus:a%3Ab%5Cc@db.example:5432/omnibus?sslmode=require';
  let file = '';
  await withoutPassword(url, async (given) => {
    expect(given).not.toContain('a%3A');
    const { searchParams, username } = new URL(given);
    file = searchParams.get('passfile') ?? '';
    expect(username).toBe('omnibus');
    expect(searchParams.get('sslmode')).toBe('require');
    expect(readFileSync(file, 'utf8')).toBe('*:*:*:*:a\\:b\\\\c\n');
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });
  expect(existsSync(file)).toBe(false);
});

it('a program that fails says why in one line', async () => {
  await expect(
    runProgram(process.execPath, [
      '-e',
      'console.error("a\\nERROR: no room\\nb"); process.exit(3)',
    ]),
  ).rejects.toThrow(/failed: ERROR: no room$/);
  await expect(runProgram('no-such-program-here', [])).rejects.toThrow('ENOENT');
});
