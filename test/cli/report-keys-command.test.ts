import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;
beforeEach(async () => {
  bed = await commandBed();
});
afterEach(() => bed.remove());

it('lists the keys that sign reports, makes a new one and keeps those before', async () => {
  const first = await bed.run('report-keys');
  expect(first.code).toBe(0);
  expect(first.stdout).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}.* {2}[0-9a-f]{64}\n$/);
  const second = await bed.run('report-keys', 'new');
  const lines = second.stdout.trimEnd().split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toBe(first.stdout.trimEnd());
  expect((await bed.run('report-keys', 'list')).stdout).toBe(second.stdout);
  expect((await bed.run('report-keys', 'burn')).code).toBe(2);
});
