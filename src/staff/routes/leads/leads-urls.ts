import { address } from '../../address.ts';

export const leadsUrls = {
  inbox: address('/staff/leads'),
  exportCsv: address('/staff/leads/export.csv'),
  templates: address('/staff/leads/templates'),
  /** By number, or `new`. */
  template: address('/staff/leads/templates/:id'),
  removeTemplate: address('/staff/leads/templates/:id/remove'),
  /** `template`: the reply begins with it. */
  lead: address('/staff/leads/:id', (template?: number) => ({ template })),
  state: address('/staff/leads/:id/state'),
  assign: address('/staff/leads/:id/assign'),
  note: address('/staff/leads/:id/note'),
  reply: address('/staff/leads/:id/reply'),
  merge: address('/staff/leads/:id/merge'),
  unmerge: address('/staff/leads/:id/unmerge'),
  /** Everything about the person, for them. */
  person: address('/staff/leads/:id/person.json'),
  erase: address('/staff/leads/:id/erase'),
};
