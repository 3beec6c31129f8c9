import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { leadRecord } from '#domain/leads/present-lead.ts';
import { readEmail } from '#domain/forms/read-text.ts';
import { CommandError, type Command, type ExitCode } from '../command.ts';
import { withDatabase } from '../with-database.ts';

const help = `Usage: npx omnibus leads export EMAIL
       npx omnibus leads erase EMAIL --yes
       npx omnibus leads purge

For a person who asks what we keep, or asks us to delete it: everything under that e-mail address,
with its history, as JSON lines; or deleted for good. "purge" deletes now what retention deletes
every six hours anyway.

  --yes         really erase
  -h, --help    this text
`;

const usage = 'Usage: npx omnibus leads export EMAIL | erase EMAIL --yes | purge';

export const leadsCommand: Command = {
  name: 'leads',
  summary: "export or erase one person's data",
  help,
  options: { yes: { type: 'boolean' } },
  async run({ values, positionals }, context) {
    const [what = '', given, surplus] = positionals;
    if (!['export', 'erase', 'purge'].includes(what) || surplus !== undefined)
      throw new CommandError(usage);
    if (what === 'purge') {
      if (given !== undefined) throw new CommandError(usage);
      return withDatabase<ExitCode>(context, async (database) => {
        const deleted = await createLeadRepository(database).deleteExpired(context.now());
        context.stdout.write(`${deleted} leads deleted\n`);
        return 0;
      });
    }
    const email = readEmail(given ?? '');
    if (!email) throw new CommandError(`${JSON.stringify(given ?? '')} is no e-mail address`);
    if (what === 'erase' && !values.yes)
      throw new CommandError('erasing cannot be undone; add --yes to do it');
    return withDatabase<ExitCode>(context, async (database) => {
      const leads = createLeadRepository(database);
      if (what === 'erase') {
        const erased = await leads.eraseByEmail(email);
        context.stdout.write(`${erased.leads} leads and ${erased.mails} stored mails erased\n`);
        return 0;
      }
      for (const lead of await leads.findByEmail(email)) {
        const history = await leads.history(lead.id);
        context.stdout.write(`${JSON.stringify({ ...leadRecord(lead), history })}\n`);
      }
      return 0;
    });
  },
};
