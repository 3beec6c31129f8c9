import { randomBytes } from 'node:crypto';
import { createDiskSpool } from '#adapters/spool-disk/disk-spool.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import { createSubmitLead } from '#domain/leads/submit-lead.ts';
import { createFormSpool } from '#server/wiring/forms/form-spool.ts';

/** A process that takes messages while the database is away, until it is killed. One line an answer. */
const away = async () => {
  throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
};
const now = () => new Date();
const quiet = { info() {}, warn() {}, error() {} };
const spool = createFormSpool({
  spool: createDiskSpool(process.argv[2] ?? ''),
  log: quiet,
  now,
});
const leads = spool.leads({ submit: away, countSameText: away } as unknown as LeadRepository);
const submit = createSubmitLead({ leads, now });
for (;;) {
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      const key = randomBytes(16).toString('hex');
      const answer = await submit({
        kind: 'contact',
        typed: { firstName: 'Ada', email: `${key}@example.com`, message: `Message ${key}` },
        bus: null,
        key,
        signals: { honeypotFilled: false, fillMs: null },
      });
      if (answer.outcome === 'received') process.stdout.write(`${answer.reference} ${key}\n`);
    }),
  );
}
