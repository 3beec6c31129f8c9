import { afterEach, describe, expect, it, vi } from 'vitest';
import { createListingTable } from '#domain/staff/inventory/listing-table.ts';
import { forgetfulTable } from './forgetful-table.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('forgetfulTable', () => {
  it('makes the table with the first question, keeps it while asked, and lets it go', async () => {
    vi.useFakeTimers();
    let made = 0;
    const table = forgetfulTable(() => {
      made += 1;
      const rows = createListingTable();
      return { current: async () => rows };
    }, 60_000);
    expect(made).toBe(0);
    const first = await table.current();
    vi.advanceTimersByTime(50_000);
    expect(await table.current()).toBe(first);
    vi.advanceTimersByTime(50_000);
    expect(await table.current()).toBe(first);
    expect(made).toBe(1);
    vi.advanceTimersByTime(60_001);
    expect(await table.current()).not.toBe(first);
    expect(made).toBe(2);
  });
});
