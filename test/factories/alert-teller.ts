import { createOutbox } from '#db/repositories/outbox.ts';
import { randomToken } from '#domain/hash-text.ts';
import type { AlertStore } from '#domain/alerts/alert-store.ts';
import type { LeadDetails } from '#domain/leads/lead-forms.ts';
import type { LeadRepository } from '#domain/leads/lead-repository.ts';
import type { NewLead } from '#domain/leads/lead.ts';
import type { Mail } from '#domain/mail/mail.ts';
import { busAlertMails } from '#server/jobs/mail/bus-alert-mails.ts';
import { newLead } from '#test/factories/lead-factory.ts';
import type { TestSite } from '#test/factories/test-site.ts';
import type { FreshDatabase } from '#test/setup/databases.ts';

export async function addAlert(
  leads: LeadRepository,
  details: LeadDetails,
  more: Partial<NewLead> = {},
) {
  const lead = newLead({
    kind: 'bus-alert',
    state: 'new',
    bus: null,
    details,
    token: randomToken(),
    ...more,
  });
  const idempotency = { keyHash: lead.reference, fingerprint: 'f' };
  const stored = await leads.submit({ lead, idempotency, textHash: null, jobs: [] });
  if (stored.outcome !== 'stored') throw new Error(stored.outcome);
  // Times are milliseconds: what comes next comes later.
  await new Promise((resolve) => setTimeout(resolve, 3));
  return stored.lead;
}

/** The process dies here. */
class Killed extends Error {}

/** Everything that tells alerts, in a process that can die at any of its steps. */
export function createTeller(site: TestSite, { database }: FreshDatabase) {
  const sent = new Map<string, Mail>();
  let laterMs = 0;
  let stepsLeft = Infinity;
  const step = () => {
    if (stepsLeft-- <= 0) throw new Killed();
  };
  const dying = new Proxy(site.alerts, {
    get:
      (target, name: keyof AlertStore) =>
      async (...values: never[]) => {
        step();
        const done = await (target[name] as (...all: never[]) => Promise<unknown>)(...values);
        step();
        return done;
      },
  });
  const now = () => new Date(Date.now() + laterMs);
  const outbox = createOutbox(database, now);
  const mails = busAlertMails({
    leads: site.leads,
    alerts: dying,
    listings: site.repository,
    matchListings: site.matchListings,
    readQuestion: site.parts.site.readQuestion,
    refresh: site.refresh.refresh,
    outbox,
    mailer: {
      async send(mail) {
        step();
        // A server that has seen the id throws the second one away.
        if (!sent.has(mail.id)) sent.set(mail.id, mail);
        step();
      },
    },
    settings: site.parts.site.settings,
    siteUrl: 'https://omnibus.example',
    now,
  });
  const work = async () => {
    for (;;) {
      const jobs = await outbox.claim({ topic: 'lead-alert-news', limit: 1, leaseMs: 1_000 });
      if (jobs.length === 0) return;
      await mails.handler.handle(jobs, AbortSignal.timeout(30_000));
      await outbox.complete(jobs);
    }
  };
  return {
    sent,
    /** Looks and sends; gives whether it lived through it. */
    async run(steps = Infinity): Promise<boolean> {
      stepsLeft = steps;
      try {
        await mails.check();
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof Killed)) throw error;
        return false;
      } finally {
        stepsLeft = Infinity;
      }
    },
    /** Leases of the dead run out, and rhythms go on. */
    wait(ms: number) {
      laterMs += ms;
    },
  };
}

const sections = [
  ['new', /come in:/],
  ['price', /Dropped in price:|you watch has dropped:/],
  ['close', /Close to what you described/],
  ['sold', /was sold\. This/],
  ['withdrawn', /was taken off our site\. This/],
] as const;

/** What a mail tells: "new 3", "price 3 $29,900". */
export function toldIn({ text }: Mail): string[] {
  let reason = '';
  let price = '';
  return text.split('\n').flatMap((line) => {
    reason = sections.find(([, words]) => words.test(line))?.[0] ?? reason;
    price = /now (\$[\d,]+)/.exec(line)?.[1] ?? price;
    const bus = /\/buses\/(\d+)-/.exec(line)?.[1];
    return bus ? [`${reason} ${bus}${reason === 'price' ? ` ${price}` : ''}`] : [];
  });
}
