import { memberCan } from '#domain/staff/permissions.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { csvFile, fileRoute } from '../../file-route.ts';
import { notFoundPage } from '../../gate-answers.tsx';
import { orNotFound } from '../../or-not-found.ts';
import { redirectWith } from '../../flash.ts';
import { listTitle, renderStaffPage } from '../../layout/render-staff-page.tsx';
import { proved, route } from '../../staff-route.ts';
import { ErasePage } from './erase-page.tsx';
import { InboxPage } from './inbox-page.tsx';
import { leadCsv } from './lead-csv.ts';
import { leadStepRoutes } from './lead-step-routes.ts';
import { leadName } from './lead-words.ts';
import { leadsUrls } from './leads-urls.ts';
import { countIn, inboxRequest, inboxTabs, readInboxView } from './read-inbox-request.ts';
import { readId } from '../../forms/read-id.ts';
import { showLead } from './show-lead.tsx';
import { templateRoutes } from './template-routes.tsx';

export const leadsRoutes = [
  route('GET', leadsUrls.inbox, 'leads.read', async (c) => {
    const { inbox } = c.get('staff').leads;
    const member = c.get('member');
    const { now: clock, settings } = c.get('services');
    const now = clock();
    const view = readInboxView(c.req.query());
    const request = inboxRequest(view, member.id, now, settings.office);
    const [leads, counts, handlers, longest] = await Promise.all([
      inbox.page(request),
      // The tabs lead out of "Waiting too long", and keep the rest.
      inbox.counts({ ...request, createdBefore: undefined }),
      inbox.handlers(),
      memberCan(member, 'leads.work') ? inbox.nextWaiting(0, member.id) : null,
    ]);
    return renderStaffPage(c, {
      title: view.late
        ? listTitle('Leads', 'Waiting too long', leads.length)
        : listTitle('Leads', inboxTabs[view.tab], countIn(view.tab, counts)),
      children: (
        <InboxPage
          view={view}
          leads={leads}
          counts={counts}
          handlers={handlers}
          longest={longest?.id ?? null}
          mayExport={memberCan(member, 'export.run')}
          now={now}
          office={settings.office}
        />
      ),
    });
  }),
  fileRoute(leadsUrls.exportCsv, 'export.run', async (c) => {
    const view = readInboxView(c.req.query());
    const { now, settings } = c.get('services');
    const request = inboxRequest(view, c.get('member').id, now(), settings.office);
    return {
      ...csvFile('leads', leadCsv(c.get('staff').leads.inbox, request)),
      action: 'export.run',
      subject: ['export', 'leads'],
      after: { format: 'csv' },
    };
  }),
  ...templateRoutes,
  route('GET', leadsUrls.lead, 'leads.read', (c) => {
    const id = readId(c.req.param('id'));
    const template = c.req.query('template');
    if (id === null) return notFoundPage(c);
    return showLead(c, id, { template });
  }),
  ...leadStepRoutes,
  fileRoute(leadsUrls.person, 'leads.erase', async (c) => {
    const id = readId(c.req.param('id'));
    const { leads } = c.get('staff');
    const person = orNotFound(id === null ? null : await leads.exportPerson(id));
    return {
      name: 'person.json',
      type: 'application/json; charset=utf-8',
      body: JSON.stringify(person, null, 2),
      action: 'person.export',
      subject: ['lead', id!],
    };
  }),
  route('GET', leadsUrls.erase, 'leads.erase', async (c) => {
    const id = readId(c.req.param('id'));
    const leads = id === null ? [] : await c.get('staff').leads.inbox.person(id);
    const lead = orNotFound(leads.find((one) => one.id === id));
    return renderStaffPage(c, {
      title: `Erase ${leadName(lead)}`,
      children: <ErasePage lead={lead} leads={leads} problem={null} />,
    });
  }),
  route('POST', leadsUrls.erase, proved('leads.erase'), async (c) => {
    const id = readId(c.req.param('id'));
    const services = c.get('staff').leads;
    const leads = id === null ? [] : await services.inbox.person(id);
    const lead = orNotFound(leads.find((one) => one.id === id));
    const form = await readTextForm(c);
    if (form['confirm']?.trim().toUpperCase() !== 'ERASE') {
      return renderStaffPage(c, {
        title: `Erase ${leadName(lead)}`,
        status: 422,
        children: (
          <ErasePage lead={lead} leads={leads} problem="Type ERASE to show that you mean it" />
        ),
      });
    }
    const erased = await services.erasePerson(lead.id, c.get('member'));
    return redirectWith(
      c,
      leadsUrls.inbox(),
      `Erased: ${erased.leads} requests, ${erased.submissions} submissions, ${erased.mails} stored mails, ${erased.notes} notes on buses.`,
    );
  }),
];
