import { createHash, randomUUID } from 'node:crypto';
import type { SubmissionRepository } from '#domain/selling/submission-repository.ts';
import type { Submission, SubmissionDetails } from '#domain/selling/submission.ts';

export const submissionDetails: SubmissionDetails = {
  name: 'Ruth O’Neil',
  phone: '(856) 555-0142',
  phoneE164: '+18565550142',
  email: 'ruth@example.com',
  contactWay: 'any',
  bestTime: 'any',
  year: 2015,
  make: 'Ford',
  model: 'E-450',
  bodyManufacturer: 'Starcraft',
  mileageMiles: 84_500,
  vin: null,
  description: 'Runs and drives.\nLift works.',
  passengers: 24,
  wheelchairPlaces: null,
  wheelchairAccess: 'lift',
  state: 'NJ',
  city: 'Pedricktown',
  zipCode: '08067',
  askingPriceCents: 2_450_000,
  quantity: 1,
};

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

/** A start request; the same key and details again make the same request. */
export function newStart(details: Partial<SubmissionDetails> = {}, key: string = randomUUID()) {
  const whole = { ...submissionDetails, ...details };
  const secret = randomUUID().replaceAll('-', '');
  return {
    submission: {
      reference: `OM-${secret.slice(0, 4)}-${secret.slice(4, 8)}-${secret.slice(8, 12)}`,
      token: secret,
      details: whole,
      spamScore: 0,
      spamReasons: [],
    },
    idempotency: { keyHash: hash(key), fingerprint: hash(JSON.stringify(whole)) },
    jobs: [{ topic: 'submission-remind' as const }],
  };
}

export async function startSubmission(
  submissions: SubmissionRepository,
  details: Partial<SubmissionDetails> = {},
): Promise<Submission> {
  const started = await submissions.start(newStart(details));
  if (started.outcome !== 'stored') throw new Error(`start answered ${started.outcome}`);
  return started.submission;
}

/** A photo as intake leaves it; another number, another picture. */
export function newPhoto(number: number, clientId: string = `client-${number}`) {
  return {
    clientId,
    name: `photos/${String(number).padStart(32, '0')}.webp`,
    widthPx: 1_600,
    heightPx: 1_200,
    placeholder: null,
    fileName: `IMG_${number}.jpg`,
  };
}
