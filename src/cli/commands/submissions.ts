import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { submissionFile } from '#domain/selling/submission-file.ts';
import type { Command, ExitCode } from '../command.ts';
import { nothingKept, readPersonWish } from '../person-wish.ts';
import { withDatabase } from '../with-database.ts';

const usage = 'Usage: npx omnibus submissions export EMAIL | erase EMAIL --yes | purge';

const help = `Usage: npx omnibus submissions export EMAIL
       npx omnibus submissions erase EMAIL --yes
       npx omnibus submissions purge

For a seller who asks what we keep, or asks us to delete it: every bus submitted under that e-mail
address, with its history, photos and what they found on it, as JSON lines; or deleted for good.
Pictures that nothing shows any more go with the next sweep of the media store. Whoever is erased is no
longer named in inspections of these buses, and the reports made of them are withdrawn. "purge" deletes
now what retention deletes every six hours anyway.

  --yes         really erase
  -h, --help    this text
`;

export const submissionsCommand: Command = {
  name: 'submissions',
  summary: "export or erase one seller's submissions",
  help,
  options: { yes: { type: 'boolean' } },
  async run(line, context) {
    const wish = readPersonWish(line, usage);
    return withDatabase<ExitCode>(context, async (database) => {
      const submissions = createSubmissionRepository(database);
      if (wish.what === 'export') {
        const found = await submissions.findByEmail(wish.email);
        if (found.length === 0) context.stderr.write(nothingKept(wish.email));
        for (const submission of found) {
          const file = await submissionFile(submissions, submission);
          context.stdout.write(`${JSON.stringify(file)}\n`);
        }
        return 0;
      }
      const deleted =
        wish.what === 'purge'
          ? await submissions.deleteExpired(context.now())
          : await submissions.eraseByEmail(wish.email, { id: null, name: 'Command line' });
      const { submissions: count, pictures } = deleted;
      context.stdout.write(
        `${count} submissions deleted, ${pictures.length} pictures unused now\n`,
      );
      return 0;
    });
  },
};
