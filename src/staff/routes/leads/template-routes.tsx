import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { unknownField } from '#domain/leads/inbox/reply-templates.ts';
import { isBlank, lengthOf, manyLines, oneLine } from '#domain/forms/read-text.ts';
import { languageOf, languages } from '#messages/languages.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { redirectWith } from '../../flash.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { lastDoer } from '../audit/latest-entries.tsx';
import { leadsUrls } from './leads-urls.ts';
import { readId } from '../../forms/read-id.ts';
import { TemplatePage, type TemplateDraft } from './template-page.tsx';
import { TemplatesPage } from './templates-page.tsx';

/** Texts that replies start from. */
export const templateRoutes = [
  route('GET', leadsUrls.templates, 'leads.read', async (c) =>
    renderStaffPage(c, {
      title: 'Reply templates',
      children: (
        <TemplatesPage
          templates={await c.get('staff').leads.templates.list()}
          mayWork={memberCan(c.get('member'), 'leads.work')}
        />
      ),
    }),
  ),
  route('GET', leadsUrls.template, 'leads.read', async (c) => {
    const key = c.req.param('id');
    if (key === 'new') {
      const empty = {
        name: '',
        subject: '',
        body: '',
        language: undefined,
        revision: 0,
        problems: {},
      };
      return showTemplate(c, null, empty);
    }
    const id = readId(key);
    const template = orNotFound(id === null ? null : await c.get('staff').leads.templates.find(id));
    return showTemplate(c, template.id, { ...template, problems: {} });
  }),
  route('POST', leadsUrls.template, 'leads.work', async (c) => {
    const key = c.req.param('id');
    const id = key === 'new' ? null : readId(key);
    if (id === null && key !== 'new') return notFoundPage(c);
    const draft = readTemplate(await readTextForm(c));
    if (Object.keys(draft.problems).length > 0) return showTemplate(c, id, draft, 422);
    const { name, subject, body, language, revision } = draft;
    const stored = await c.get('staff').leads.templates.store({
      id,
      expectedRevision: revision,
      name,
      subject,
      body,
      language,
      by: c.get('member'),
    });
    switch (stored.outcome) {
      case 'stored':
        return redirectWith(c, leadsUrls.templates(), `“${name}” is saved.`);
      case 'missing':
        return notFoundPage(c);
      case 'name-taken':
        draft.problems.name = 'Another template has this name';
        return showTemplate(c, id, draft, 422);
      case 'conflict':
        draft.notice = `${await whoSaved(c, stored.current.id)} saved this template meanwhile. Saving now puts yours in place of theirs.`;
        for (const field of ['name', 'subject', 'body'] as const)
          if (stored.current[field] !== draft[field])
            draft.problems[field] = `Theirs reads: ${stored.current[field]}`;
        draft.language ??= stored.current.language;
        if (stored.current.language !== draft.language)
          draft.problems.language = `Theirs is in ${languages[stored.current.language].name}`;
        return showTemplate(c, id, { ...draft, revision: stored.current.revision }, 409);
    }
  }),
  route('POST', leadsUrls.removeTemplate, 'leads.work', async (c) => {
    const id = orNotFound(readId(c.req.param('id')));
    const { templates } = c.get('staff').leads;
    const { revision } = await readTextForm(c);
    const seen = revision === undefined ? null : (readId(revision) ?? 0);
    const outcome = await templates.remove(id, seen, c.get('member'));
    const current = outcome === 'conflict' ? await templates.find(id) : null;
    if (current) {
      const notice = `${await whoSaved(c, id)} saved this template meanwhile, so it is still here. This is how it reads now.`;
      return showTemplate(c, id, { ...current, notice, problems: {} }, 409);
    }
    return redirectWith(c, leadsUrls.templates(), 'The template is gone.');
  }),
];

async function whoSaved(c: Context<StaffEnv>, id: number): Promise<string> {
  const subject = { subjectKind: 'reply-template', subjectId: String(id) };
  return (await lastDoer(c, subject, ['reply-template.store'])) ?? 'Somebody';
}

function readTemplate(form: Record<string, string>): TemplateDraft {
  const name = oneLine(form['name'] ?? '');
  const subject = oneLine(form['subject'] ?? '');
  const body = manyLines(form['body'] ?? '');
  const problems: TemplateDraft['problems'] = {};
  if (isBlank(name) || lengthOf(name) > 80) problems.name = 'A name of at most 80 characters';
  if (isBlank(subject) || lengthOf(subject) > 200) {
    problems.subject = 'A subject of at most 200 characters';
  }
  if (isBlank(body) || lengthOf(body) > 20_000) {
    problems.body = 'A message of at most 20,000 characters';
  }
  for (const field of ['subject', 'body'] as const) {
    if (problems[field]) continue;
    const unknown = unknownField(field === 'subject' ? subject : body);
    if (unknown !== null) problems[field] = `“${unknown}” is not one of the fields below`;
  }
  const language = languageOf(form['language']) ?? undefined;
  return { name, subject, body, language, revision: readId(form['revision']) ?? 0, problems };
}

function showTemplate(
  c: Context<StaffEnv>,
  id: number | null,
  draft: TemplateDraft,
  status: ContentfulStatusCode = 200,
): Response {
  return renderStaffPage(c, {
    title: id === null ? 'New template' : draft.name,
    status,
    children: (
      <TemplatePage id={id} draft={draft} mayWork={memberCan(c.get('member'), 'leads.work')} />
    ),
  });
}
