import { afterEach, beforeEach, expect, it } from 'vitest';
import { lockDataDirectory } from '#db/data-directory-lock.ts';
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

it('prints a link to the server that runs, and says what it supposes when none does', async () => {
  const create = (at: CommandBed, email: string) =>
    at.run('staff', 'create', email, '--name', 'Jo Miller');
  const supposed = await create(bed, 'a@example.com');
  expect(supposed.stderr).toContain(
    'The link is for a server that is started with the same PORT and SITE_URL.\n',
  );
  const lock = lockDataDirectory(bed.folder);
  if (lock.outcome !== 'locked') throw new Error('held');
  lock.announce('http://localhost:5100');
  const running = await create(bed, 'b@example.com');
  lock.release();
  expect(running.stdout).toMatch(/^http:\/\/localhost:5100\/staff\/sign-in\/link\//);
  expect(running.stderr).not.toContain('PORT');
  // One that died, however it did, is not believed: no process has this number.
  await bed.file('server.json', '{"pid":4194305,"origin":"http://localhost:5100"}');
  expect((await create(bed, 'c@example.com')).stdout).toMatch(/^http:\/\/localhost:3000\//);
  const named = await commandBed(undefined, { SITE_URL: 'https://buses.example.com' });
  const made = await create(named, 'd@example.com');
  await named.remove();
  expect(made.stdout).toMatch(/^https:\/\/buses\.example\.com\/staff\//);
  expect(made.stderr).not.toContain('PORT');
});

it('says that nobody has an account, and who is invited to one', async () => {
  const empty = await bed.run('staff', 'list');
  expect(empty).toMatchObject({ code: 0, stdout: '' });
  expect(empty.stderr).toContain('"staff create"');
  await bed.run('staff', 'create', 'jo@example.com', '--name', 'Jo', '--role', 'sales');
  const { stdout, stderr } = await bed.run('staff', 'list');
  expect(stdout).toMatch(
    /^sales +invited +jo@example\.com  Jo  until 20\d\d-\d\d-\d\d [\d:]+ UTC\n$/,
  );
  expect(stderr).toBe('');
});

it.each([
  [['staff', 'create', 'jo@example.com'], '--name'],
  [['staff', 'create', 'no address', '--name', 'Jo'], 'e-mail address'],
  [['staff', 'create', 'jo@example.com', '--name', 'Jo', '--role', 'boss'], '--role'],
  [['staff', 'create'], 'Usage'],
  [['staff', 'list', '--role', 'sales'], '--role is for "staff create"'],
  [['staff', 'create', 'jo@example.com', '--forget-second-step'], '"staff reset-password"'],
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
