import type { Context } from 'hono';
import type { InboxOutcome, InboxStep, LeadFile } from '#domain/leads/inbox/lead-inbox.ts';
import type { LeadEvent } from '#domain/leads/lead-repository.ts';
import { leadStates, type LeadState } from '#domain/leads/lead-states.ts';
import { isBlank, oneLine } from '#domain/forms/read-text.ts';
import { redirectWith } from '../../flash.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { notFoundPage, wantsJson } from '../../gate-answers.tsx';
import { orNotFound } from '../../or-not-found.ts';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { leadsUrls } from './leads-urls.ts';
import { readId } from '../../forms/read-id.ts';
import { leadName } from './lead-words.ts';
import { readReply } from './read-reply.ts';
import { answerTemplate, showLead, subjectFor, type ShownWith } from './show-lead.tsx';

const longestNote = 500;

/**
 * Every change of one lead: a form posts, the lead changes or the page says why not. The steps of a page
 * are one form, so that what is being written for one comes back when another one is taken.
 */
export const leadStepRoutes = [
  leadStep(leadsUrls.state, async (c, sent) => {
    const to = sent.form['to'] ?? '';
    if (!isState(to)) return notFoundPage(c);
    const changed = await inboxOf(c).changeState({ ...sent.step, to, note: sent.note });
    const outcome = await once(c, sent, changed, ({ lead }, ours) =>
      ours.some((event) => event.from !== to && event.to === to && lead.state === to),
    );
    return answer(c, sent, outcome, `Now “${leadStates[to]}”.`, withoutNote(sent));
  }),
  leadStep(leadsUrls.note, async (c, sent) => {
    const { step, note: text } = sent;
    const inbox = inboxOf(c);
    if (text === null)
      return showLead(c, step.id, { ...sent.kept, problem: 'Write a note first.', status: 422 });
    const noted = await once(c, sent, await inbox.note({ ...step, text }), (_, ours) =>
      ours.some((event) => event.note === text),
    );
    // Whatever others did meanwhile, a note stands beside it.
    const outcome =
      noted.outcome === 'conflict' ? await inbox.note({ id: step.id, by: step.by, text }) : noted;
    return answer(c, sent, outcome, 'Noted.', withoutNote(sent));
  }),
  leadStep(leadsUrls.assign, async (c, sent) => {
    const { step } = sent;
    const { assignee = sent.form['to'] } = sent.kept.typed;
    const inbox = inboxOf(c);
    const to = (await inbox.handlers()).find((handler) => handler.id === assignee) ?? null;
    if (to === null && assignee !== '') {
      const problem = 'That member cannot take leads.';
      return showLead(c, step.id, { ...sent.kept, problem, status: 422 });
    }
    const outcome = await once(c, sent, await inbox.assign({ ...step, to }), ({ lead }, ours) =>
      ours.some((event) => event.from === event.to && lead.assignee?.id === to?.id),
    );
    const done = to ? `Given to ${to.name}.` : 'Given to nobody.';
    return answer(c, sent, outcome, done, sent.left);
  }),
  leadStep(leadsUrls.reply, async (c, sent) => {
    const { step, form } = sent;
    const draft = readReply(form);
    const { subject, body, problems } = draft;
    const { template } = form;
    if (template !== undefined)
      return wantsJson(c)
        ? answerTemplate(c, step.id, { draft, template })
        : showLead(c, step.id, { ...sent.kept, draft, template });
    if (Object.keys(problems).length > 0) {
      const problem = 'The mail was not sent.';
      return showLead(c, step.id, { ...sent.kept, draft, problem, status: 422 });
    }
    const mailed = await inboxOf(c).reply({ ...step, subject, body });
    const outcome = await once(c, sent, mailed, ({ replies }) => {
      const last = replies.at(-1);
      return last?.author.id === step.by.id && last.subject === subject && last.body === body;
    });
    // A note that was not saved keeps its page open.
    if (outcome.outcome === 'changed' && form['after'] === 'next' && sent.note === null) {
      const next = await inboxOf(c).nextWaiting(step.id, step.by.id);
      const done = `Mail to ${leadName(outcome.lead)} on its way.`;
      return next
        ? redirectWith(c, leadsUrls.lead(next.id), `${done} This one waits next.`)
        : redirectWith(c, leadsUrls.inbox(), done);
    }
    return answer(c, sent, outcome, 'Mail on its way.', { typed: sent.left.typed });
  }),
  leadStep(leadsUrls.merge, async (c, sent) => {
    const intoId = orNotFound(readId(sent.form['into']));
    // The form is that of the page that is open, the lead that goes into it another one.
    const expectedRevision = readId(sent.form['merged']) ?? sent.step.expectedRevision;
    const step = { ...sent.step, expectedRevision };
    const merged = await inboxOf(c).merge({ ...step, intoId });
    const outcome = await once(c, { step }, merged, ({ lead }) => lead.mergedIntoId === intoId);
    if (outcome.outcome === 'conflict') {
      const problem = 'Somebody changed the other request meanwhile. Nothing of yours was done.';
      return showLead(c, intoId, { ...sent.kept, problem, status: 409 });
    }
    const into = (await inboxOf(c).read(intoId))?.lead;
    if (outcome.outcome === 'missing' || !into) return notFoundPage(c);
    const open = { ...sent, step: { ...sent.step, id: intoId } };
    const shown = outcome.outcome === 'changed' ? { ...outcome, lead: into } : outcome;
    const done = 'Merged: both messages stand here now.';
    return answer(c, open, shown, done, sent.left);
  }),
  leadStep(leadsUrls.unmerge, async (c, sent) => {
    const apart = await inboxOf(c).unmerge(sent.step);
    const outcome = await once(c, sent, apart, ({ lead }, ours) =>
      ours.some(({ from, to }) => from !== to && lead.mergedIntoId === null),
    );
    const state = outcome.outcome === 'changed' ? leadStates[outcome.lead.state] : '';
    return answer(c, sent, outcome, `Taken apart: it is “${state}” again.`, sent.left);
  }),
];

