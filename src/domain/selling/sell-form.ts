import { msg } from '@lingui/core/runtime-macro';
import { withoutUnseen } from '#domain/inventory/plain-vin.ts';
import { normalizeState, stateNames } from '#domain/inventory/vocabulary/states.ts';
import { callTimes } from '#domain/leads/call-times.ts';
import type { Message } from '#messages/i18n.ts';
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

/**
 * A bus is no spelling test. Nothing is `autocomplete="off"`: browsers forget what was typed in such a
 * field when they show the page again after a lost line, and without scripts nobody else remembers it.
 */
const plain = { spellCheck: false } as const;
const figure = { ...plain, width: 'short', inputMode: 'numeric' } as const;
/** The first choice of a list that nothing was chosen from. */
export const unchosen = { '': msg`Choose` };

const theBus = [
  field('vin', msg`VIN`, sellReaders.vin, {
    ...plain,
    clean: withoutUnseen,
    autoCapitalize: 'characters',
    maxLength: 30,
    hint: msg`17 characters, on the door plate or the title. It tells buyers the year and the chassis.`,
  }),
  field('year', msg`Year`, sellReaders.year, { ...figure, maxLength: 20 }),
  textField('make', msg`Make`, {
    ...plain,
    list: 'sell-make-list',
    hint: msg`On the hood or the title, like Ford, Blue Bird or MCI.`,
  }),
  textField('model', msg`Model`, {
    ...plain,
    list: 'sell-model-list',
    hint: msg`Like E-450, Vision or D4505.`,
  }),
  textField('bodyManufacturer', msg`Body manufacturer`, {
    ...plain,
    list: 'sell-body-list',
    hint: msg`Often another company than the chassis, like Starcraft or Collins.`,
  }),
  field('odometerMileage', msg`Miles on the odometer`, sellReaders.miles, {
    ...figure,
    maxLength: 60,
    hint: msg`Today’s reading. Leave it empty if you cannot tell.`,
  }),
  field('passengers', msg`Passengers`, sellReaders.passengers, {
    ...figure,
    // The keys of a telephone have a `+`, those for figures have none on some phones.
    inputMode: 'tel',
    maxLength: 40,
    hint: msg`Seats without the driver’s; with wheelchair places like 24+2.`,
  }),
  choiceField('wheelchairAccess', msg`Wheelchair access`, wheelchairAccess, {
    ...plain,
    choices: { ...unchosen, ...wheelchairAccess },
  }),
  textField('description', msg`Description`, {
    ...plain,
    control: 'area',
    rows: 7,
    maxLength: 10_000,
    hint: msg`Engine, transmission, air conditioning, tires, title, and what does not work. Buyers trust a bus whose faults are named.`,
  }),
  field('video', msg`Video on YouTube`, sellReaders.video, {
    ...plain,
    maxLength: 300,
    hint: msg`If you filmed a walk around it: the address of the film.`,
  }),
] as const;

const whereItStands = [
  field('zipCode', msg`ZIP code`, sellReaders.zipCode, {
    ...figure,
    autoComplete: 'postal-code',
    maxLength: 12,
    hint: msg`We find city and state by it.`,
  }),
  textField('city', msg`City`, { ...plain, autoComplete: 'address-level2' }),
  field('state', msg`State`, (text) => ({ value: normalizeState(text) }), {
    control: 'choice',
    autoComplete: 'address-level1',
    choices: { ...unchosen, ...stateNames },
  }),
] as const;

const price = [
  field('askingPrice', msg`Asking price in US dollars`, sellReaders.priceCents, {
    ...figure,
    inputMode: 'decimal',
    maxLength: 40,
    hint: msg`What you want to get for one bus. Our costs go on top. Leave it empty to talk about it.`,
  }),
  field('quantity', msg`How many buses like this?`, sellReaders.quantity, {
    ...figure,
    maxLength: 10,
    hint: msg`For a fleet of equal buses.`,
  }),
] as const;

const howToReachYou = [
  textField('name', msg`Your name`, { ...plain, autoComplete: 'name' }),
  phoneField(msg`Phone`, { spellCheck: false }),
  emailField(
    msg`E-mail`,
    msg`Enter an e-mail address in the correct format, like name@example.com`,
    { spellCheck: false, hint: msg`We send your private link there.` },
  ),
  choiceField('contactWay', msg`Reach me by`, contactWays, plain),
  choiceField('bestTime', msg`Best time`, callTimes, plain),
] as const;

/** The inputs of step one: the form defaults of spec §3, and price, quantity, how to be reached. */
export const sellFields = [...theBus, ...whereItStands, ...price, ...howToReachYou] as const;

export type SellField = (typeof sellFields)[number];
export type SellFieldName = SellField['name'];

/** What was typed, by field. */
export type SellFormValues = Typed<SellFieldName>;

interface SellFieldGroup {
  title: Message;
  intro?: Message;
  fields: readonly (FormField & { name: SellFieldName })[];
}

/** Step one, top to bottom. The page renders it, the server reads it. */
export const sellFieldGroups: readonly SellFieldGroup[] = [
  { title: msg`The bus`, fields: theBus },
  {
    title: msg`Where it stands`,
    intro: msg`Buyers ask this first, because moving a bus costs money.`,
    fields: whereItStands,
  },
  { title: msg`Your price`, fields: price },
  {
    title: msg`How to reach you`,
    intro: msg`We need one way. Buyers never see any of it.`,
    fields: howToReachYou,
  },
];
