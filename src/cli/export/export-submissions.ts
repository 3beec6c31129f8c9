import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { csvLine } from '#domain/inventory/import/listing-cells.ts';
import { withFormulaGuard } from '#domain/inventory/import/values/read-text.ts';
import { submissionRecord } from '#domain/selling/present-submission.ts';
import type { CommandContext } from '../command.ts';
import { withDatabase } from '../with-database.ts';
import { writeOut } from '../write-out.ts';

const batchSize = 200;

/** Every submission to standard output; no cell of the CSV is a formula to a spreadsheet. */
export async function exportSubmissions(
  context: CommandContext,
  format: 'csv' | 'jsonl',
): Promise<void> {
  await withDatabase(context, async (database) => {
    const submissions = createSubmissionRepository(database);
    let headed = format === 'jsonl';
    for await (const batch of submissions.scan(batchSize)) {
      for (const submission of batch) {
        const record = submissionRecord(submission, await submissions.photos(submission.id));
        const head = headed ? '' : `${csvLine(Object.keys(record))}\r\n`;
        headed = true;
        const row =
          format === 'csv'
            ? `${csvLine(Object.values(record).map(withFormulaGuard))}\r\n`
            : `${JSON.stringify(record)}\n`;
        await writeOut(context.stdout, head + row);
      }
    }
  });
}
