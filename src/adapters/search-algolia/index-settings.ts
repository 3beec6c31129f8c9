import type { IndexSettings, SynonymHit } from 'algoliasearch';
import { busSynonyms } from '#domain/inventory/vocabulary/synonyms.ts';
import {
  countedAttributes,
  facetAttributes,
  highlightAttributes,
} from '#domain/search/bus-document.ts';
import { hiddenAttributes } from '#domain/search/hosted-record.ts';
import type { StaffSynonym } from '#domain/content/editing/staff-synonyms.ts';
import { replicaName, replicaSorts } from '#domain/search/replica-sorts.ts';

/** Criteria of the default ranking, in the hosted service's order. */
const relevance = ['typo', 'geo', 'words', 'filters', 'proximity', 'attribute', 'exact', 'custom'];

/** How the index behaves like the embedded engine (https://www.algolia.com/doc/api-reference/settings-api-parameters/). */
export function primarySettings(indexName: string): IndexSettings {
  return {
    ...sharedSettings,
    ranking: relevance,
    replicas: Object.keys(replicaSorts).map((sort) =>
      replicaName(indexName, sort as keyof typeof replicaSorts),
    ),
  };
}

/** One order a replica: the sorted attribute before everything else; records without it come last. */
export function replicaSettings(sort: keyof typeof replicaSorts): IndexSettings {
  const { field, direction } = replicaSorts[sort];
  return { ...sharedSettings, ranking: [`${direction}(${field})`, ...relevance] };
}

const sharedSettings: IndexSettings = {
  searchableAttributes: [
    highlightAttributes.join(','),
    'vehicle',
    'place',
    'unordered(description)',
  ],
  attributesForFaceting: [...facetAttributes, ...countedAttributes].map(
    (name) => `searchable(${name})`,
  ),
  unretrievableAttributes: [...hiddenAttributes],
  attributesToHighlight: [...highlightAttributes],
  // Spec §1: featured buses sit at the top and are usually on the lot; then the newest.
  customRanking: ['desc(featured)', 'desc(lot)', 'desc(created_at)'],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  allowTyposOnNumericTokens: false,
  disableTypoToleranceOnAttributes: ['stockNumber'],
  queryType: 'prefixLast',
  // Those whose plurals our own engine reads (`pluralForms`); a further language of pages need not be one the service knows.
  ignorePlurals: ['en', 'es', 'fr'],
  removeWordsIfNoResults: 'none',
  maxValuesPerFacet: 1_000,
  paginationLimitedTo: 20_000,
  // "E-450" and "14+2" are words.
  separatorsToIndex: '+#',
};

/** The words of the trade, with ids that stay the same so that a push replaces them. */
export const indexSynonyms: SynonymHit[] = [
  ...busSynonyms.twoWay.map((synonyms): SynonymHit => ({
    objectID: idOf('two-way', synonyms[0]!),
    type: 'synonym',
    synonyms,
  })),
  ...busSynonyms.oneWay.map(({ from, to }): SynonymHit => ({
    objectID: idOf('one-way', from),
    type: 'oneWaySynonym',
    input: from,
    synonyms: to,
  })),
];

/** Who types the words finds what they mean as well. */
export function synonymHits(synonyms: readonly StaffSynonym[]): SynonymHit[] {
  return synonyms.map(({ words, means }) => ({
    // The words themselves: two that differ in their accents only are two.
    objectID: `staff-${encodeURIComponent(words)}`,
    type: 'oneWaySynonym',
    input: words,
    synonyms: [means],
  }));
}

function idOf(kind: string, word: string): string {
  return `${kind}-${word.replace(/[^a-z0-9]+/g, '-')}`;
}
