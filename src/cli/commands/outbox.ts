import { withoutAddresses } from '#domain/without-addresses.ts';
import { createOutbox } from '#db/repositories/outbox.ts';
import type { DeadJob, RetryingJob } from '#domain/outbox.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { terminalText } from '../terminal-text.ts';
import { withDatabase } from '../with-database.ts';

const help = `Usage: npx omnibus outbox list
       npx omnibus outbox retry ID|all
       npx omnibus outbox discard ID

Work that waits to be forwarded (mails, search sync), what of it failed at least once with the last
error and the next try, and what failed for good. A running server takes a retried job within a second.

  -h, --help    this text
`;

const usage = 'Usage: npx omnibus outbox list | retry ID|all | discard ID';
/** What may be asked, and of which jobs. */
const wishes = new Map([
  ['list', /^$/],
  ['retry', /^(\d{1,15}|all)$/],
  ['discard', /^\d{1,15}$/],
]);
const most = 1_000;
/** Enough to see what is wrong: what fails together says the same. */
const mostRetrying = 20;

export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'see what waits to be forwarded, and retry what failed',
  help,
  options: {},
  async run({ positionals }, context) {
    const [what = 'list', id, surplus] = positionals;
    if (!wishes.get(what)?.test(id ?? '') || surplus !== undefined) throw new CommandError(usage);
    return withDatabase<ExitCode>(context, async (database) => {
      const outbox = createOutbox(database, context.now);
      if (what === 'list') {
        const { waiting, dead, oldestAt } = await outbox.counts();
        const since = oldestAt ? `, the oldest since ${oldestAt}` : '';
        context.stdout.write(`${waiting} waiting${since}; ${dead} failed for good\n`);
        const { jobs, total } = await outbox.retryingJobs(mostRetrying);
        context.stdout.write(jobs.map(retryingLine).join(''));
        if (total > jobs.length)
          context.stdout.write(`        and ${total - jobs.length} more that failed and wait\n`);
        context.stdout.write((await outbox.deadJobs(most)).map(deadLine).join(''));
        return 0;
      }
      const all = id === 'all' ? await outbox.deadJobs((await outbox.counts()).dead) : null;
      let done = 0;
      for (const each of all?.map((job) => job.id) ?? [Number(id)]) {
        const hit = what === 'retry' ? await outbox.revive(each) : await outbox.discard(each);
        done += hit ? 1 : 0;
      }
      if (all === null && done === 0) throw new CommandError(`no failed job has the id ${id}`, 1);
      const verb = what === 'retry' ? 'will be tried again' : 'discarded';
      context.stdout.write(`${done} ${verb}\n`);
      return 0;
    });
  },
};

function retryingLine({ id, topic, attempts, nextAt, lastError }: RetryingJob): string {
  const next = nextAt.slice(0, 19).replace('T', ' ');
  return `${shownId(id)}  ${topic}  waits, ${count(attempts)}, next try ${next} UTC: ${shownError(lastError)}\n`;
}

function deadLine({ id, topic, key, attempts, createdAt, lastError }: DeadJob): string {
  return `${shownId(id)}  ${topic} ${withoutAddresses(key)}  since ${createdAt.slice(0, 16)}, ${count(attempts)}: ${shownError(lastError)}\n`;
}

const shownId = (id: number) => String(id).padStart(6);
const count = (attempts: number) => `${attempts} ${attempts === 1 ? 'attempt' : 'attempts'}`;
const shownError = (error: string) => withoutAddresses(terminalText(error)).slice(0, 120);
