import { expect, it } from 'vitest';
import { createPersonFile } from './person-file.ts';

it('erases the leads last, by which an interrupted erasure is asked for again', async () => {
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
      findByEmail: async () => [],
      photos: async () => [],
      history: async () => [],
      inspections: async () => [],
      eraseByEmail: async (email, actor) => {
        done.push([email, actor]);
        return { submissions: 2, pictures: [] };
      },
    },
  });
  expect(await file.erasePerson(1, by)).toMatchObject({ submissions: 2 });
  expect(done).toEqual([['zoe@example.com', by], 'leads']);
});
