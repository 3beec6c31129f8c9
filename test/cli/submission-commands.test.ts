import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { newPhoto, startSubmission } from '#test/factories/submission-factory.ts';
import { sqliteTestDatabase, type FreshDatabase } from '#test/setup/databases.ts';
import { commandBed, type CommandBed } from './command-bed.ts';

let fresh: FreshDatabase;
let bed: CommandBed;
beforeAll(async () => {
  fresh = await sqliteTestDatabase.create();
  bed = await commandBed(fresh.config);
  const submissions = createSubmissionRepository(fresh.database);
  const { id } = await startSubmission(submissions, {
    description: '=HYPERLINK("http://x.example")\nSecond line',
    name: '@SUM(A1)',
  });
  await submissions.addPhoto({ submissionId: id, photo: newPhoto(1), most: 24 });
  await startSubmission(submissions, { email: 'other@example.com' });
});
afterAll(async () => {
  await bed.remove();
  await fresh.remove();
});

it('exports submissions as CSV without formulas, and as JSON lines', async () => {
  const csv = await bed.run('export', 'submissions');
  expect(csv.code).toBe(0);
  expect(csv.stdout).toMatch(/^reference,state,created_at,/);
  expect(csv.stdout).toContain(`"'=HYPERLINK(""http://x.example"")\nSecond line"`);
  expect(csv.stdout).toContain(",'@SUM(A1),");
  const lines = (await bed.run('export', 'submissions', '--format', 'jsonl')).stdout.trim();
  const records = lines.split('\n').map((line) => JSON.parse(line) as Record<string, string>);
  expect(records[0]).toMatchObject({ photos: newPhoto(1).name, asking_price: '24500' });
  expect(records).toHaveLength(2);
  expect(lines).not.toContain('token');
});

it('exports and erases one seller, and only that one', async () => {
  const own = await bed.run('submissions', 'export', 'RUTH@example.com');
  expect(JSON.parse(own.stdout)).toMatchObject({ history: [{ actor: 'seller', to: 'draft' }] });
  expect((await bed.run('submissions', 'erase', 'ruth@example.com')).code).toBe(2);
  expect((await bed.run('submissions', 'erase', 'nobody')).stderr).toContain('no e-mail address');
  const erased = await bed.run('submissions', 'erase', 'ruth@example.com', '--yes');
  expect(erased.stdout).toBe('1 submissions deleted, 1 pictures unused now\n');
  expect((await bed.run('submissions', 'export', 'ruth@example.com')).stdout).toBe('');
  expect((await bed.run('submissions', 'export', 'other@example.com')).stdout).not.toBe('');
  expect((await bed.run('submissions', 'purge')).stdout).toContain('0 submissions deleted');
});
