import { describe, expect, it } from 'vitest';
import { calmDown } from './calm-down.ts';

const missing = { field: 'email', text: 'Enter your email address' };
const wrong = { field: 'email', text: 'Enter an email address in the correct format' };
const phone = { field: 'phone', text: 'Enter a phone number or an e-mail address' };
const taken = { field: 'slot', text: 'Choose a day and time that is still free' };

describe('what is still to be put right while somebody types', () => {
  it.each([
    ['nothing of a field that is right', [missing], [missing], [], 'email', []],
    ['the words that are true now', [missing], [missing], [wrong], 'email', [wrong]],
    ['nothing new', [missing], [missing], [missing, phone], 'name', [missing]],
    ['nothing of a field that another one makes right', [phone], [phone], [], 'email', []],
    ['what only the server sees', [taken], [], [], 'email', [taken]],
    ['nothing of it once its field is typed in', [taken, wrong], [wrong], [wrong], 'slot', [wrong]],
  ])('is %s', (_, shown, before, after, typedIn, still) =>
    expect(calmDown({ shown, before, after, typedIn })).toEqual(still),
  );
});
