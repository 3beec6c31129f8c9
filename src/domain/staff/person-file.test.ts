import { expect, it } from 'vitest';
import type { Submission } from '../selling/submission.ts';
import { createPersonFile } from './person-file.ts';

it('forgets a person in inspections before the submissions go by which they are found', async () => {
  const done: unknown[] = [];
  const by = { id: 'm1', name: 'Ann' };
  const file = createPersonFile({
    inbox: {
      person: async () => [{ email: 'ZOE@example.com' }] as never,
      read: async () => null,
      erasePerson: async () => {
        done.push('leads');
        return { leads: 1, mails: 0 } as never;
      },
    },
    submissions: {
      findByEmail: async () =>
        [
          { id: 7, listingId: 1007 },
          { id: 8, listingId: null },
        ] as Submission[],
      photos: async () => [],
      eraseByEmail: async (email) => {
        done.push(email);
        return { submissions: 2, pictures: [] };
      },
    },
    inspections: { forgetOwners: async (of, actor) => void done.push([of, actor]) },
  });
  expect(await file.erasePerson(1, by)).toMatchObject({ submissions: 2 });
  const sold = [
    { submissionId: 7, listingId: 1007 },
    { submissionId: 8, listingId: null },
  ];
  expect(done).toEqual([[sold, by], 'zoe@example.com', 'leads']);
});
