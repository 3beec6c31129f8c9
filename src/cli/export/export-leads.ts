import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import { withFormulaGuard } from '#domain/inventory/import/values/read-text.ts';
import { leadRecord } from '#domain/leads/present-lead.ts';
import type { Lead } from '#domain/leads/lead.ts';
import type { CommandContext } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { writeOut } from '../write-out.ts';

const batchSize = 500;

/** Every lead to standard output; no cell of the CSV is a formula to a spreadsheet. */
export async function exportLeads(context: CommandContext, format: 'csv' | 'jsonl'): Promise<void> {
  await withDatabase(context, async (database) => {
    let headed = false;
    for await (const batch of createLeadRepository(database).scan(batchSize)) {
      const head = format === 'csv' && !headed ? csvHead(batch) : '';
      headed = true;
      const rows = batch.map(format === 'csv' ? csvRow : jsonRow);
      await writeOut(context.stdout, head + rows.join(''));
    }
  });
}

const csvHead = ([first]: Lead[]) =>
  first ? `${csvLine(Object.keys(leadRecord(first)))}\r\n` : '';

const csvRow = (lead: Lead) =>
  `${csvLine(Object.values(leadRecord(lead)).map(withFormulaGuard))}\r\n`;

const jsonRow = (lead: Lead) => `${JSON.stringify(leadRecord(lead))}\n`;
