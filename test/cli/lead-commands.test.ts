import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '#db/database.ts';
import { migrate } from '#db/migrate.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createMailbox } from '#db/repositories/mailbox.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import { createAuditLog } from '#db/repositories/staff-audit.ts';
import { openDatabase } from '#db/open-database.ts';
import { submission } from '#test/factories/lead-factory.ts';
import { join } from 'node:path';
import { commandBed, type CommandBed } from './command-bed.ts';

let bed: CommandBed;
let database: Database;

beforeAll(async () => {
  bed = await commandBed();
  database = await openDatabase({ kind: 'sqlite', path: join(bed.folder, 'omnibus.db') });
  await migrate(database);
  const leads = createLeadRepository(database);
  await leads.submit(
    submission('a', 'a', {
      firstName: '=cmd|calc',
      message: 'Two\nlines, "quoted"',
      phone: '+1 856',
    }),
  );
  await leads.submit(submission('b', 'b', { email: 'other@example.com', firstName: '\u001b[2J' }));
});
afterAll(async () => {
  await database.close();
  await bed.remove();
});

describe('omnibus export leads', () => {
  it('writes CSV that no spreadsheet runs', async () => {
    const { code, stdout } = await bed.run('export', 'leads');
    expect(code).toBe(0);
    expect(stdout).toMatch(/^reference,kind,state,/);
    expect(stdout).toContain(",'=cmd|calc,");
    expect(stdout).toContain(",'+1 856,");
    expect(stdout).toContain('"Two\nlines, ""quoted"""');
    expect(stdout).not.toMatch(/(^|,)[=+@-]/m);
  });

  it('writes JSON lines', async () => {
    const { stdout } = await bed.run('export', 'leads', '--format', 'jsonl');
    const rows = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
    expect(rows.map(({ first_name }) => first_name)).toEqual(['=cmd|calc', '\u001b[2J']);
  });
});

describe('omnibus outbox', () => {
  it('lists what waits, and gives failed jobs another try', async () => {
    const outbox = createOutbox(database);
    const [job] = await outbox.claim({ topic: 'lead-tell-sales', limit: 1, leaseMs: 1_000 });
    if (!job) throw new Error('no job');
    await outbox.fail(job, { error: 'refused\u001b[2J for good', retryInMs: null });
    const list = await bed.run('outbox', 'list');
    expect(list.stdout).toMatch(/^3 waiting, the oldest since .*; 1 failed for good\n/);
    expect(list.stdout).toContain('lead-tell-sales');
    expect(list.stdout).not.toContain('\u001b');
    expect((await bed.run('outbox', 'retry', String(job.id))).stdout).toBe(
      '1 will be tried again\n',
    );
    expect((await bed.run('outbox', 'retry', String(job.id))).code).toBe(1);
    expect((await bed.run('outbox', 'retry', 'all')).stdout).toBe('0 will be tried again\n');
    expect((await bed.run('outbox', 'discard', 'all')).code).toBe(2);
  });

  it('tries all again, however many they are', async () => {
    await database.kysely
      .insertInto('outbox')
      .values(
        Array.from({ length: 1_200 }, (_, n) => ({
          topic: 'lead-tell-sales',
          key: `many-${n}`,
          payload: '{}',
          dead: 1,
          generation: 1,
          attempts: 1,
          created_at: '2026-11-01T12:00:00.000Z',
          available_at: '2026-11-01T12:00:00.000Z',
        })),
      )
      .execute();
    expect((await bed.run('outbox', 'retry', 'all')).stdout).toBe('1200 will be tried again\n');
  });
});