type Sent = Awaited<ReturnType<typeof readStep>>;

function leadStep<Pattern extends string>(
  at: { pattern: Pattern },
  take: (c: Context<StaffEnv>, sent: Sent & { step: InboxStep }) => Promise<Response>,
) {
  return route('POST', at, 'leads.work', async (c: Context<StaffEnv>) => {
    const id = readId(c.req.param('id'));
    return id === null ? notFoundPage(c) : take(c, await readStep(c, id));
  });
}

const inboxOf = (c: Context<StaffEnv>) => c.get('staff').leads.inbox;

const isState = (to: string): to is LeadState => Object.hasOwn(leadStates, to);

async function readStep(c: Context<StaffEnv>, id: number) {
  const form = await readTextForm(c);
  // A form without its revision is not ours: no row has revision 0, so it changes nothing.
  const expectedRevision = readId(form['revision']) ?? 0;
  const { note = '', assignee } = form;
  // A lead that cannot get a mail has a form without one.
  const draft = form['body'] === undefined ? undefined : { ...readReply(form), problems: {} };
  const text = oneLine(note).slice(0, longestNote);
  return {
    form,
    step: { id, expectedRevision, by: c.get('member') },
    note: isBlank(text) ? null : text,
    /** For a page that says why the step was not taken. */
    kept: { seen: expectedRevision, draft, typed: { note, assignee } },
    /** What a step that takes neither leaves to be kept. */
    left: { draft, typed: { note } } satisfies Left,
  };
}

const withoutNote = ({ kept: { draft } }: Sent): Left => ({ draft });

type Left = Pick<ShownWith, 'draft' | 'typed'>;

/**
 * The second press of an impatient finger finds its own step taken, not somebody else's change: what
 * this member did since the page was opened, and how the lead stands.
 */
async function once(
  c: Context<StaffEnv>,
  { step: { id, expectedRevision, by } }: { step: InboxStep },
  outcome: InboxOutcome,
  isTaken: (file: LeadFile, ours: readonly LeadEvent[]) => boolean,
): Promise<InboxOutcome> {
  if (outcome.outcome !== 'conflict') return outcome;
  const file = await inboxOf(c).read(id);
  if (!file || file.lead.revision <= expectedRevision) return outcome;
  const since = file.events.slice(expectedRevision - file.lead.revision);
  const ours = since.filter(({ actor }) => actor === by.name);
  return isTaken(file, ours) ? { outcome: 'changed', lead: file.lead } : outcome;
}

/** `left`: what was typed for another step; as long as there is any, the page stays open with it. */
function answer(
  c: Context<StaffEnv>,
  { step: { id, expectedRevision }, kept }: Sent,
  outcome: InboxOutcome,
  done: string,
  { draft, typed }: Left,
): Response | Promise<Response> {
  switch (outcome.outcome) {
    case 'changed': {
      const { lead } = outcome;
      const isWritten = draft && !(isBlank(draft.body) && draft.subject === subjectFor(c, lead));
      if (!isWritten && isBlank(typed?.note ?? ''))
        return redirectWith(c, leadsUrls.lead(id), done);
      // Somebody else's change in between is still to be told.
      const seen = lead.revision > expectedRevision + 1 ? expectedRevision : undefined;
      return showLead(c, id, { done, draft, typed, seen });
    }
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
