import { withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { normalizeState, usStates } from '#domain/inventory/vocabulary/states.ts';
import { callTimes } from '#domain/leads/call-times.ts';
import {
  choiceField,
  emailField,
  field,
  phoneField,
  textField,
  type FormField,
} from '../forms/form-field.ts';
import type { Typed } from '../forms/read-form.ts';
import { sellReaders } from './read-sell-values.ts';
import { contactWays, wheelchairAccess } from './submission.ts';

/** Nothing of another form is offered for a bus, and its words are no spelling test. */
const plain = { autoComplete: 'off', spellCheck: false } as const;
const figure = { ...plain, width: 'short', inputMode: 'numeric' } as const;
const states = Object.fromEntries(usStates.map(({ code, name }) => [code, name]));
const unchosen = { '': 'Choose' };

const theBus = [
  field('vin', 'VIN', sellReaders.vin, {
    ...plain,
    clean: withoutUnseen,
    autoCapitalize: 'characters',
    maxLength: 30,
    hint: '17 characters, on the door plate or the title. It tells buyers the year and the chassis.',
  }),
  field('year', 'Year', sellReaders.year, { ...figure, maxLength: 20 }),
  textField('make', 'Make', {
    ...plain,
    list: 'sell-make-list',
    hint: 'On the hood or the title, like Ford, Blue Bird or MCI.',
  }),
  textField('model', 'Model', {
    ...plain,
    list: 'sell-model-list',
    hint: 'Like E-450, Vision or D4505.',
  }),
  textField('bodyManufacturer', 'Body manufacturer', {
    ...plain,
    list: 'sell-body-list',
    hint: 'Often another company than the chassis, like Starcraft or Collins.',
  }),
  field('odometerMileage', 'Miles on the odometer', sellReaders.miles, {
    ...figure,
    maxLength: 60,
    hint: 'Today’s reading. Leave it empty if you cannot tell.',
  }),
  field('passengers', 'Passengers', sellReaders.passengers, {
    ...figure,
    maxLength: 40,
    hint: 'Seats without the driver’s.',
  }),
  choiceField('wheelchairAccess', 'Wheelchair access', wheelchairAccess, {
    ...plain,
    choices: { ...unchosen, ...wheelchairAccess },
  }),
  textField('description', 'Description', {
    ...plain,
    control: 'area',
    rows: 7,
    maxLength: 10_000,
    hint: 'Engine, transmission, air conditioning, tires, title, and what does not work. Buyers trust a bus whose faults are named.',
  }),
] as const;

const whereItStands = [
  field('zipCode', 'ZIP code', sellReaders.zipCode, {
    ...figure,
    autoComplete: 'postal-code',
    maxLength: 12,
    hint: 'We find city and state by it.',
  }),
  textField('city', 'City', { ...plain, autoComplete: 'address-level2' }),
  field('state', 'State', (text) => ({ value: normalizeState(text) }), {
    control: 'choice',
    autoComplete: 'address-level1',
    choices: { ...unchosen, ...states },
  }),
] as const;

const price = [
  field('askingPrice', 'Asking price in US dollars', sellReaders.priceCents, {
    ...figure,
    inputMode: 'decimal',
    maxLength: 40,
    hint: 'What you want to get for one bus. Our costs go on top. Leave it empty to talk about it.',
  }),
  field('quantity', 'How many buses like this?', sellReaders.quantity, {
    ...figure,
    maxLength: 10,
    hint: 'For a fleet of equal buses.',
  }),
] as const;

const howToReachYou = [
  textField('name', 'Your name', { ...plain, autoComplete: 'name' }),
  phoneField('phone', 'Phone', { spellCheck: false }),
  emailField(
    'email',
    'E-mail',
    'Enter an e-mail address in the correct format, like name@example.com',
    { spellCheck: false, hint: 'We send your private link there.' },
  ),
  choiceField('contactWay', 'Reach me by', contactWays, plain),
  choiceField('bestTime', 'Best time', callTimes, plain),
] as const;

/** The inputs of step one: the form defaults of spec §3, and price, quantity, how to be reached. */
export const sellFields = [...theBus, ...whereItStands, ...price, ...howToReachYou] as const;

export type SellField = (typeof sellFields)[number];
export type SellFieldName = SellField['name'];

/** What was typed, by field. */
export type SellFormValues = Typed<SellFieldName>;

interface SellFieldGroup {
  title: string;
  intro?: string;
  fields: readonly (FormField & { name: SellFieldName })[];
}

/** Step one, top to bottom. The page renders it, the server reads it. */
export const sellFieldGroups: readonly SellFieldGroup[] = [
  { title: 'The bus', fields: theBus },
  {
    title: 'Where it stands',
    intro: 'Buyers ask this first, because moving a bus costs money.',
    fields: whereItStands,
  },
  { title: 'Your price', fields: price },
  {
    title: 'How to reach you',
    intro: 'We need one way. Buyers never see any of it.',
    fields: howToReachYou,
  },
];
