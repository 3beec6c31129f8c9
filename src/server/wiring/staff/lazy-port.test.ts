import { describe, expect, it } from 'vitest';
import { lazyPort } from './lazy-port.ts';

interface Greeter {
  greet(name: string): Promise<string>;
}

describe('lazyPort', () => {
  it('loads with the first call, once', async () => {
    let loads = 0;
    const port = lazyPort<Greeter>(async () => {
      loads += 1;
      return { greet: async (name) => `Hello ${name}` };
    });
    expect(loads).toBe(0);
    expect(await Promise.all([port.greet('Ada'), port.greet('Bo')])).toEqual([
      'Hello Ada',
      'Hello Bo',
    ]);
    expect(loads).toBe(1);
  });

  it('tries again after a load that failed', async () => {
    let loads = 0;
    const port = lazyPort<Greeter>(async () => {
      loads += 1;
      if (loads === 1) throw new Error('gone for a moment');
      return { greet: async (name) => name };
    });
    await expect(port.greet('Ada')).rejects.toThrow('gone for a moment');
    expect(await port.greet('Ada')).toBe('Ada');
  });

  it('can be held by something that is awaited', async () => {
    const port = lazyPort<Greeter>(() => Promise.reject(new Error('must not be loaded')));
    expect(await Promise.resolve(port)).toBe(port);
  });
});
