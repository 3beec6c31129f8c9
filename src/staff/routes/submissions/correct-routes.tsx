import type { Context } from 'hono';
import { redirectWith } from '../../flash.ts';
import { formValuesOf } from '#domain/selling/present-submission.ts';
import type { SellFieldError } from '#domain/selling/read-sell-form.ts';
import { sellFields, type SellFormValues } from '#domain/selling/sell-form.ts';
import { readTextForm } from '../../forms/read-form.ts';
import { orNotFound } from '../../or-not-found.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import { route } from '../../staff-route.ts';
import type { StaffEnv } from '../../staff-services.ts';
import { submissionUrls } from './submission-urls.ts';
import { CorrectPage } from './correct-page.tsx';
import { showConflict } from './show-conflict.tsx';
import { answerStep, requestOf, revisionOf } from './step-routes.tsx';

/** Correcting what the seller typed, by the rules of the seller's own form. */
export const correctRoutes = [
  route('GET', submissionUrls.correct, 'submissions.work', (c) => correctPage(c)),
  route('POST', submissionUrls.correct, 'submissions.work', async (c) => {
    const posted = await readTextForm(c);
    const typed: SellFormValues = Object.fromEntries(
      sellFields.map(({ name }) => [name, posted[name] ?? '']),
    );
    const answer = await c.get('staff').submissions.correct({ ...requestOf(c, posted), typed });
    if (answer.outcome === 'invalid-form')
      return correctPage(c, { values: typed, errors: answer.errors, seen: revisionOf(posted) });
    if (answer.outcome === 'conflict')
      return showConflict(c, answer.current, posted, formValuesOf(answer.current));
    // What was posted is this form's alone, and nothing of the review page's.
    return answer.outcome === 'changed'
      ? redirectWith(c, submissionUrls.one(c.req.param('reference')), 'Corrected.')
      : answerStep(c, answer, posted, 'Corrected.');
  }),
];

async function correctPage(
  c: Context<StaffEnv>,
  wrong?: {
    values: SellFormValues;
    errors: readonly SellFieldError[];
    /** The revision of the form that was sent. */
    seen: number;
  },
): Promise<Response> {
  const review = orNotFound(await c.get('staff').submissions.open(c.req.param('reference') ?? ''));
  return renderStaffPage(c, {
    title: 'Correct a submission',
    status: wrong ? 422 : 200,
    children: (
      <CorrectPage
        submission={review.submission}
        revision={wrong?.seen ?? review.submission.revision}
        values={wrong?.values ?? formValuesOf(review.submission)}
        errors={wrong?.errors ?? []}
      />
    ),
  });
}
