import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { createClientLimits } from '#server/front/overload/clients/client-limits.ts';

describe('limits for one network', () => {
  const asker = (remoteAddress: string, forwarded?: string) =>
    ({
      socket: { remoteAddress },
      headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
    }) as unknown as IncomingMessage;
  const few = { burst: 3, refillMs: 1e9, mostKeys: 100 };

  it('hold whatever a client writes into headers', () => {
    const limits = createClientLimits(0, few);
    const allowed = Array.from({ length: 10 }, (_, at) =>
      limits.allows('pages', asker('203.0.113.9', `10.0.0.${at}`)),
    );
    expect(allowed.filter(Boolean)).toHaveLength(3);
    expect(limits.allows('pages', asker('203.0.113.10'))).toBe(true);
  });

  it('count the visitor behind a proxy of ours, and networks of IPv6', () => {
    const limits = createClientLimits(1, few);
    for (let at = 0; at < 3; at += 1)
      limits.allows('pages', asker('10.0.0.1', `spoofed, 2001:db8::${at}`));
    expect(limits.allows('pages', asker('10.0.0.1', '2001:db8::ffff'))).toBe(false);
    expect(limits.allows('pages', asker('10.0.0.1', '2001:db8:1::1'))).toBe(true);
  });

  it('never stop this machine itself', () => {
    const limits = createClientLimits(0, few);
    const allowed = Array.from({ length: 10 }, () => limits.allows('pages', asker('127.0.0.1')));
    expect(allowed.every(Boolean)).toBe(true);
  });
});
