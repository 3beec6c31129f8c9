import type { Example } from '#site/ui/example.ts';
import { urls } from '#site/urls.ts';
import { Island } from '../island.tsx';
import { DraftOffer } from './draft-offer.tsx';
import type { SellFormProps } from './sell-form-props.ts';
import { SellForm } from './sell-form.tsx';

const form: SellFormProps = {
  action: urls.sellYourBus(),
  button: 'Go on to the photos',
  typed: {},
  errors: [],
  problem: null,
  start: { key: '', stamp: '' },
  revision: null,
  groups: [
    { title: 'The bus', names: ['vin', 'year', 'make', 'wheelchairAccess', 'description'] },
    { title: 'How to reach you', intro: 'We need one way.', names: ['name', 'email'] },
  ],
  stateNames: {},
  privatePages: urls.sellStatus(''),
  worth: urls.busWorth(),
};

const asleep = (props: Partial<SellFormProps>) => (
  <Island name="sell-form" when="intent" component={SellForm} props={{ ...form, ...props }} />
);

const draft = { id: 'a', atMs: Date.parse('2025-11-03T12:00:00Z') };
const offer = (typed: Readonly<Record<string, string>>, token?: string) => (
  <DraftOffer
    draft={{ ...draft, typed, token }}
    privatePages={form.privatePages}
    onContinue={() => {}}
    onDiscard={() => {}}
  />
);

export const examples: readonly Example[] = [
  { name: 'empty', element: asleep({}) },
  {
    name: 'things to put right',
    element: asleep({
      typed: { year: '15', make: 'Ford' },
      errors: [
        { field: 'year', text: 'Enter the year with four digits, from 1940 to 2028' },
        { field: 'name', text: 'Enter your name' },
      ],
    }),
  },
  {
    name: 'not taken as a whole',
    element: asleep({ typed: { make: 'Ford' }, problem: 'We could not save your bus.' }),
  },
  {
    name: 'a bus half described',
    element: offer({ year: '2015', make: 'Ford', model: 'E-450', bodyManufacturer: 'Starcraft' }),
  },
  { name: 'a bus that was sent', element: offer({ make: 'Ford', model: 'E-450' }, '0'.repeat(32)) },
  { name: 'half described, without a name', element: offer({ name: 'Ruth' }) },
];
