import { addReportKey, createReportKeys } from '#server/wiring/documents/create-documents.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { shownMinute } from '../shown-minute.ts';
import { withDatabase } from '../with-database.ts';

const help = `Usage: npx omnibus report-keys [list]
       npx omnibus report-keys new

The keys that condition reports are signed with, the newest first; that one signs. "new" makes another
one, which every node uses from then on. Reports that were signed before stay genuine: earlier keys are
kept, and their public halves stay published at /check/keys.pem.

  -h, --help    this text
`;

export const reportKeysCommand: Command = {
  name: 'report-keys',
  summary: 'list the keys that sign condition reports, and make a new one',
  help,
  options: {},
  async run({ positionals }, context) {
    const [what = 'list', surplus] = positionals;
    if ((what !== 'list' && what !== 'new') || surplus !== undefined)
      throw new CommandError('Usage: npx omnibus report-keys [list | new]');
    return withDatabase<ExitCode>(context, async (database) => {
      if (what === 'new') await addReportKey(database);
      for (const { fingerprint, madeAt } of await createReportKeys(database).published())
        context.stdout.write(`${shownMinute(madeAt)}  ${fingerprint}\n`);
      return 0;
    });
  },
};
