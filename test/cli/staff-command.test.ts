import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;

beforeEach(async () => {
  bed = await commandBed();
});
afterEach(() => bed.remove());

it('prints a link that opens once, and no password', async () => {
  const made = await bed.run('staff', 'create', 'jo@example.com', '--name', 'Jo Miller');
  expect(made.code).toBe(0);
  expect(made.stdout).toMatch(
    /^http:\/\/localhost:3000\/staff\/sign-in\/link\/[0-9a-f]{32}\.[\w-]{43}\n$/,
  );
  expect(made.stderr).toContain('Opens once');
});

it('lists nobody before somebody joins', async () => {
  await bed.run('staff', 'create', 'jo@example.com', '--name', 'Jo', '--role', 'sales');
  expect(await bed.run('staff', 'list')).toMatchObject({ code: 0, stdout: '' });
});

it.each([
  [['staff', 'create', 'jo@example.com'], '--name'],
  [['staff', 'create', 'no address', '--name', 'Jo'], 'e-mail address'],
  [['staff', 'create', 'jo@example.com', '--name', 'Jo', '--role', 'boss'], '--role'],
  [['staff', 'create'], 'Usage'],
  [['staff', 'list', 'jo@example.com'], 'Usage'],
  [['staff', 'explode'], 'Usage'],
])('says what is wrong with %j', async (argv, words) => {
  const { code, stderr } = await bed.run(...argv);
  expect(code).toBe(2);
  expect(stderr).toContain(words);
});

it('finds nobody to disable or help', async () => {
  for (const what of ['disable', 'enable', 'reset-password']) {
    const { code, stderr } = await bed.run('staff', what, 'nobody@example.com');
    expect(code).toBe(1);
    expect(stderr).toContain('nobody has the address');
  }
});
