/**
 * `node lead-writer.ts <database> <witness> <count>`: stores leads from four writers at once, and
 * writes each reference into the witness file as soon as it was acknowledged.
 */
import { appendFileSync, openSync } from 'node:fs';
import { migrate } from '#db/migrate.ts';
import { openDatabase } from '#db/open-database.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createSubmitLead } from '#domain/leads/submit-lead.ts';

const [path = '', witness = '', count = '0'] = process.argv.slice(2);
const database = await openDatabase({ kind: 'sqlite', path });
await migrate(database);
// As the server does, so that it is the thread whose disk fails.
await database.writeOnThread?.();
const told = openSync(witness, 'a');
const now = () => new Date();
const submit = createSubmitLead({ leads: createLeadRepository(database), now });
let next = 0;
await Promise.all(
  Array.from({ length: 4 }, async () => {
    while (next < Number(count)) {
      const number = next++;
      const answer = await submit({
        kind: 'contact',
        typed: { firstName: 'Ada', email: `a${number}@example.com`, message: `Message ${number}` },
        bus: null,
        key: `key-${String(number).padStart(20, '0')}`,
        signals: { honeypotFilled: false, fillMs: null },
      });
      if (answer.outcome === 'received') appendFileSync(told, `${answer.reference}\n`);
    }
  }),
);
await database.close();