describe('omnibus outbox list', () => {
  it('shows the last error and the next try of what failed, and of nobody an address', async () => {
    const keys = Array.from({ length: 23 }, (_, index) => `zoe${index}@example.com`);
    const outbox = createOutbox(database, () => new Date('2026-11-01T12:00:00Z'));
    await outbox.enqueue(keys.map((key) => ({ topic: 'password-asked', key })));
    const jobs = await outbox.claim({ topic: 'password-asked', limit: 23, leaseMs: 1_000 });
    for (const [index, job] of jobs.entries())
      await outbox.fail(job, {
        error: `connect ECONNREFUSED 127.0.0.1:25, for "Zoe L"@example.com and <zoe@example.com>`,
        retryInMs: index === 22 ? null : (index + 1) * 60_000,
      });
    const { stdout } = await bed.run('outbox', 'list');
    const lines = stdout.trimEnd().split('\n');
    expect(lines).toHaveLength(1 + 20 + 1 + 1);
    expect(lines[1]).toBe(
      `${String(jobs[0]!.id).padStart(6)}  password-asked  waits, 1 attempt, next try 2026-11-01 12:01:00 UTC: connect ECONNREFUSED 127.0.0.1:25, for …@… and …@…`,
    );
    expect(lines[21]).toBe('        and 2 more that failed and wait');
    expect(lines[22]).toContain('password-asked …@…  since 2026-11-01T12:00, 1 attempt: connect');
    expect(stdout).not.toMatch(/zoe|example/i);
  });
});

describe('omnibus mail', () => {
  it('lists and shows, with nothing that moves the cursor', async () => {
    const subject = 'Hello \u001b[2J\u202egpj';
    const mail = {
      id: 'm',
      to: 'a@b.example',
      replyTo: null,
      subject,
      text: 'One\nTwo\u0007',
      html: '',
    };
    await createMailbox(database).put(mail);
    expect((await bed.run('mail', 'list')).stdout).toMatch(
      /^ +1 .* a@b\.example {2}Hello {2}\[2J gpj\n$/,
    );
    const shown = await bed.run('mail', 'show', '1');
    expect(shown.stdout).toContain('To: a@b.example\n');
    expect(shown.stdout).toMatch(/\n\nOne\nTwo$/);
    expect((await bed.run('mail', 'show', '99')).code).toBe(1);
    expect((await bed.run('mail', 'show', "1'--")).code).toBe(1);
    expect((await bed.run('mail', 'burn')).code).toBe(2);
  });

  it('leaves a line in the audit log where it shows a private link, and no other', async () => {
    const mail = { to: 'a@b.example', replyTo: null, html: '' };
    const own = `https://omnibus.example/sell-your-bus/status/${'ab12'.repeat(8)}`;
    const mailbox = createMailbox(database);
    await mailbox.put({ ...mail, id: 'plain', subject: 'Plain', text: 'Nothing' });
    await mailbox.put({ ...mail, id: 'own', subject: 'Own', text: own });
    for (const { number } of await mailbox.list(2)) await bed.run('mail', 'show', String(number));
    const looks = await createAuditLog(database).page({ action: 'mail.look', limit: 5 });
    expect(looks.map(({ memberId, memberName }) => [memberId, memberName])).toEqual([
      [null, 'Command line'],
    ]);
  });
});

describe('omnibus leads', () => {
  it('says when nothing is kept of somebody', async () => {
    for (const command of ['leads', 'submissions'])
      expect(await bed.run(command, 'export', 'nobody@example.com')).toEqual({
        code: 0,
        stdout: '',
        stderr: 'nothing is kept under nobody@example.com\n',
      });
  });

  it('gives one person what we keep, and erases it only when told twice', async () => {
    const exported = await bed.run('leads', 'export', 'ZOE@example.com');
    expect(JSON.parse(exported.stdout)).toMatchObject({
      email: 'Zoe@example.com',
      history: [{ actor: 'visitor', to: 'new' }],
    });
    expect((await bed.run('leads', 'erase', 'zoe@example.com')).code).toBe(2);
    const erased = await bed.run('leads', 'erase', 'zoe@example.com', '--yes');
    expect(erased.stdout).toBe('1 leads and 0 stored mails erased\n');
    expect((await bed.run('leads', 'export', 'zoe@example.com')).stdout).toBe('');
    expect((await bed.run('leads', 'export', 'other@example.com')).stdout).not.toBe('');
    expect((await bed.run('leads', 'purge')).stdout).toBe('0 leads deleted\n');
    expect((await bed.run('leads', 'erase', 'nonsense', '--yes')).code).toBe(2);
  });
});
