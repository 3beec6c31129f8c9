import { describe, expect, it } from 'vitest';
import { outageOf } from './outage.ts';

const fault = (more: object, message = 'x') => Object.assign(new Error(message), more);

describe('what is at fault for a moment', () => {
  it.each([
    { errcode: 13 },
    { errcode: 10 | (3 << 8) },
    { errcode: 8 },
    { code: 'ENOSPC' },
    { code: 'EROFS' },
    { code: '53100' },
  ])('is the disk: %j', (more) => {
    expect(outageOf(fault(more))).toBe('disk');
    expect(outageOf(new Error('not stored', { cause: fault(more) }))).toBe('disk');
  });

  it.each([{ errcode: 5 }, { code: '57P01' }, { code: 'ECONNREFUSED' }, { code: 'EMFILE' }])(
    'is the database, or that nothing more can be opened: %j',
    (more) => expect(outageOf(fault(more))).toBe('database'),
  );

  it('is nothing that would only come again', () => {
    for (const more of [{}, { errcode: 19 }, { code: 'ENOENT' }, { code: '23505' }])
      expect(outageOf(fault(more))).toBeNull();
    expect(outageOf('the disk')).toBeNull();
  });
});
