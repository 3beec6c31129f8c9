import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import type { ListingStatus } from '#domain/inventory/choices.ts';
import { everyStatus, exportText } from '#domain/staff/import/export-tables.ts';
import { CommandError, type Command } from '../command.ts';
import { withListings } from '../open-inventory.ts';
import { advise, suggestion } from '../parse-line.ts';
import { withDatabase } from '../with-database.ts';
import { writeOut } from '../write-out.ts';

const things = ['buses', 'leads', 'submissions'];
const usage = 'Usage: npx omnibus export buses|leads|submissions';

const help = `Usage: npx omnibus export buses|leads|submissions [OPTIONS]

Writes every listing, lead or submission to standard output. The CSV is made for spreadsheets (RFC
4180; text that a spreadsheet would run as a formula gets an apostrophe in front); buses can be
imported again. Leads and submissions hold personal data: keep the file where you would keep them.

  --format csv|jsonl    default csv; jsonl is one JSON object a line, pictures included
  --status LIST         buses: only these, separated by commas: ${everyStatus.join(', ')}
  -h, --help            this text
`;

export const exportCommand: Command = {
  name: 'export',
  summary: 'write buses, leads or submissions to standard output as CSV or JSON lines',
  help,
  options: { format: { type: 'string', default: 'csv' }, status: { type: 'string' } },
  async run({ values, positionals }, context) {
    const [what, surplus] = positionals;
    if (what === undefined) throw new CommandError(advise('export what?', usage));
    if (!things.includes(what) || surplus !== undefined) {
      const complaint = `cannot export ${JSON.stringify(surplus ?? what)}${suggestion(what, things)}`;
      throw new CommandError(advise(complaint, usage));
    }
    const format = String(values.format);
    if (format !== 'csv' && format !== 'jsonl')
      throw new CommandError(`--format takes csv or jsonl, not ${JSON.stringify(format)}`);
    if (what !== 'buses' && values.status !== undefined)
      throw new CommandError(`--status is of buses; ${what} are written whole`);
    const write = async (texts: AsyncIterable<string>) => {
      for await (const text of texts) await writeOut(context.stdout, text);
    };
    if (what === 'buses') {
      const wanted = wantedStatuses(values.status);
      await withListings(context, (listings) =>
        write(exportText({ listings, statuses: wanted }, 'inventory', format)),
      );
      return 0;
    }
    await withDatabase(context, (database) =>
      write(
        what === 'leads'
          ? exportText({ leads: createLeadRepository(database) }, 'leads', format)
          : exportText(
              { submissions: createSubmissionRepository(database) },
              'submissions',
              format,
            ),
      ),
    );
    return 0;
  },
};

function wantedStatuses(text: string | boolean | undefined): ListingStatus[] {
  if (typeof text !== 'string') return everyStatus;
  return text.split(',').map((name) => {
    const status = everyStatus.find((each) => each === name.trim().toLowerCase());
    if (!status)
      throw new CommandError(
        `there is no status ${JSON.stringify(name)}${suggestion(name, everyStatus)}`,
      );
    return status;
  });
}
