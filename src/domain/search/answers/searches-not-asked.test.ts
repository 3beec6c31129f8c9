import { describe, expect, it } from 'vitest';
import { buyerQueries } from '#test/fixtures/buyer-queries.ts';
import { indexAnswers } from './answer-index.ts';
import { findAnswer } from './find-answer.ts';
import type { Passage } from './passage.ts';
import { readAsked } from './read-asked.ts';

const now = new Date('2026-11-21T12:00:00Z');
const buyers = buyerQueries.map(([query]) => query);

/** Words of questions in what is a search: buses are to be shown, and nothing is to be told. */
const searches = [
  'which buses have a lift',
  'what school buses do you have under 20k',
  'where can i buy a school bus',
  'where can i find a 15 passenger van near newark',
  'do you have any 15 passenger buses with lift',
  'are there any coaches with a restroom',
  'is there a diesel shuttle in texas',
  'do you sell church buses',
  'can i get a 2015 starcraft with lift',
  'who sells school buses',
  'want school bus',
  'need a 24 passenger bus no cdl',
  'show me trolleys',
  'looking for a bus that seats 40',
  'shuttle bus with lift?',
  '15 passenger van?',
  'no cdl required bus',
  'cdl not needed shuttle',
  'bus with how about 30 seats',
  'the who tour bus',
  'will county school bus',
  'can am bus',
  'best bus for church under 40k',
];

/** Pages that have all of these words: whatever is asked for would be found. */
const everything: Passage[] = [...buyers, ...searches].map((heading, at) => ({
  href: `/${at}`,
  page: heading,
  heading,
  sentences: [heading, 'Lift restroom diesel cdl seats school shuttle coach.'],
  language: 'en',
}));
const index = indexAnswers(everything);

describe.each(['en', 'es', 'fr'] as const)('searches on pages in %s', (language) => {
  it.each(buyers)('%s', (text) => {
    expect(readAsked(text, { now, language })).toBeNull();
  });

  it.each(searches)('%s', (text) => {
    const asked = readAsked(text, { now, language });
    expect(asked && ['price', 'license'].includes(asked.kind)).toBeFalsy();
    expect(asked && findAnswer(index, asked)).toBeNull();
  });
});
