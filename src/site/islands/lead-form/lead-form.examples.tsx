import { openingHours } from '#domain/office/opening-hours.ts';
import type { LeadKind } from '#domain/leads/lead-forms.ts';
import type { Example } from '#site/ui/example.ts';
import { urls } from '#site/urls.ts';
import type { LeadFormProps } from './lead-form-props.ts';
import { LeadForm } from './lead-form.tsx';

/** A Monday morning in the office. */
const now = '2026-11-02T14:00:00Z';
const longest = 'Bartholomew-Featherstonehaugh of the Greater Delaware Valley Transport District';

function propsOf(kind: LeadKind, more: Partial<LeadFormProps> = {}): LeadFormProps {
  return {
    kind,
    action: urls.contact(),
    button: 'Talk to a Specialist →',
    bus: null,
    asked: { now, office: openingHours },
    typed: {},
    errors: [],
    problem: null,
    start: { key: 'an-example-of-a-key', stamp: '' },
    ...more,
  };
}

const shown = (name: string, kind: LeadKind, more?: Partial<LeadFormProps>): Example => ({
  name,
  element: <LeadForm {...propsOf(kind, more)} />,
});

export const examples: readonly Example[] = [
  shown('to write to us', 'contact'),
  shown('about a bus', 'contact', {
    bus: { id: 1002, title: '2015 MCI J4500 56 Passenger Coach', stockNumber: 'C-2210' },
    typed: { message: 'I would like to know more about the 2015 MCI J4500 56 Passenger Coach.' },
  }),
  shown('with what is to be put right', 'contact', {
    typed: { firstName: longest, email: 'zoe@@' },
    errors: [
      {
        field: 'email',
        text: 'Enter an email address in the correct format, like name@example.com',
      },
      { field: 'message', text: 'Enter your message' },
    ],
  }),
  shown('that could not be saved', 'contact', {
    typed: { firstName: 'Zoë', email: 'zoe@example.com', message: 'Is the lift at the back?' },
    problem: 'We could not save your request. Please call (856) 555-0178. What you typed is here.',
  }),
  shown('to be called back', 'callback', { button: 'Call me back →' }),
  shown('to see a bus by video', 'video-tour', { button: 'Ask for this time →' }),
  shown('to hear of a bus', 'bus-alert', { button: 'Tell me when it comes →' }),
];
