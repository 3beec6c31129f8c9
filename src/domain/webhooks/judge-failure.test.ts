import { describe, expect, it } from 'vitest';
import { judgeFailure, ordinaryPatience } from './judge-failure.ts';

const start = Date.parse('2026-11-02T10:00:00.000Z');
const hour = 3_600_000;
const at = (hours: number) => new Date(start + hours * hour);
const failed = { outcome: 'failed', words: 'answered 500' } as const;
const fresh = { failures: 0, failingSince: null };
const judge = (
  message: Parameters<typeof judgeFailure>[0],
  endpoint: Parameters<typeof judgeFailure>[1],
  now: Date,
  answer: Parameters<typeof judgeFailure>[2] = failed,
) => judgeFailure(message, endpoint, answer, ordinaryPatience, now);

describe('a message that is not taken', () => {
  it('is tried again later and later, for three days', () => {
    let now = at(0);
    let attempts = 0;
    const waits: number[] = [];
    for (;;) {
      const firstTriedAt = attempts === 0 ? null : at(0).toISOString();
      const { message } = judge({ attempts, firstTriedAt }, fresh, now);
      if (message.state === 'dead') break;
      attempts += 1;
      waits.push(message.nextAt.getTime() - now.getTime());
      now = message.nextAt;
    }
    expect(waits[0]).toBeGreaterThanOrEqual(2_500);
    expect(waits[0]).toBeLessThanOrEqual(5_000);
    expect(Math.max(...waits)).toBeLessThanOrEqual(8 * hour);
    expect(attempts).toBeGreaterThan(18);
    expect(attempts).toBeLessThan(40);
    expect(now.getTime() - start).toBeGreaterThanOrEqual(72 * hour);
    expect(now.getTime() - start).toBeLessThan(81 * hour);
  });

  it('stays alive where the endpoint takes none at all, which is paused instead', () => {
    const verdict = judge(
      { attempts: 20, firstTriedAt: at(0).toISOString() },
      { failures: 90, failingSince: at(0).toISOString() },
      at(72),
    );
    expect(verdict.message.state).toBe('waiting');
    expect(verdict.endpoint).toMatchObject({
      state: 'paused',
      pausedBecause: 'It took no message for three days.',
    });
  });
});

describe('an endpoint', () => {
  it('that says 410 is paused at once', () => {
    const gone = { outcome: 'gone', words: 'answered 410' } as const;
    const { endpoint } = judge({ attempts: 0, firstTriedAt: null }, fresh, at(0), gone);
    expect(endpoint.state).toBe('paused');
    expect(endpoint.pausedBecause).toContain('410');
  });

  it('that failed eight times in a row is left in peace, never longer than a quarter of an hour', () => {
    const restAfter = (failures: number) => {
      const counts = { failures: failures - 1, failingSince: at(0).toISOString() };
      return judge({ attempts: 0, firstTriedAt: null }, counts, at(1)).endpoint.restUntil;
    };
    expect(judge({ attempts: 0, firstTriedAt: null }, fresh, at(0)).endpoint.state).toBe('active');
    expect(restAfter(8)).toBeNull();
    expect(Date.parse(restAfter(9)!) - at(1).getTime()).toBeLessThanOrEqual(5_000);
    expect(Date.parse(restAfter(200)!) - at(1).getTime()).toBeLessThanOrEqual(15 * 60_000);
  });
});
