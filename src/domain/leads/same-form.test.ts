import { describe, expect, it } from 'vitest';
import { textField, type FormField } from '../forms/form-field.ts';
import { samenessOf } from '../forms/read-form.ts';
import { hashText } from '../hash-text.ts';
import {
  leadForms,
  leadKinds,
  type LeadField,
  type LeadKind,
  type LeadTyped,
} from './lead-forms.ts';
import { createSubmitLead } from './submit-lead.ts';
import { openingHours } from '../office/opening-hours.ts';
import { tourSlots } from './tour-slots.ts';

const now = new Date('2026-11-02T12:00:00.000Z');
const bus = { id: 17, stockNumber: 'A-17', title: '2015 Ford E-450 Shuttle' };

/** The fingerprint under which a form is stored. */
async function fingerprint(kind: LeadKind, typed: LeadTyped, about: typeof bus | null = null) {
  let print: string | null = null;
  const submit = createSubmitLead({
    now: () => now,
    leads: {
      countSameText: () => Promise.resolve(0),
      submit: ({ idempotency }) => {
        print = idempotency.fingerprint;
        return Promise.resolve({ outcome: 'kept', reference: 'OM-TEST' });
      },
    },
  });
  const signals = { honeypotFilled: false, fillMs: null };
  const answer = await submit({ kind, typed, bus: about, key: 'k'.repeat(20), signals });
  expect(answer).toMatchObject({ outcome: 'received' });
  return print;
}

/** Two values that a field takes, whatever it is. */
function twoValues(field: FormField): [string, string] {
  if (field.name === 'choices') return ['1002x3', '1003-4-7'];
  if (field.control === 'email') return ['zoe@example.com', 'al@example.com'];
  if (field.control === 'tel') return ['(856) 555-0100', '(856) 555-0101'];
  const offered = [
    ...Object.keys(field.choices ?? {}),
    ...(field.momentsAt?.(now, openingHours) ?? []),
  ];
  const [one = 'One', two = 'Two'] = offered.filter(Boolean);
  return [one, two];
}

describe('two forms are the same', () => {
  it.each(leadKinds)('only when every field of a %s form is', async (kind) => {
    const fields: readonly LeadField[] = leadForms[kind].fields;
    const typed = Object.fromEntries(fields.map((one) => [one.name, twoValues(one)[0]]));
    const prints = [
      await fingerprint(kind, typed),
      await fingerprint(kind, typed, bus),
      ...(await Promise.all(
        fields.map((one) => fingerprint(kind, { ...typed, [one.name]: twoValues(one)[1] })),
      )),
    ];
    expect(new Set(prints).size).toBe(fields.length + 2);
  });

  it('only when a field that was added is', () => {
    const fields = [...leadForms.callback.fields, textField('company', 'Company')];
    expect(samenessOf(fields, { callTime: 'late', company: 'One' })).toEqual({
      callTime: 'late',
      company: 'One',
    });
  });

  it('however an address is written', async () => {
    const typed = { firstName: 'Zoë', message: 'Hello' };
    expect(await fingerprint('contact', { ...typed, email: 'Zoe@Example.com' })).toBe(
      await fingerprint('contact', { ...typed, email: 'zoe@example.com' }),
    );
  });

  const [slot] = tourSlots(now);
  it.each<[LeadKind, LeadTyped, string]>([
    [
      'contact',
      { firstName: 'Zoë', phone: '(856) 555-0100', email: 'Zoe@example.com', message: 'Hello' },
      '{"kind":"contact","firstName":"Zoë","lastName":null,"phone":"(856) 555-0100","phoneE164":"+18565550100","message":"Hello","email":"zoe@example.com","bus":17}',
    ],
    [
      'callback',
      { firstName: 'Al', phone: '856-555-0101', callTime: 'morning' },
      '{"kind":"callback","firstName":"Al","lastName":null,"phone":"856-555-0101","phoneE164":"+18565550101","message":null,"email":null,"callTime":"morning","bus":17}',
    ],
    [
      'video-tour',
      { firstName: 'Al', email: 'al@example.com', slot: slot?.startsAt },
      `{"kind":"video-tour","firstName":"Al","lastName":null,"phone":null,"phoneE164":null,"message":null,"email":"al@example.com","slot":"${slot?.startsAt}","bus":17}`,
    ],
    [
      'bus-alert',
      { email: 'al@example.com', wanted: '15 seats' },
      '{"kind":"bus-alert","firstName":null,"lastName":null,"phone":null,"phoneE164":null,"message":null,"email":"al@example.com","wanted":"15 seats","bus":17}',
    ],
  ])('as a released version stored it: %s', async (kind, typed, words) => {
    expect(await fingerprint(kind, typed, bus)).toBe(await hashText(words));
  });
});
