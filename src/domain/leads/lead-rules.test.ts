import { describe, expect, it } from 'vitest';
import { spamFrom } from '../forms/form-signals.ts';
import { createFormClock } from '../forms/form-start.ts';
import { leadCan, leadStates, nextStates, type LeadState } from './lead-states.ts';
import { createRateLimit, networkOf } from './rate-limit.ts';
import { scoreSpam } from './spam-score.ts';

describe('lead states', () => {
  it('allow these steps and no others', () => {
    const steps = (Object.keys(leadStates) as LeadState[]).map((state) => [
      state,
      ...nextStates({ state }),
    ]);
    expect(steps).toEqual([
      ['unconfirmed', 'new', 'closed', 'spam'],
      ['new', 'answered', 'closed', 'spam'],
      ['answered', 'new', 'closed', 'spam'],
      ['closed', 'new'],
      ['spam', 'new', 'closed'],
    ]);
    expect(leadCan.become({ state: 'closed' }, 'answered')).toBe(false);
    expect(leadCan.reopen({ state: 'unconfirmed' })).toBe(false);
    expect(leadCan.receiveMail({ state: 'spam' })).toBe(false);
  });
});

describe('rate limit', () => {
  it('lets a burst through, then one at a time', () => {
    const limit = createRateLimit('pages', { burst: 3, refillMs: 1_000, mostKeys: 10 });
    for (let n = 0; n < 3; n += 1) expect(limit.take('a', 0)).toBe(0);
    expect(limit.take('a', 0)).toBe(1);
    expect(limit.take('a', 1_000)).toBe(0);
    expect(limit.take('b', 0)).toBe(0);
    limit.giveBack('a', 0.9);
    expect(limit.take('a', 1_000)).toBe(1);
    expect(limit.take('a', 1_100)).toBe(0);
  });

  it('remembers no more keys than it may', () => {
    const limit = createRateLimit('pages', { burst: 1, refillMs: 1e9, mostKeys: 3 });
    for (const key of ['a', 'b', 'c', 'd']) limit.take(key, 0);
    expect(limit.take('d', 0)).toBeGreaterThan(0);
    expect(limit.take('a', 0)).toBe(0);
  });

  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::/64'],
    ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('%s belongs to %s', (address, network) => expect(networkOf(address)).toBe(network));
});

describe('form clock', () => {
  it('knows its own stamps and no others', async () => {
    const clock = createFormClock();
    const stamp = await clock.issue(1_000);
    expect(await clock.elapsedMs(stamp, 6_000)).toBe(5_000);
    expect(await clock.elapsedMs(stamp, 500)).toBeNull();
    expect(await clock.elapsedMs(stamp, 1_000 + 8 * 86_400_000)).toBeNull();
    expect(await createFormClock().elapsedMs(stamp, 6_000)).toBeNull();
    const later = `${(9_000).toString(36)}${stamp.slice(stamp.indexOf('.'))}`;
    for (const forged of [null, '', 'x', later, `${stamp}0`]) {
      expect(await clock.elapsedMs(forged, 10_000)).toBeNull();
    }
  });
});

describe('spam score', () => {
  const posted = {
    kind: 'contact' as const,
    firstName: 'A',
    lastName: null,
    email: 'a@b.test',
    phone: null,
    phoneE164: null,
    message: 'Hello',
    details: {},
  };
  const signals = { honeypotFilled: false, fillMs: null, sameTextCount: 0 };

  it('puts away what only programs do', () => {
    expect(scoreSpam(posted, { ...signals, honeypotFilled: true }).score).toBe(spamFrom);
    expect(scoreSpam(posted, { ...signals, sameTextCount: 5 }).score).toBe(spamFrom);
    const pitch = 'We sell backlinks and guest posts, rank #1 on the first page of Google!';
    expect(scoreSpam({ ...posted, message: pitch }, signals)).toMatchObject({
      reasons: ['sells services to us'],
    });
    const links = '[url=http://x]x[/url] http://a http://b http://c';
    expect(scoreSpam({ ...posted, message: links }, signals).score).toBe(spamFrom);
    const several = { ...signals, honeypotFilled: true, fillMs: 300, sameTextCount: 9 };
    expect(scoreSpam(posted, several).score).toBe(spamFrom);
  });

  it.each([
    [{ message: 'http://a http://b' }, 0, 0],
    [{ message: 'http://a http://b http://c' }, 0, 45],
    [{ message: 'http://a '.repeat(9) }, 0, 60],
    [{ firstName: 'www.a.test' }, 0, 60],
    [{ lastName: 'www.a.test' }, 0, 60],
    [{}, 1, 0],
    [{}, 2, 40],
  ])('%j, written %i times before, makes %i points', (words, sameTextCount, points) => {
    expect(scoreSpam({ ...posted, ...words }, { ...signals, sameTextCount }).score).toBe(points);
  });

  it('only notes a hasty form', () => {
    expect(scoreSpam(posted, { ...signals, fillMs: 300 })).toEqual({
      score: 40,
      reasons: ['sent within seconds'],
    });
    expect(scoreSpam(posted, { ...signals, fillMs: 30_000 }).score).toBe(0);
  });
});
