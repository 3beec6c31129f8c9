import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import type { Lead } from '#domain/leads/lead.ts';
import { isBlank } from '#domain/forms/read-text.ts';
import {
  fillTemplate,
  firstSubject,
  languageOfLead,
  type ReplyTemplate,
} from '#domain/leads/inbox/reply-templates.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { pathIn } from '#messages/languages.ts';
import { urls } from '#site/urls.ts';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { settleNow, type SettledQuote } from '#domain/quotes/quote-rows.ts';
import { quotedChoices } from './quote-panel.tsx';
import { LeadDetailPage } from './lead-page.tsx';
import { leadName } from './lead-words.ts';
import type { TypedStep } from './lead-steps.tsx';
import type { ReplyDraft } from '../../islands/reply/reply.tsx';

const mostTold = 5;

export interface ShownWith {
  problem?: string;
  /** What was done, where the page stays open with what is typed. */
  done?: string;
  status?: ContentfulStatusCode;
  /** What was typed and chosen, to be kept. */
  draft?: ReplyDraft;
  typed?: TypedStep;
  /** The revision of the page that was sent. */
  seen?: number;
  /** Id of the template to start from, or to go on with after what was typed. */
  template?: string;
}

/** The page of a lead as it is now, with what was typed and what went wrong. */
export async function showLead(
  c: Context<StaffEnv>,
  id: number,
  { problem, done, status, draft, template, typed, seen }: ShownWith = {},
): Promise<Response> {
  const { inbox, templates } = c.get('staff').leads;
  const { now } = c.get('services');
  const file = orNotFound(await inbox.read(id));
  const { revision } = file.lead;
  const wasChanged = status === 409;
  // What was refused for another reason keeps the revision it was typed for: it may be old as well.
  if (seen !== undefined && !wasChanged) file.lead.revision = seen;
  const member = c.get('member');
  const [bus, quotes, handlers, choices, next] = await Promise.all([
    publicBus(c, file.lead),
    Promise.all([file.lead, ...file.merged].map((one) => quoteOf(c, one))),
    inbox.handlers(),
    templates.list(),
    inbox.nextWaiting(id, member.id),
  ]);
  const begun = (one?: ReplyTemplate) => startFrom(c, file.lead, bus, one);
  const chosen = findTemplate(choices, template);
  return renderStaffPage(c, {
    title: `${done ? `${done} ` : ''}${leadName(file.lead)}`,
    done,
    status,
    children: (
      <LeadDetailPage
        file={file}
        bus={bus}
        quotes={quotes}
        handlers={handlers}
        templates={choices}
        next={next}
        draft={draft && template ? goOn(draft, chosen, choices, begun) : (draft ?? begun(chosen))}
        typed={typed ?? {}}
        meanwhile={
          wasChanged && revision > (seen ?? 0)
            ? file.events.slice(-Math.min(mostTold, revision - (seen ?? 0))).toReversed()
            : []
        }
        problem={problem ?? null}
        may={{
          work: memberCan(member, 'leads.work'),
          erase: memberCan(member, 'leads.erase'),
          seeInventory: memberCan(member, 'inventory.read'),
        }}
        now={now()}
        office={c.get('services').settings.office}
      />
    ),
  });
}

/** What is written already with a template filled in for the lead, for the page that is open. */
export async function answerTemplate(
  c: Context<StaffEnv>,
  id: number,
  { draft, template }: { draft: ReplyDraft; template: string },
): Promise<Response> {
  const { inbox, templates } = c.get('staff').leads;
  const [file, choices] = await Promise.all([inbox.read(id), templates.list()]);
  const chosen = findTemplate(choices, template);
  if (!file || !chosen) return c.json({ problem: 'There is no such template any more.' }, 404);
  const bus = await publicBus(c, file.lead);
  const begun = (one?: ReplyTemplate) => startFrom(c, file.lead, bus, one);
  const { subject, body } = goOn(draft, chosen, choices, begun);
  return c.json({ subject, body });
}

const findTemplate = (choices: readonly ReplyTemplate[], id: string | undefined) =>
  choices.find((one) => String(one.id) === id);

/** The words of a template come in place of what nobody typed, after what somebody did. */
function goOn(
  written: ReplyDraft,
  template: ReplyTemplate | undefined,
  choices: readonly ReplyTemplate[],
  begun: (one?: ReplyTemplate) => ReplyDraft,
): ReplyDraft {
  if (!template) return { ...written, problems: {} };
  const [words, offered] = [begun(template), [begun(), ...choices.map((one) => begun(one))]];
  const isTyped = (name: 'subject' | 'body') =>
    !isBlank(written[name]) && offered.every((one) => one[name] !== written[name]);
  return {
    subject: isTyped('subject') ? written.subject : words.subject,
    body: isTyped('body') ? `${written.body}\n\n${words.body}` : words.body,
    problems: {},
  };
}

/** What the subject says before anybody types, in the language of whoever wrote. */
export const subjectFor = (c: Context<StaffEnv>, lead: Lead): string =>
  c.get('staff').leads.inLanguage(languageOfLead(lead), () => firstSubject(lead));

function startFrom(
  c: Context<StaffEnv>,
  lead: Lead,
  bus: BusDetail | null,
  template: ReplyTemplate | undefined,
): ReplyDraft {
  if (!template) {
    return { subject: subjectFor(c, lead), body: '', problems: {} };
  }
  const { settings, siteUrl } = c.get('services');
  // The page that the visitor reads, whatever the words of the template are in.
  const context = {
    company: settings.name,
    phone: settings.contactPhone.display,
    memberName: c.get('member').name,
    busLink: bus ? siteUrl + pathIn(languageOfLead(lead), urls.bus(bus)) : null,
  };
  return c.get('staff').leads.inLanguage(template.language, () => ({
    subject: fillTemplate(template.subject, lead, context),
    body: fillTemplate(template.body, lead, context)
      .replace(/\n{3,}/g, '\n\n')
      .trim(),
    problems: {},
  }));
}

/** Null for a lead that asks for none. */
async function quoteOf(c: Context<StaffEnv>, lead: Lead): Promise<SettledQuote | null> {
  const choices = quotedChoices(lead.details.choices);
  if (choices.length === 0) return null;
  return settleNow(choices, c.get('services').inventory);
}

/** Null when the lead names none, or it is not public at this moment. */
async function publicBus(c: Context<StaffEnv>, lead: Lead): Promise<BusDetail | null> {
  if (lead.bus === null) return null;
  const { inventory } = c.get('services');
  const first = await inventory.lookUp(String(lead.bus.id));
  const found =
    first.outcome === 'moved' ? await inventory.lookUp(`${first.id}-${first.slug}`) : first;
  return found.outcome === 'found' ? found.bus : null;
}
