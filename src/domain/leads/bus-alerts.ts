import { isToken } from '../hash-text.ts';
import { alertKinds, type LeadDetails } from './lead-forms.ts';
import type { LeadRepository } from './lead-repository.ts';
import type { LeadState } from './lead-states.ts';
import type { Lead } from './lead.ts';
import type { AlertRhythm } from './alert-rhythms.ts';

/** Whether an alert may write: it was confirmed, and is neither paused nor ended. An answer by staff ends nothing. */
export const isInForce = ({ state, details }: Pick<Lead, 'state' | 'details'>): boolean =>
  (state === 'new' || state === 'answered') && !details.paused;

export type AlertAnswer = 'confirmed' | 'stopped' | 'unknown';

/** What its owner may change of an alert. */
export interface AlertChange {
  wanted: string;
  rhythm: AlertRhythm;
}

const ended: readonly LeadState[] = ['closed', 'spam'];

/** What the links in our mails do; all may be followed any number of times. */
export function createBusAlerts(leads: LeadRepository) {
  const owned = (token: string) =>
    isToken(token) ? leads.findByToken(token) : Promise.resolve(null);
  const find = async (token: string) => {
    const lead = await owned(token);
    return lead && alertKinds.includes(lead.kind) && !ended.includes(lead.state) ? lead : null;
  };
  const settle = async (
    token: string,
    note: string,
    changed: (details: LeadDetails) => LeadDetails,
  ) => {
    const lead = await find(token);
    return lead && leads.changeDetails({ id: lead.id, changed, actor: 'visitor', note });
  };
  const confirm = async (token: string): Promise<AlertAnswer> => {
    const lead = await find(token);
    if (!lead) return 'unknown';
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
    /** For whoever has the link; null for one that is ended. */
    find,
    /** The second step of double opt-in. */
    confirm,
    change: (token: string, { wanted, rhythm }: AlertChange): Promise<Lead | null> =>
      settle(token, 'Changed by e-mail link', (details) => {
        // Without filters, words are all there is to watch.
        const kept = wanted === '' && !details.filters ? details.wanted : wanted;
        return { ...details, rhythm, ...(kept === undefined ? {} : { wanted: kept }) };
      }),
    pause: (token: string, paused: boolean): Promise<Lead | null> =>
      settle(token, paused ? 'Paused by e-mail link' : 'Goes on by e-mail link', (details) => {
        const { paused: _, ...rest } = details;
        return paused ? { ...rest, paused } : rest;
      }),
    async stop(token: string): Promise<AlertAnswer> {
      const lead = await owned(token);
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
