import type { BusListing } from '#domain/inventory/bus-listing.ts';
import { listingStatuses, type ListingStatus } from '#domain/inventory/choices.ts';
import { csvLine, exportCells, exportHeaders } from '#domain/inventory/import/listing-cells.ts';
import { CommandError, type Command } from '../command.ts';
import { exportLeads } from '../export/export-leads.ts';
import { exportSubmissions } from '../export/export-submissions.ts';
import { withListings } from '../open-inventory.ts';
import { advise, suggestion } from '../parse-line.ts';
import { writeOut } from '../write-out.ts';

const statuses = Object.keys(listingStatuses) as ListingStatus[];
const batchSize = 500;
const things = ['buses', 'leads', 'submissions'];
const usage = 'Usage: npx omnibus export buses|leads|submissions';

const help = `Usage: npx omnibus export buses|leads|submissions [OPTIONS]

Writes every listing, lead or submission to standard output. The CSV is made for spreadsheets (RFC
4180; text that a spreadsheet would run as a formula gets an apostrophe in front); buses can be
imported again. Leads and submissions hold personal data: keep the file where you would keep them.

  --format csv|jsonl    default csv; jsonl is one JSON object a line, pictures included
  --status LIST         buses: only these, separated by commas: ${statuses.join(', ')}
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
    if (what === 'leads') {
      await exportLeads(context, format);
      return 0;
    }
    if (what === 'submissions') {
      await exportSubmissions(context, format);
      return 0;
    }
    const wanted = wantedStatuses(values.status);
    const lineOf = format === 'csv' ? csvRow : jsonRow;
    await withListings(context, async (listings) => {
      if (format === 'csv') await writeOut(context.stdout, `${csvLine(exportHeaders)}\r\n`);
      for await (const batch of listings.scan(wanted, batchSize))
        await writeOut(context.stdout, batch.map(lineOf).join(''));
    });
    return 0;
  },
};

function csvRow(listing: BusListing): string {
  return `${csvLine(exportCells(listing))}\r\n`;
}

function jsonRow(listing: BusListing): string {
  return `${JSON.stringify(listing)}\n`;
}

function wantedStatuses(text: string | boolean | undefined): ListingStatus[] {
  if (typeof text !== 'string') return statuses;
  return text.split(',').map((name) => {
    const status = statuses.find((each) => each === name.trim().toLowerCase());
    if (!status)
      throw new CommandError(
        `there is no status ${JSON.stringify(name)}${suggestion(name, statuses)}`,
      );
    return status;
  });
}
