import { expect, it } from 'vitest';
import { looksPersonal, withoutPersonalWords } from './personal-text.ts';

it.each([
  'ada@example.com',
  'mail ada (at) example.com',
  'call 856-555-0100',
  '(856) 555 0100',
  '+1.856.555.0100',
  '8565550100',
  '８５６ ５５５ ０１００',
  '1BAKGCPA5JF338651',
  'vin 1bakgcpa5jf338651 please',
  '123-45-6789',
  'see https://example.com/x',
  'www.example.com',
])('%s looks personal', (text) => expect(looksPersonal(text)).toBe(true));

it.each([
  'blue bird',
  '2015-2018 thomas with lift',
  '15 passenger under 30000',
  'bus under $125,000',
  '2014 mci j4500 56 passenger',
  '24-36 seats 2010',
  '15 2010 30000',
  'internationalbuses',
  'freightliner m2 106',
])('%s does not', (text) => expect(looksPersonal(text)).toBe(false));

it('leaves personal words of a search out of what an outside service is told', () => {
  const event = (words: string) => ({
    event_type: 'Search Results Loaded',
    user_id: '8565550100',
    event_properties: {
      query: words,
      resultCount: 3,
      '[Amplitude] Page Title': `${words} – Omnibus`,
      '[Amplitude] Page URL': `https://bus.test/buses?seats=20&search=${encodeURIComponent(words)}#list`,
      referrer: `https://bus.test/search?query=${encodeURIComponent(words).replaceAll('%20', '+')}`,
    },
  });
  expect(withoutPersonalWords(event('coach ada@example.com'))).toEqual({
    event_type: 'Search Results Loaded',
    user_id: '8565550100',
    event_properties: {
      resultCount: 3,
      '[Amplitude] Page URL': 'https://bus.test/buses?seats=20&search=#list',
      referrer: 'https://bus.test/search?query=',
    },
  });
  expect(withoutPersonalWords(event('2015-2018 coach'))).toEqual(event('2015-2018 coach'));
});
