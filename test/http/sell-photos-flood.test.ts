import { afterEach, beforeEach, expect, it } from 'vitest';
import { createSellPhotos, type PhotoUpload } from '#domain/selling/sell-photos.ts';
import type { Submission } from '#domain/selling/submission.ts';
import { say } from '#messages/i18n.ts';
import { createSeller, jpeg } from '#test/factories/seller.ts';
import { stubPhotoIntake } from '#test/factories/stub-photo-intake.ts';
import { createTestSite, testNow, type TestSite } from '#test/factories/test-site.ts';
import { stubPhotoEditing } from '#test/factories/stub-photo-editing.ts';

let site: TestSite;
let submission: Submission;
let decoded: number;
beforeEach(async () => {
  site = await createTestSite({ parts: { trustedProxies: 1 } });
  const seller = createSeller(site);
  ({ submission } = await seller.open(await seller.startDraft()));
  decoded = 0;
});
afterEach(() => site.close());

const photosOf = ({ submissions, arriving }: TestSite) =>
  createSellPhotos({
    submissions,
    arriving,
    editing: stubPhotoEditing,
    photoIntake: {
      async intake(source, photo) {
        decoded += 1;
        return stubPhotoIntake.intake(source, photo);
      },
    },
    now: () => testNow,
  });
const upload = (number: number, network = ''): PhotoUpload => ({
  source: jpeg(number),
  sizeBytes: null,
  fileName: null,
  clientId: null,
  network,
});
const many = (count: number) => Array.from({ length: count }, (_, at) => at);

it('of 60 photos at once for four places hardly more than four are decoded', async () => {
  const photos = photosOf(site);
  for (const at of many(20)) await photos.take(submission, upload(at));
  const answers = await Promise.all(
    many(60).map((at) => photos.take(submission, upload(100 + at))),
  );
  expect(answers.filter(({ outcome }) => outcome === 'added')).toHaveLength(4);
  // Four at a time: those that wait while the last place is taken are not begun.
  expect(decoded).toBeLessThan(20 + 2 * 4);
  const refused = answers.filter((answer) => answer.outcome === 'refused');
  expect(refused).toHaveLength(56);
  for (const { message } of refused) expect(say(message)).toMatch(/on their way|24 photos already/);
});

it('photos that are removed to make place for others come to an end as well', async () => {
  const photos = photosOf(site);
  const added: string[] = [];
  for (const at of many(200)) {
    const answer = await photos.take(submission, upload(at));
    if (answer.outcome === 'refused') {
      expect(answer.retry).toBe(true);
      expect(say(answer.message)).toContain('in an hour');
      continue;
    }
    added.push(answer.photo.name);
    await photos.change(submission, { what: 'remove', photoId: answer.photo.id });
  }
  expect(added).toHaveLength(96);
});

it('one address comes to an end with any number of drafts, and harms no other', async () => {
  const seller = createSeller(site);
  const photos = photosOf(site);
  let stored = 0;
  for (const draft of many(32)) {
    const opened = await seller.open(await seller.startDraft());
    for (const at of many(24)) {
      const number = draft * 24 + at;
      const answer = await photos.take(opened.submission, upload(number, '192.0.2.1'));
      if (answer.outcome === 'added') stored += 1;
    }
  }
  expect(stored).toBe(720);
  const other = await photos.take(submission, upload(5_000, '192.0.2.2'));
  expect(other.outcome).toBe('added');
});
