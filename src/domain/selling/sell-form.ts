import { callTimes } from '#domain/leads/call-times.ts';
import { usStates } from '#domain/inventory/vocabulary/states.ts';
import { contactWays, wheelchairAccess } from './submission.ts';

/** The inputs of step one: the form defaults of spec §3, and price, quantity, how to be reached. */
export type SellFieldName =
  | 'name'
  | 'phone'
  | 'email'
  | 'contactWay'
  | 'bestTime'
  | 'year'
  | 'make'
  | 'model'
  | 'bodyManufacturer'
  | 'vin'
  | 'odometerMileage'
  | 'passengers'
  | 'wheelchairAccess'
  | 'description'
  | 'zipCode'
  | 'city'
  | 'state'
  | 'askingPrice'
  | 'quantity';

/** What was typed, by field. */
export type SellFormValues = Partial<Record<SellFieldName, string>>;

export interface SellField {
  name: SellFieldName;
  label: string;
  /** Why we ask, or how to find it. */
  hint?: string;
  control: 'text' | 'tel' | 'email' | 'area' | 'choice';
  inputMode?: 'numeric' | 'decimal' | 'text';
  autoComplete?: string;
  /** A few characters wide. */
  short?: true;
  /** Characters at most. */
  maxLength: number;
  choices?: Readonly<Record<string, string>>;
  /** Vocabulary of the typeahead. */
  suggests?: 'make' | 'model' | 'body';
}

export interface SellFieldGroup {
  title: string;
  intro?: string;
  fields: readonly SellField[];
}

const line = (name: SellFieldName, label: string, rest: Partial<SellField> = {}): SellField => ({
  name,
  label,
  control: 'text',
  maxLength: 100,
  ...rest,
});

const states = Object.fromEntries(usStates.map(({ code, name }) => [code, name]));

/** Step one, top to bottom. The page renders it, the server reads it. */
export const sellFieldGroups: readonly SellFieldGroup[] = [
  {
    title: 'The bus',
    fields: [
      line('vin', 'VIN', {
        maxLength: 30,
        hint: '17 characters, on the door plate or the title. It tells buyers the year and the chassis.',
      }),
      line('year', 'Year', { short: true, inputMode: 'numeric', maxLength: 20 }),
      line('make', 'Make', {
        suggests: 'make',
        hint: 'On the hood or the title, like Ford, Blue Bird or MCI.',
      }),
      line('model', 'Model', {
        suggests: 'model',
        hint: 'Like E-450, Vision or D4505.',
      }),
      line('bodyManufacturer', 'Body manufacturer', {
        suggests: 'body',
        hint: 'Often another company than the chassis, like Starcraft or Collins.',
      }),
      line('odometerMileage', 'Miles on the odometer', {
        short: true,
        inputMode: 'numeric',
        maxLength: 60,
        hint: 'Today’s reading. Leave it empty if you cannot tell.',
      }),
      line('passengers', 'Passengers', {
        short: true,
        inputMode: 'numeric',
        maxLength: 40,
        hint: 'Seats without the driver’s.',
      }),
      line('wheelchairAccess', 'Wheelchair access', {
        control: 'choice',
        choices: { '': 'Choose', ...wheelchairAccess },
      }),
      line('description', 'Description', {
        control: 'area',
        maxLength: 10_000,
        hint: 'Engine, transmission, air conditioning, tires, title, and what does not work. Buyers trust a bus whose faults are named.',
      }),
    ],
  },
  {
    title: 'Where it stands',
    intro: 'Buyers ask this first, because moving a bus costs money.',
    fields: [
      line('zipCode', 'ZIP code', {
        short: true,
        inputMode: 'numeric',
        autoComplete: 'postal-code',
        maxLength: 12,
        hint: 'We find city and state by it.',
      }),
      line('city', 'City', { autoComplete: 'address-level2' }),
      line('state', 'State', {
        control: 'choice',
        autoComplete: 'address-level1',
        choices: { '': 'Choose', ...states },
      }),
    ],
  },
  {
    title: 'Your price',
    fields: [
      line('askingPrice', 'Asking price in US dollars', {
        short: true,
        inputMode: 'decimal',
        maxLength: 40,
        hint: 'What you want to get for one bus. Our costs go on top. Leave it empty to talk about it.',
      }),
      line('quantity', 'How many buses like this?', {
        short: true,
        inputMode: 'numeric',
        maxLength: 10,
        hint: 'For a fleet of equal buses.',
      }),
    ],
  },
  {
    title: 'How to reach you',
    intro: 'We need one way. Buyers never see any of it.',
    fields: [
      line('name', 'Your name', { autoComplete: 'name' }),
      line('phone', 'Phone', { control: 'tel', autoComplete: 'tel', maxLength: 60 }),
      line('email', 'E-mail', {
        control: 'email',
        autoComplete: 'email',
        maxLength: 254,
        hint: 'We send your private link there.',
      }),
      line('contactWay', 'Reach me by', { control: 'choice', choices: contactWays }),
      line('bestTime', 'Best time', { control: 'choice', choices: callTimes }),
    ],
  },
];

export const sellFields: readonly SellField[] = sellFieldGroups.flatMap(({ fields }) => fields);
