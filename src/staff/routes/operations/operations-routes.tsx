import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isBlank, oneLine } from '#domain/forms/read-text.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { redirectWith } from '../../flash.ts';
import { readId } from '../../forms/read-id.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { JobsPage } from './jobs-page.tsx';
import { MailPage, MailsPage } from './mail-pages.tsx';
import { operationsUrls } from './operations-urls.ts';
import { OverviewPage } from './overview-page.tsx';

const mostJobs = 200;
const mostMails = 200;
const mostHolders = 20;
/** A mail brings its own styles and may load nothing and run nothing. */
const mailPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

export const operationsRoutes = [
  route('GET', operationsUrls.overview, 'operations.read', async (c) => {
    const service = serviceOf(c);
    const [health, topics, uploads, versions, backup] = await Promise.all([
      service.health(),
      service.topics(),
      service.uploads.holders(mostHolders),
      service.versions(),
      service.backup ? service.backup.state() : null,
    ]);
    return renderStaffPage(c, {
      title: 'Operations',
      children: (
        <OverviewPage
          health={health}
          topics={topics}
          uploads={uploads}
          versions={versions}
          backup={backup}
          hasMailbox={service.mailbox !== null}
          mayAct={memberCan(c.get('member'), 'operations.act')}
        />
      ),
    });
  }),
  route('GET', operationsUrls.jobs, 'operations.read', (c) => showJobs(c)),
  route('POST', operationsUrls.retryAll, 'operations.act', async (c) => {
    const topic = (await readTextForm(c))['topic'] ?? '';
    const jobs = await serviceOf(c).retryTopic(topic, c.get('member'));
    return redirectWith(c, operationsUrls.jobs(), `${jobs} will be tried again.`);
  }),
  route('POST', operationsUrls.retry, 'operations.act', async (c) => {
    const id = readId(c.req.param('id'));
    if (id === null || !(await serviceOf(c).retry(id, c.get('member')))) return goneJob(c);
    return redirectWith(c, operationsUrls.jobs(), 'It will be tried again within a second.');
  }),
  route('POST', operationsUrls.discard, 'operations.act', async (c) => {
    const id = readId(c.req.param('id'));
    const reason = oneLine((await readTextForm(c))['reason'] ?? '').slice(0, 300);
    if (isBlank(reason)) return showJobs(c, 'Write why it is given up.', 422, id);
    if (id === null || !(await serviceOf(c).discard(id, reason, c.get('member'))))
      return goneJob(c);
    return redirectWith(c, operationsUrls.jobs(), 'Discarded; the reason is in the audit log.');
  }),
  route('POST', operationsUrls.discardUploads, 'operations.act', async (c) => {
    const id = readId(c.req.param('id'));
    const files = id === null ? 0 : await serviceOf(c).uploads.discard(id, c.get('member'));
    const said = `Photos given up: ${files}. Their sender can begin anew.`;
    return files > 0
      ? redirectWith(c, operationsUrls.overview(), said)
      : redirectWith(c, operationsUrls.overview(), 'Nothing is on its way there now.', 'problem');
  }),
  route('GET', operationsUrls.mails, 'operations.read', async (c) => {
    const mails = await orNotFound(serviceOf(c).mailbox).list(mostMails);
    return renderStaffPage(c, { title: 'Mailbox', children: <MailsPage mails={mails} /> });
  }),
  route('GET', operationsUrls.mail, 'operations.read', async (c) => {
    const read = await openMail(c);
    return renderStaffPage(c, {
      title: read.mail.subject,
      children: <MailPage {...read} />,
    });
  }),
  route('GET', operationsUrls.mailHtml, 'operations.read', async (c) => {
    const read = await openMail(c);
    c.header('content-security-policy', mailPolicy);
    return c.html(read.mail.html);
  }),
  route('POST', operationsUrls.backup, 'operations.act', async (c) => {
    const problem = await orNotFound(serviceOf(c).backup).run(c.get('member'));
    if (problem !== null)
      return redirectWith(
        c,
        operationsUrls.overview(),
        `No backup was made: ${problem}.`,
        'problem',
      );
    return redirectWith(c, operationsUrls.overview(), 'Backed up and verified.');
  }),
];

const serviceOf = (c: Context<StaffEnv>) => c.get('staff').operations;

async function openMail(c: Context<StaffEnv>) {
  const number = orNotFound(readId(c.req.param('number')));
  return orNotFound(await orNotFound(serviceOf(c).mailbox).find(number, c.get('member')));
}

async function showJobs(
  c: Context<StaffEnv>,
  problem: string | null = null,
  status: ContentfulStatusCode = 200,
  reasonOf: number | null = null,
): Promise<Response> {
  const jobs = await serviceOf(c).deadJobs(mostJobs);
  return renderStaffPage(c, {
    title: 'Failed jobs',
    status,
    children: (
      <JobsPage
        jobs={jobs}
        mayAct={memberCan(c.get('member'), 'operations.act')}
        problem={problem}
        problemAt={jobs.find(({ id }) => id === reasonOf)?.id ?? null}
      />
    ),
  });
}

const goneJob = (c: Context<StaffEnv>) =>
  showJobs(c, 'That job is not among the failed ones any more; somebody was quicker.', 409);
