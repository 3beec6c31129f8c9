import { modelsOf } from '#domain/inventory/vocabulary/models.ts';
import type { Archetype, Chassis, Powertrain, Size } from './archetypes/archetype.ts';
import { archetypesByCategory } from './archetypes/archetypes.ts';
import type { Random } from './random.ts';

/** One bus that was really built this way: model, year, chassis, engine and length go together. */
export type ChosenBus = ReturnType<typeof chooseBus>;

interface YearOption {
  year: number;
  chassis: Chassis;
  powertrains: Powertrain[];
  sizes: Size[];
}

/** The model year that counts as this year; fixed, so that the same seed always makes the same buses. */
export const DEMO_YEAR = 2026;

const covers = (years: readonly [number, number] | undefined, year: number) =>
  !years || (year >= years[0] && year <= years[1]);

/** Every year a build can be offered in, with what fits that year; worked out once per build. */
function yearOptions(archetype: Archetype, build: Archetype['builds'][number]): YearOption[] {
  const options: YearOption[] = [];
  // A chassis comes with engines that this body was never ordered with.
  const fuels = modelsOf(archetype.make).find((model) => model.name === archetype.model)?.fuels;
  const last = Math.min(archetype.years[1], DEMO_YEAR);
  for (let year = archetype.years[0]; year <= last; year++) {
    if (!covers(build.years, year)) continue;
    const powertrains = build.chassis.powertrains.filter(
      (p) => covers([p.from, p.to], year) && (fuels?.includes(p.fuel) ?? true),
    );
    const sizes = build.sizes.filter((size) => covers(size.years, year));
    if (powertrains.length > 0 && sizes.length > 0)
      options.push({ year, chassis: build.chassis, powertrains, sizes });
  }
  return options;
}

const catalog = archetypesByCategory.map((group) => ({
  weight: group.weight,
  archetypes: group.archetypes.map((archetype) => ({
    archetype,
    weight: archetype.weight,
    builds: archetype.builds
      .map((build) => ({ weight: build.weight ?? 1, options: yearOptions(archetype, build) }))
      .filter((build) => build.options.length > 0),
  })),
}));

export function chooseBus(random: Random) {
  const { archetype, builds } = random.weighted(random.weighted(catalog).archetypes);
  const option = random.pick(random.weighted(builds).options);
  return {
    archetype,
    year: option.year,
    chassis: option.chassis,
    powertrain: random.weighted(option.powertrains),
    size: random.weighted(option.sizes),
  };
}
