import Validator from '@adobe/structured-data-validator';
import { readVocabulary } from './vocabulary.ts';

type Json = Record<string, unknown>;

const vocabulary = readVocabulary();

/** Every `application/ld+json` block of a page, parsed; throws for one that is not JSON. */
export function entitiesOf(html: string): Json[] {
  const blocks = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  return [...blocks].map(([, json]) => JSON.parse(json ?? '') as Json);
}

/** What is wrong with a page's structured data; empty when nothing is. */
export async function faultsOf(html: string): Promise<string[]> {
  const entities = entitiesOf(html);
  const faults = entities.flatMap((entity) => [
    ...(entity['@context'] === 'https://schema.org' ? [] : ['no @context']),
    ...vocabularyFaults(entity, ''),
    ...addressFaults(entity),
  ]);
  const byType: Record<string, Json[]> = {};
  for (const entity of entities) {
    const type = String([entity['@type']].flat()[0]);
    (byType[type] ??= []).push(structuredClone(entity));
  }
  const issues = await new Validator().validate({ jsonld: byType, errors: [] });
  const errors = issues
    .filter(({ severity }) => severity === 'ERROR')
    .map((issue) => `${issue.rootType}: ${issue.issueMessage}`);
  return [...faults, ...errors];
}

/** Unknown types, properties that no type of the object has, and values that say nothing. */
function vocabularyFaults(entity: Json, path: string): string[] {
  const types = [entity['@type']].flat().filter((type) => typeof type === 'string');
  const isReference = types.length === 0 && Object.keys(entity).join() === '@id';
  if (isReference) return [];
  const known = types.map((type) => vocabulary.propertiesOf(type));
  const faults = types
    .filter((_, index) => known[index] === null)
    .map((type) => `${path}: no type ${type}`);
  if (types.length === 0) faults.push(`${path}: no @type`);
  for (const [property, value] of Object.entries(entity)) {
    const here = `${path}.${property}`;
    if (!property.startsWith('@') && !known.some((properties) => properties?.has(property)))
      faults.push(`${here}: not a property of ${types.join(', ')}`);
    for (const one of [value].flat()) {
      if (one === null || one === undefined || one === '' || Number.isNaN(one))
        faults.push(`${here}: empty`);
      else if (typeof one === 'object') faults.push(...vocabularyFaults(one as Json, here));
    }
  }
  return faults;
}

const addressProperties = new Set(['url', 'item', 'image', 'logo', 'mainEntityOfPage', '@id']);

/** Addresses are absolute, figures with a unit have one that schema.org's readers know. */
function addressFaults(entity: Json): string[] {
  return Object.entries(entity).flatMap(([property, value]) =>
    [value].flat().flatMap((one): string[] => {
      if (typeof one === 'object' && one !== null) return addressFaults(one as Json);
      if (addressProperties.has(property) && !/^https?:\/\/[^/ ]+\//.test(String(one)))
        return [`${property}: ${String(one)} is not absolute`];
      if (property === 'unitCode' && !['SMI', 'LBR', 'FOT', 'INH', 'C62'].includes(String(one)))
        return [`unit code ${String(one)}`];
      return [];
    }),
  );
}
