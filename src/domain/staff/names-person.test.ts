import { expect, it } from 'vitest';
import { storedLead } from '#test/factories/lead-factory.ts';
import { namesPerson } from './names-person.ts';

const isNamed = namesPerson([
  storedLead({ lastName: 'O’Brien-García', phone: '(856) 555-0100', phoneE164: '+18565550100' }),
  storedLead({ firstName: 'Jo', email: null }),
]);

it.each([
  'Zoe O’Brien Garcia, picks it up in May',
  'paid by ZOE@example.com.',
  'call 856.555.0100 first',
  'call +1 (856) 555-0100',
])('finds who is meant by %j', (note) => expect(isNamed(note)).toBe(true));

it.each(['Zoë from the church', 'Jo', 'joe@zoe.example.com', '', 'stock 555-0100'])(
  'leaves %j, which may mean anybody',
  (note) => expect(isNamed(note)).toBe(false),
);
