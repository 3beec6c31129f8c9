import type { InboxLead } from '#domain/leads/inbox/lead-inbox.ts';
import { languageOfLead, type ReplyTemplate } from '#domain/leads/inbox/reply-templates.ts';
import { leadCan } from '#domain/leads/lead-states.ts';
import { leadFormId, Reply, type ReplyDraft } from '#staff/islands/reply/reply.tsx';
import type { TemplateGroup } from '#staff/islands/reply/reply-template-list.tsx';
import { languageCodes, languages } from '#messages/languages.ts';
import { StaffIsland } from '#staff/islands/staff-island.tsx';
import { leadsUrls } from './leads-urls.ts';

/** A mail to the visitor, if they can get one. */
export function ReplyPanel(props: {
  lead: InboxLead;
  templates: readonly ReplyTemplate[];
  draft: ReplyDraft;
  /** Another lead waits and can be opened at once. */
  thenNext: boolean;
}) {
  const { lead, templates, draft, thenNext } = props;
  const why = whyNoMail(lead);
  if (why !== null) {
    return (
      <section className="staff-panel" id="reply">
        <h2>Reply</h2>
        <p className="text-muted">{why}</p>
        <form id={leadFormId} method="post" action={leadsUrls.reply(lead.id)}>
          <input type="hidden" name="revision" value={lead.revision} />
          {/* What was being written is there again once it can be sent. */}
          <input type="hidden" name="subject" value={draft.subject} />
          <input type="hidden" name="body" value={draft.body} />
        </form>
      </section>
    );
  }
  return (
    <section className="staff-panel" id="reply">
      <h2>Reply to {lead.email}</h2>
      <StaffIsland
        name="reply"
        when="intent"
        component={Reply}
        props={{
          address: leadsUrls.reply(lead.id),
          revision: lead.revision,
          templates: templateGroups(lead, templates),
          draft,
          thenNext,
        }}
      />
    </section>
  );
}

/** Those of the lead's language first; which is taken stays with who answers. */
function templateGroups(lead: InboxLead, templates: readonly ReplyTemplate[]): TemplateGroup[] {
  const own = languageOfLead(lead);
  return [own, ...languageCodes.filter((code) => code !== own)].flatMap((code) => {
    const found = templates.filter(({ language }) => language === code);
    const language = languages[code].name;
    const shown = found.map(({ id, name }) => ({
      id,
      // The name of the group says it already.
      name: name.replace(` (${language})`, ''),
      href: leadsUrls.lead(lead.id, id),
    }));
    return found.length > 0 ? { language, templates: shown } : [];
  });
}

function whyNoMail(lead: InboxLead): string | null {
  if (lead.email === null) return 'No e-mail address was given: call instead.';
  // The answer would stand where nobody reads it, and the one that waits would go on waiting.
  if (lead.mergedIntoId !== null) return 'Merged: answer in the request that it was merged into.';
  return leadCan.receiveMail(lead) ? null : 'Spam gets no mail. Reopen the request first.';
}
