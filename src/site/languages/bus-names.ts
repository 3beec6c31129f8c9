import { busMakes } from '#domain/inventory/vocabulary/makes.ts';
import { busModels, modelsOf } from '#domain/inventory/vocabulary/models.ts';

/** Names that are the same in every language, though their words may mean something in English. */
export interface ProperNames {
  has(text: string): boolean;
  /** "Transit" beside "Ford" is a model; alone it is a kind of bus. */
  hasBeside(text: string, neighbors: readonly string[]): boolean;
}

const makes = new Set(busMakes.map(({ name }) => name));
const names = new Set([...makes, ...busModels.map(({ name }) => name)]);

/** Makes and models as the inventory spells them. */
export const busNames: ProperNames = {
  has: (text) => names.has(text),
  hasBeside: (text, neighbors) =>
    neighbors.some((one) => makes.has(one) && modelsOf(one).some(({ name }) => name === text)),
};

export const noNames: ProperNames = { has: () => false, hasBeside: () => false };
