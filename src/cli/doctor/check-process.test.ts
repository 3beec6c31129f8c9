import { describe, expect, it } from 'vitest';
import { checkOpenFiles, checkReach } from './check-process.ts';

const limits = (most: string) => `Max open files            ${most}              ${most}  files`;

describe('checkOpenFiles', () => {
  it.each([
    ['1024', 'warn'],
    ['16384', 'ok'],
    ['unlimited', 'ok'],
  ])('%s allowed: %s', (most, level) => expect(checkOpenFiles(limits(most))?.level).toBe(level));
  it('says nothing where the system does not tell', () => expect(checkOpenFiles(null)).toBeNull());
});

describe('checkReach', () => {
  const env = {
    mode: 'production' as const,
    siteUrl: 'https://buses.example.com',
    host: '127.0.0.1',
    trustedProxies: 1,
    runtime: {
      pageCacheBytes: 0,
      metrics: { port: 9464, host: '127.0.0.1' },
      stopDelayMs: 0,
      databaseWaitMs: 0,
      allowedHosts: [],
      allowUnsafeDatabase: false,
      allowNewerDatabase: false,
    },
  };
  it('has nothing to say about the usual set-up', () => expect(checkReach(env)).toEqual([]));
  it('asks for the proxy behind https', () =>
    expect(checkReach({ ...env, trustedProxies: 0 })[0]?.subject).toBe('proxies'));
  it('warns of metrics that anybody may reach', () => {
    const runtime = { ...env.runtime, metrics: { port: 9464, host: '0.0.0.0' } };
    expect(checkReach({ ...env, runtime })[0]?.subject).toBe('metrics');
  });
});
