import type { Context } from 'hono';
import { submissionTitle, type Submission } from '#domain/selling/submission.ts';
import { busFields } from '#domain/inventory/fields/bus-fields.ts';
import { isBlank, isSameText } from '#domain/forms/read-text.ts';
import { fieldTexts } from '#domain/staff/inventory/field-texts.ts';
import { sellFields } from '#domain/selling/sell-form.ts';
import { say, type Text } from '#messages/i18n.ts';
import { Moment } from '../../layout/moment.tsx';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { SubmissionStateBadge } from './submission-state.tsx';
import { submissionUrls } from './submission-urls.ts';
import { StaffHeading } from '../../layout/staff-heading.tsx';
import { Fact } from '../../ui/fact.tsx';

const labels = new Map<string, Text>([
  ...busFields.map(({ key, label }) => [key, label] as const),
  ...sellFields.map(({ name, label }) => [name, label] as const),
  ['message', 'Your question'],
  ['reason', 'Why'],
  ['text', 'Note'],
]);
const silent = new Set(['revision', 'status', 'tell']);

/** Somebody was quicker: who, what, and everything that was typed, to be sent once more or left. */
export async function showConflict(
  c: Context<StaffEnv>,
  current: Submission,
  posted: Record<string, string>,
  /** What is stored, by the names of the form that was sent; the listing's, unless told. */
  form?: Record<string, string>,
): Promise<Response> {
  const review = await c.get('staff').submissions.open(current.reference);
  const last = review?.history.at(-1);
  const stored: Record<string, string> = form ?? (review ? fieldTexts(review.draft) : {});
  const told = Object.entries(posted).filter(([name, value]) =>
    Object.hasOwn(stored, name)
      ? !isSameText(value, stored[name])
      : !silent.has(name) && !isBlank(value),
  );
  return renderStaffPage(c, {
    title: 'Somebody was quicker',
    status: 409,
    children: (
      <>
        <StaffHeading title="Somebody was quicker" />
        <section className="staff-panel">
          <p>
            While you looked at <strong>{submissionTitle(current)}</strong>, it was changed. Nothing
            of yours was applied, and nothing is lost.
          </p>
          <dl className="staff-facts staff-space-above">
            <Fact label="Now">
              <SubmissionStateBadge state={current.state} />
            </Fact>
            {last ? (
              <Fact label="Changed by">
                {last.actor}, <Moment at={last.at} />
                {last.note ? `: ${last.note}` : ''}
              </Fact>
            ) : null}
          </dl>
          <form method="post" action={c.req.path} className="actions staff-space-above">
            {Object.entries(posted).map(([name, value]) =>
              name === 'revision' ? null : (
                <textarea key={name} name={name} defaultValue={value} hidden readOnly />
              ),
            )}
            <input type="hidden" name="revision" value={current.revision} />
            <a className="button button-primary" href={submissionUrls.one(current.reference)}>
              Look at it as it is now
            </a>
            <button className="button">Do it anyway</button>
          </form>
        </section>
        {told.length > 0 ? (
          <section className="staff-panel">
            <h2>What you typed</h2>
            <dl className="staff-facts">
              {told.map(([name, value]) => (
                <Fact key={name} label={say(labels.get(name) ?? name)}>
                  {isBlank(value) ? '–' : value}
                  {Object.hasOwn(stored, name) ? (
                    <p className="hint">Now: {stored[name] || '–'}</p>
                  ) : null}
                </Fact>
              ))}
            </dl>
          </section>
        ) : null}
      </>
    ),
  });
}
