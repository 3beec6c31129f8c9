import { withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { listTitle, renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import { submissionUrls } from './submission-urls.ts';
import { correctRoutes } from './correct-routes.tsx';
import { QueuePage } from './queue-page.tsx';
import { queueCount, queueFilter, queueViewOf } from './queue-views.ts';
import { showReview } from './show-review.tsx';
import { stepRoutes } from './step-routes.tsx';

/** What sellers sent, and what becomes of it. */
export const submissionsRoutes = [
  route('GET', submissionUrls.list, 'submissions.read', async (c) => {
    const { submissions } = c.get('staff');
    const view = queueViewOf(c.req.query('view'));
    const words = withoutUnseen(c.req.query('q') ?? '').slice(0, 200);
    const [found, counts] = await Promise.all([
      submissions.list(queueFilter(view, { words, before: c.req.query('before') })),
      submissions.counts(words),
    ]);
    return renderStaffPage(c, {
      title: listTitle('Submissions', view.label, queueCount(view, counts)),
      children: (
        <QueuePage
          view={view.key}
          words={words}
          found={found}
          counts={counts}
          now={c.get('services').now()}
        />
      ),
    });
  }),
  route('GET', submissionUrls.one, 'submissions.read', (c) =>
    showReview(c, c.req.param('reference')),
  ),
  ...correctRoutes,
  ...stepRoutes,
];
