import { describe, expect, it } from 'vitest';
import { inLanguage } from '#messages/in-language.ts';
import { doubtWords } from './doubt-words.ts';

describe('words of doubts', () => {
  it('say what the VIN says, and what was typed', () => {
    const year = { field: 'year', is: 'year', year: 2015, orYear: null } as const;
    expect(doubtWords({ ...year, typed: null })).toBe(
      'The VIN stands for model year 2015. Is that right?',
    );
    expect(doubtWords({ ...year, typed: 2014 })).toBe(
      'The VIN stands for model year 2015, you wrote 2014.',
    );
    const make = { field: 'make', is: 'make', maker: 'Ford', isChassis: true } as const;
    expect(doubtWords({ ...make, typed: null })).toBe(
      'The VIN belongs to a Ford chassis. Is that the make?',
    );
    expect(doubtWords({ ...make, isChassis: false, typed: 'MCI' })).toBe(
      'The VIN belongs to Ford, you wrote MCI.',
    );
  });

  it('name states and figures as readers of the language do', () => {
    const state = {
      field: 'state',
      is: 'state',
      zipCode: '90210',
      there: 'CA',
      here: 'NJ',
    } as const;
    const miles = { field: 'odometerMileage', is: 'miles', miles: 400_000, year: 2028 } as const;
    expect(doubtWords(state)).toBe('ZIP code 90210 is in California, you chose New Jersey.');
    expect(doubtWords(miles)).toBe('400,000 miles is a lot for a bus of 2028.');
    expect(doubtWords({ ...miles, is: 'few-miles', miles: 120, year: 2007 })).toBe(
      '120 miles is very little for a bus of 2007. Is it thousands?',
    );
    const email = { email: 'earl@gmial.com', likely: 'earl@gmail.com' };
    expect(doubtWords({ field: 'email', is: 'email', ...email })).toBe(
      'We write to earl@gmial.com. Is it earl@gmail.com?',
    );
    expect(inLanguage('es', () => doubtWords(state))).toContain('Nueva Jersey');
    expect(inLanguage('fr', () => doubtWords(miles))).toContain('400\u00a0000');
  });
});
