import type { SubmissionDetails } from '#domain/selling/submission.ts';
import { newStart } from './submission-factory.ts';
import type { TestStaff } from './test-staff.ts';

/** A bus with one photo that its seller has sent. */
export async function submitForReview(staff: TestStaff, details: Partial<SubmissionDetails> = {}) {
  const started = await staff.submissions.start(newStart(details));
  if (started.outcome !== 'stored') throw new Error(started.outcome);
  const { id } = started.submission;
  await staff.submissions.addPhoto({
    submissionId: id,
    photo: {
      clientId: 'one',
      name: `sell/${started.submission.token}.webp`,
      widthPx: 1200,
      heightPx: 800,
      placeholder: null,
      fileName: 'IMG_1.jpg',
    },
    most: 24,
  });
  const done = await staff.submissions.changeState({
    id,
    expectedRevision: null,
    actor: 'seller',
    to: 'submitted',
  });
  if (done.outcome !== 'changed') throw new Error(done.outcome);
  return done.submission;
}

/** The least that a bus is published with. */
export const plainBus = {
  status: 'published',
  category: 'shuttle',
  condition: 'used',
  year: '2015',
  bodyMake: 'Starcraft',
  state: 'NJ',
};
export const reviewPath = (reference: string, step = '') =>
  `/staff/submissions/${reference}${step === '' ? '' : `/${step}`}`;
