import type { Context } from 'hono';
import type { InboxOutcome, LeadInbox } from '#domain/leads/inbox/lead-inbox.ts';
import { leadStates, type LeadState } from '#domain/leads/lead-states.ts';
import { isBlank, oneLine } from '#domain/forms/read-text.ts';
import { redirectWith } from '../../flash.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { notFoundPage, wantsJson } from '../../gate-answers.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { leadsUrls } from './leads-urls.ts';
import { readId } from '../../forms/read-id.ts';
import { leadName } from './lead-words.ts';
import { readReply } from './read-reply.ts';
import { answerTemplate, showLead, type ShownWith } from './show-lead.tsx';

const longestNote = 500;

/** Every change of one lead: a form posts, the lead changes or the page says why not. */
export const leadStepRoutes = [
  route('POST', leadsUrls.state, 'leads.work', async (c) => {
    const { id, revision, form } = await readStep(c);
    const to = form['to'] ?? '';
    if (id === null || !Object.hasOwn(leadStates, to)) return notFoundPage(c);
    const note = readNote(form);
    const step = { id, expectedRevision: revision, by: c.get('member') };
    const outcome = await inboxOf(c).changeState({ ...step, to: to as LeadState, note });
    const kept = { seen: revision, typed: { note: form['note'] } };
    return answer(c, id, outcome, `Now “${leadStates[to as LeadState]}”.`, kept);
  }),
  route('POST', leadsUrls.note, 'leads.work', async (c) => {
    const { id, form } = await readStep(c);
    if (id === null) return notFoundPage(c);
    const text = readNote(form);
    if (text === null) return showLead(c, id, { problem: 'Write a note first.', status: 422 });
    return answer(c, id, await inboxOf(c).note({ id, by: c.get('member'), text }), 'Noted.', {});
  }),
  route('POST', leadsUrls.assign, 'leads.work', async (c) => {
    const { id, revision, form } = await readStep(c);
    if (id === null) return notFoundPage(c);
    const inbox = inboxOf(c);
    const to = (await inbox.handlers()).find((handler) => handler.id === form['to']) ?? null;
    if (to === null && form['to'] !== '') {
      const problem = 'That member cannot take leads.';
      return showLead(c, id, { problem, status: 422, seen: revision });
    }
    const step = { id, expectedRevision: revision, by: c.get('member') };
    const outcome = await inbox.assign({ ...step, to });
    const kept = { seen: revision, typed: { assignee: form['to'] } };
    return answer(c, id, outcome, to ? `Given to ${to.name}.` : 'Given to nobody.', kept);
  }),
  route('POST', leadsUrls.reply, 'leads.work', async (c) => {
    const { id, revision, form } = await readStep(c);
    if (id === null) return notFoundPage(c);
    const draft = readReply(form);
    const { template } = form;
    if (template !== undefined)
      return wantsJson(c)
        ? answerTemplate(c, id, { draft, template })
        : showLead(c, id, { draft, template, seen: revision });
    if (Object.keys(draft.problems).length > 0) {
      const problem = 'The mail was not sent.';
      return showLead(c, id, { problem, status: 422, draft, seen: revision });
    }
    const { subject, body } = draft;
    const by = c.get('member');
    const step = { id, expectedRevision: revision, by, subject, body };
    const outcome = await sentOnce(c, step, await inboxOf(c).reply(step));
    if (outcome.outcome === 'changed' && form['after'] === 'next') {
      const next = await inboxOf(c).nextWaiting(id, by.id);
      const done = `Mail to ${leadName(outcome.lead)} on its way.`;
      return next
        ? redirectWith(c, leadsUrls.lead(next.id), `${done} This one waits next.`)
        : redirectWith(c, leadsUrls.inbox(), done);
    }
    return answer(c, id, outcome, 'Mail on its way.', { seen: revision, draft });
  }),
  route('POST', leadsUrls.merge, 'leads.work', async (c) => {
    const { id, revision, form } = await readStep(c);
    const intoId = readId(form['into']);
    if (id === null || intoId === null) return notFoundPage(c);
    const step = { id, expectedRevision: revision, by: c.get('member') };
    const outcome = await inboxOf(c).merge({ ...step, intoId });
    if (outcome.outcome === 'changed') {
      return redirectWith(c, leadsUrls.lead(intoId), 'Merged: both messages stand here now.');
    }
    return answer(c, id, outcome, '', { seen: revision });
  }),
  route('POST', leadsUrls.unmerge, 'leads.work', async (c) => {
    const { id, revision } = await readStep(c);
    if (id === null) return notFoundPage(c);
    const step = { id, expectedRevision: revision, by: c.get('member') };
    const outcome = await inboxOf(c).unmerge(step);
    const state = outcome.outcome === 'changed' ? leadStates[outcome.lead.state] : '';
    return answer(c, id, outcome, `Taken apart: it is “${state}” again.`, { seen: revision });
  }),
];

const inboxOf = (c: Context<StaffEnv>) => c.get('staff').leads.inbox;

async function readStep(c: Context<StaffEnv>) {
  const form = await readTextForm(c);
  // A form without its revision is not ours: no row has revision 0, so it changes nothing.
  return { id: readId(c.req.param('id')), revision: readId(form['revision']) ?? 0, form };
}

/** The second press of an impatient finger finds its own mail on its way, not somebody else's change. */
async function sentOnce(
  c: Context<StaffEnv>,
  { id, by, subject, body }: Parameters<LeadInbox['reply']>[0],
  outcome: InboxOutcome,
): Promise<InboxOutcome> {
  if (outcome.outcome !== 'conflict') return outcome;
  const last = (await inboxOf(c).read(id))?.replies.at(-1);
  const isOurs = last?.author.id === by.id && last.subject === subject && last.body === body;
  return isOurs ? { outcome: 'changed', lead: outcome.current } : outcome;
}

function readNote(form: Record<string, string>): string | null {
  const note = oneLine(form['note'] ?? '').slice(0, longestNote);
  return isBlank(note) ? null : note;
}

function answer(
  c: Context<StaffEnv>,
  id: number,
  outcome: InboxOutcome,
  done: string,
  kept: Pick<ShownWith, 'seen' | 'draft' | 'typed'>,
): Response | Promise<Response> {
  switch (outcome.outcome) {
    case 'changed':
      return redirectWith(c, leadsUrls.lead(id), done);
    case 'missing':
      return notFoundPage(c);
    case 'conflict':
      return showLead(c, id, {
        ...kept,
        problem:
          'Somebody changed this lead while you had it open. Nothing of yours was done; below is how it stands now.',
        status: 409,
      });
    case 'refused':
      return showLead(c, id, {
        ...kept,
        problem: 'That step is not possible in the state the lead is in now.',
        status: 422,
      });
  }
}
