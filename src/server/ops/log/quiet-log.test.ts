import { expect, it } from 'vitest';
import { quietLog } from './quiet-log.ts';

it('speaks once a minute, also after a clock that was ahead (fault matrix H5)', () => {
  let nowMs = Date.parse('2036-11-01T12:00:00Z');
  const lines: unknown[] = [];
  const log = { warn: (line: unknown) => void lines.push(line) };
  const tell = quietLog(log, () => new Date(nowMs), 'the disk is full');
  tell('first');
  tell('again');
  nowMs = Date.parse('2026-11-01T12:00:00Z');
  tell('right');
  tell('again');
  expect(lines).toEqual([
    { problem: 'first', untold: 0 },
    { problem: 'right', untold: 1 },
  ]);
});
