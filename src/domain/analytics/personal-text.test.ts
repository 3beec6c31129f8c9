import { expect, it } from 'vitest';
import { looksPersonal } from './personal-text.ts';

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
