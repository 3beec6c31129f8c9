import { limitInDatabase } from '#db/repositories/rate-buckets.ts';
import { refusal } from '#domain/media/photo-refusals.ts';
import { createSellPhotos } from '#domain/selling/sell-photos.ts';
import { startSubmission } from '#test/factories/submission-factory.ts';
import type { TestStaff } from '#test/factories/test-staff.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';

/** How many of so many photos, sent at once for so many buses of one network, were looked at. */
export async function photosAtOnce(
  { submissions, database }: Pick<TestStaff, 'submissions' | 'database'>,
  { network, callers, buses }: { network: string; callers: number; buses: number },
): Promise<number> {
  let looked = 0;
  const service = createSellPhotos({
    submissions,
    photoIntake: {
      async intake() {
        looked += 1;
        return refusal('damaged');
      },
    },
    editing: stubPhotoEditing,
    arriving: { hold: (_, work) => work() },
    makeLimit: limitInDatabase(database),
    now: () => new Date(),
  });
  const drafts = await Promise.all(
    Array.from({ length: buses }, () => startSubmission(submissions)),
  );
  const send = (turn: number) =>
    service.take(drafts[turn % buses]!, {
      source: new Uint8Array([turn]),
      sizeBytes: 1,
      fileName: null,
      clientId: `photo ${turn}`,
      network,
    });
  await Promise.all(Array.from({ length: callers }, (_, turn) => send(turn)));
  return looked;
}
