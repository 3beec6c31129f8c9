import type { LeadRepository } from './lead-repository.ts';

export type AlertAnswer = 'confirmed' | 'stopped' | 'unknown';

/** What the links in our mails do; both may be followed any number of times. */
export interface BusAlerts {
  /** The second step of double opt-in. */
  confirm(token: string): Promise<AlertAnswer>;
  stop(token: string): Promise<AlertAnswer>;
}

const tokenShape = /^[0-9a-f]{32}$/;

export function createBusAlerts(leads: LeadRepository): BusAlerts {
  const find = (token: string) =>
    tokenShape.test(token) ? leads.findByToken(token) : Promise.resolve(null);
  const confirm = async (token: string): Promise<AlertAnswer> => {
    const lead = await find(token);
    if (!lead || lead.state === 'closed') return 'unknown';
    if (lead.state !== 'unconfirmed') return 'confirmed';
    const { outcome } = await leads.changeState({
      id: lead.id,
      // A closed one may be opened again, but not by this: it may just have been stopped.
      expectedRevision: lead.revision,
      to: 'new',
      actor: 'visitor',
      note: 'Confirmed by e-mail',
      jobs: [{ topic: 'lead-tell-sales' }],
    });
    return outcome === 'changed' ? 'confirmed' : confirm(token);
  };
  return {
    confirm,
    async stop(token) {
      const lead = await find(token);
      if (!lead) return 'unknown';
      await leads.changeState({
        id: lead.id,
        expectedRevision: null,
        to: 'closed',
        actor: 'visitor',
        note: 'Stopped by e-mail link',
      });
      return 'stopped';
    },
  };
}
