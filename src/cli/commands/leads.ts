import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { leadRecord } from '#domain/leads/present-lead.ts';
import type { Command, ExitCode } from '../command.ts';
import { nothingKept, readPersonWish } from '../person-wish.ts';
import { withDatabase } from '../with-database.ts';

const help = `Usage: npx omnibus leads export EMAIL
       npx omnibus leads erase EMAIL --yes
       npx omnibus leads purge

For a person who asks what we keep, or asks us to delete it: everything under that e-mail address,
with its history, as JSON lines; or deleted for good, with what was noted on buses of who buys them
where it names them. "purge" deletes now what retention deletes every six hours anyway.

  --yes         really erase
  -h, --help    this text
`;

const usage = 'Usage: npx omnibus leads export EMAIL | erase EMAIL --yes | purge';

export const leadsCommand: Command = {
  name: 'leads',
  summary: "export or erase one person's data",
  help,
  options: { yes: { type: 'boolean' } },
  async run(line, context) {
    const wish = readPersonWish(line, usage);
    return withDatabase<ExitCode>(context, async (database) => {
      const leads = createLeadRepository(database);
      if (wish.what === 'purge') {
        context.stdout.write(`${await leads.deleteExpired(context.now())} leads deleted\n`);
        return 0;
      }
      if (wish.what === 'erase') {
        const erased = await leads.eraseByEmail(wish.email);
        context.stdout.write(`${erased.leads} leads and ${erased.mails} stored mails erased\n`);
        return 0;
      }
      const found = await leads.findByEmail(wish.email);
      if (found.length === 0) context.stderr.write(nothingKept(wish.email));
      for (const lead of found) {
        const history = await leads.history(lead.id);
        context.stdout.write(`${JSON.stringify({ ...leadRecord(lead), history })}\n`);
      }
      return 0;
    });
  },
};
