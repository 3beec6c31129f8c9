import type { BusDetails } from '../bus-listing.ts';
import { busFields } from '../fields/bus-fields.ts';
import { otherInputs, type ImportInput } from './import-inputs.ts';

/** What a header asks for, how sure that is (0 literal … 4 a typing error away) and its unit. */
export interface HeaderMeaning {
  input: ImportInput;
  rank: number;
  unit: string | null;
}

const unitWords: Record<string, string> = {
  ft: 'ft',
  feet: 'ft',
  foot: 'ft',
  in: 'in',
  inch: 'in',
  inches: 'in',
  m: 'm',
  meters: 'm',
  metres: 'm',
  cm: 'cm',
  mm: 'mm',
  mi: 'mi',
  miles: 'mi',
  km: 'km',
  kms: 'km',
  kilometers: 'km',
  kilometres: 'km',
  lb: 'lb',
  lbs: 'lb',
  pounds: 'lb',
  kg: 'kg',
  kgs: 'kg',
  usd: 'usd',
  dollars: 'usd',
  cents: 'cents',
};
const prefixWords = new Set(['vehicle', 'bus', 'unit', 'listing', 'the', 'coach']);
const lesserWords = new Set(['raw', 'original', 'text', 'orig', 'source']);
/** Headers of the vocabulary below that mean something of their own when alone in a file. */
const kilometerHeaders = new Set(['km', 'kms', 'kilometers', 'kilometres']);

let known: Map<string, ImportInput> | null = null;
/** Made by the first import. */
const meanings = () => (known ??= collectMeanings());

/** The words of a header: "Stock #", "stock_no", "StockNo." and "STOCK-NO" become alike. */
export function headerWords(header: string): string[] {
  return header
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replace(/#/g, ' number ')
    .replace(/\$/g, ' usd ')
    .replace(/['’]/gu, '')
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter((word) => word !== '')
    .map((word) => (word === 'no' ? 'number' : word));
}

/** What a header most likely means, or null. */
export function headerMeaning(header: string): HeaderMeaning | null {
  const words = headerWords(header);
  const exact = lookUp(words);
  if (exact) return { input: exact, rank: 0, unit: loneUnit(words) };
  const unit = words.length > 1 ? unitWords[words.at(-1)!] : undefined;
  const unitless = unit ? words.slice(0, -1) : words;
  for (const [candidate, rank] of shorterForms(unitless)) {
    const input = lookUp(candidate);
    if (input) return { input, rank, unit: unit ?? null };
  }
  const typo = nearest(words.join(''));
  return typo ? { input: typo, rank: 4, unit: null } : null;
}

function shorterForms(words: string[]): [string[], number][] {
  const forms: [string[], number][] = [[words, 1]];
  const trimmed = words.filter((word) => word !== 'number');
  if (trimmed.length > 0 && trimmed.length < words.length) forms.push([trimmed, 1]);
  if (words.length > 1 && prefixWords.has(words[0]!)) forms.push([words.slice(1), 2]);
  if (words.length > 1 && lesserWords.has(words.at(-1)!)) forms.push([words.slice(0, -1), 3]);
  return forms;
}

function loneUnit(words: string[]): string | null {
  return words.length === 1 && kilometerHeaders.has(words[0]!)
    ? 'km'
    : (unitWords[words.at(-1)!] ?? null);
}

function lookUp(words: readonly string[]): ImportInput | null {
  return meanings().get(words.join('')) ?? null;
}

/** A header one letter off a known one, from six letters on; ties mean nothing. */
function nearest(joined: string): ImportInput | null {
  if (joined.length < 6 || joined.length > 40) return null;
  const near = new Set<ImportInput>();
  for (const [name, input] of meanings()) if (oneLetterOff(joined, name)) near.add(input);
  return near.size === 1 ? [...near][0]! : null;
}

function oneLetterOff(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  const [left, right] = [a.length - start - end, b.length - start - end];
  if (left <= 1 && right <= 1) return true;
  return left === 2 && right === 2 && a[start] === b[start + 1] && a[start + 1] === b[start];
}

function collectMeanings(): Map<string, ImportInput> {
  const found = new Map<string, ImportInput>();
  const add = (name: string, input: ImportInput) => {
    const joined = headerWords(name).join('');
    if (joined !== '' && !found.has(joined)) found.set(joined, input);
  };
  for (const { input, headers } of otherInputs) for (const header of headers) add(header, input);
  for (const field of busFields) {
    add(field.key, field.key);
    add(unitlessKey(field.key), field.key);
    add(field.label, field.key);
    for (const header of field.importHeaders) add(header, field.key);
  }
  return found;
}

function unitlessKey(key: keyof BusDetails): string {
  return key.replace(/(Cents|Miles|Lb|In)$/u, '');
}
