import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const person = { email: 'jo.miller@example.com', name: 'Jo Miller' };

describe('a new password', () => {
  it.each([
    'copper lantern tuesday walnut',
    'ñandú überall straße 12',
    'correcthorsebattery',
    'G7#kk2pQ!v9z',
    'x7'.repeat(20) + 'qwmnb',
    '🚌🚍🚎 three of a kind',
  ])('may be %s', (password) => {
    expect(passwordProblem(password, person)).toBeNull();
  });

  it.each([
    'short',
    'elevenchars',
    'passwordpassword',
    'Password1234!',
    'P@ssw0rd2026',
    'qwertyuiop12',
    '123456789012',
    'abcdefghijkl',
    'aaaaaaaaaaaa',
    'abababababab',
    'JoMiller2026',
    'millermiller',
    'changeme1234',
    'letmein12345',
    'omnibus2026!!',
  ])('may not be %s', (password) => {
    expect(passwordProblem(password, person)).not.toBeNull();
  });

  it('may be long, but not endless', () => {
    const words = 'copper lantern tuesday walnut '.repeat(5).slice(0, 128);
    expect(passwordProblem(words, person)).toBeNull();
    expect(passwordProblem(`${words}x`, person)).toContain('128');
  });
});
