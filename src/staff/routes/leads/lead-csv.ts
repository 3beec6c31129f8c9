import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import { withFormulaGuard } from '#domain/inventory/import/values/read-cell-text.ts';
import type { InboxLead, InboxRequest, LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import { leadRecord } from '#domain/leads/present-lead.ts';

const batchSize = 500;

/** The whole filtered list with what was merged into others, a bounded batch at a time; no cell is a formula to a spreadsheet. */
export function leadCsv(
  inbox: LeadInbox,
  request: InboxRequest,
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  let beforeId = request.beforeId;
  let headed = false;
  return new ReadableStream({
    async pull(controller) {
      const leads = await inbox.page({ ...request, mergedToo: true, beforeId, limit: batchSize });
      const into = await inbox.references(leads.flatMap((lead) => lead.mergedIntoId ?? []));
      const records = leads.map((lead) => record(lead, into.get(lead.mergedIntoId ?? 0)));
      const [first] = records;
      const head = !headed && first ? `${csvLine(Object.keys(first))}\r\n` : '';
      headed = true;
      const rows = records.map((one) => `${csvLine(Object.values(one).map(withFormulaGuard))}\r\n`);
      controller.enqueue(encoder.encode(head + rows.join('')));
      beforeId = leads.at(-1)?.id;
      if (leads.length < batchSize) controller.close();
    },
  });
}

const record = (lead: InboxLead, mergedInto = ''): Record<string, string> => ({
  ...leadRecord(lead),
  assigned_to: lead.assignee?.name ?? '',
  first_answer_at: lead.firstAnswerAt ?? '',
  merged_into: mergedInto,
});
