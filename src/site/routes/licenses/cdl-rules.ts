import { msg } from '@lingui/core/macro';
import type { Message } from '#messages/i18n.ts';

/** One rule as the page names it. */
export interface CdlRule {
  name: Message;
  text: Message;
  /** A citation: the same in every language. */
  source: string;
}

export const cdlGroups: readonly CdlRule[] = [
  {
    name: msg`Group B`,
    text: msg`A single vehicle with a weight rating (GVWR) of 26,001 pounds or more.`,
    source: '49 CFR 383.91(a)(2)',
  },
  {
    name: msg`Group C`,
    text: msg`A lighter vehicle designed to carry 16 or more people, the driver included.`,
    source: '49 CFR 383.91(a)(3)',
  },
  {
    name: msg`Group A`,
    text: msg`A combination rated at 26,001 pounds or more, with a towed unit over 10,000 pounds.`,
    source: '49 CFR 383.91(a)(1)',
  },
];

export const cdlEndorsements: readonly CdlRule[] = [
  {
    name: msg`P, passenger`,
    text: msg`For passenger vehicles that call for a CDL, also those that do so by weight alone.`,
    source: '80 FR 30163',
  },
  {
    name: msg`S, school bus`,
    text: msg`On top of P, for taking pupils between home and school or to school events in a school bus.`,
    source: '49 CFR 383.123',
  },
];

/** What the rule counts, and what it does not. */
export const cdlCounts: readonly Omit<CdlRule, 'source'>[] = [
  {
    name: msg`The driver.`,
    text: msg`Listings leave the driver out, the rule does not. A 14-passenger bus carries 15 people and stays under the line; a 15-passenger bus is over it.`,
  },
  {
    name: msg`Wheelchair places and fold-away seats.`,
    text: msg`The rule asks what the bus was designed to carry. “12+2” is fourteen passengers.`,
  },
  {
    name: msg`The plate, not the scale.`,
    text: msg`GVWR is what the bus may weigh loaded. On a cutaway go by the label of the final-stage builder.`,
  },
  {
    name: msg`Not the missing bench.`,
    text: msg`Taking seats out does not change what the bus was designed for.`,
  },
  {
    name: msg`Not the brakes.`,
    text: msg`Air brakes alone do not create the need for a CDL. They concern those who hold one (49 CFR 383.95).`,
  },
];

export const cdlTitle: Message = msg`Do you need a CDL to drive a bus?`;
export const cdlIntro: Message = msg`Generally yes, when the bus is built for more than 15 passengers including the driver, or when its weight rating is over 26,000 pounds. One of the two is enough.`;
