import { createDemoActivity } from '#db/repositories/demo-activity.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const usage = 'Usage: npx omnibus demo remove --yes';

const help = `${usage}

Takes the demo away when the business starts: its listings, leads, submissions and the visits of the
days before it was made. What came in since stays. Stop the server before, and start it with DEMO=0
after; pictures of the demo go with the next sweep of the media store.

  --yes         really remove
  -h, --help    this text
`;

export const demoCommand: Command = {
  name: 'demo',
  summary: 'take the demo data away',
  help,
  options: { yes: { type: 'boolean' } },
  async run({ values, positionals }, context) {
    const [what, surplus] = positionals;
    if (what !== 'remove' || surplus !== undefined) throw new CommandError(usage);
    if (!values.yes) throw new CommandError('removing cannot be undone; add --yes to do it');
    return withDatabase<ExitCode>(context, async (database) => {
      const removed = await createDemoActivity(database).remove();
      context.stdout.write(
        `${removed.listings} listings, ${removed.leads} leads and ${removed.submissions} submissions of the demo removed\n`,
      );
      return 0;
    });
  },
};
