import { createOutbox } from '#db/repositories/outbox.ts';
import type { DeadJob } from '#domain/outbox.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { terminalText } from '../terminal-text.ts';
import { withDatabase } from '../with-database.ts';

const help = `Usage: npx omnibus outbox list
       npx omnibus outbox retry ID|all
       npx omnibus outbox discard ID

Work that waits to be forwarded (mails, search sync), and what failed for good. A running server
takes a retried job within a second.

  -h, --help    this text
`;

const usage = 'Usage: npx omnibus outbox list | retry ID|all | discard ID';
const most = 1_000;

export const outboxCommand: Command = {
  name: 'outbox',
  summary: 'see what waits to be forwarded, and retry what failed',
  help,
  options: {},
  async run({ positionals }, context) {
    const [what = 'list', id, surplus] = positionals;
    if (!['list', 'retry', 'discard'].includes(what) || surplus !== undefined)
      throw new CommandError(usage);
    if (what !== 'list' && !/^(\d{1,15}|all)$/.test(id ?? '')) throw new CommandError(usage);
    if (what === 'discard' && id === 'all') throw new CommandError(usage);
    return withDatabase<ExitCode>(context, async (database) => {
      const outbox = createOutbox(database, context.now);
      if (what === 'list') {
        const { waiting, dead, oldestAt } = await outbox.counts();
        const since = oldestAt ? `, the oldest since ${oldestAt}` : '';
        context.stdout.write(`${waiting} waiting${since}; ${dead} failed for good\n`);
        context.stdout.write((await outbox.deadJobs(most)).map(line).join(''));
        return 0;
      }
      const ids = id === 'all' ? (await outbox.deadJobs(most)).map((job) => job.id) : [Number(id)];
      let done = 0;
      for (const each of ids) {
        const hit = what === 'retry' ? await outbox.revive(each) : await outbox.discard(each);
        done += hit ? 1 : 0;
      }
      if (done < ids.length) throw new CommandError(`no failed job has the id ${id}`, 1);
      const verb = what === 'retry' ? 'will be tried again' : 'discarded';
      context.stdout.write(`${done} ${verb}\n`);
      return 0;
    });
  },
};

function line({ id, topic, key, attempts, createdAt, lastError }: DeadJob): string {
  const error = terminalText(lastError).slice(0, 120);
  return `${String(id).padStart(6)}  ${topic} ${key}  since ${createdAt.slice(0, 16)}, ${attempts} attempts: ${error}\n`;
}
