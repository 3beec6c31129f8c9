import { chordSquared, milesOfChord, pointVector } from './distance.ts';
import type { FieldPlaces } from './field-places.ts';
import type { MissOrder } from './miss-order.ts';
import type { SegmentData } from './segment.ts';

/** The miss of each document of a segment. Figures that the schema does not have are known of none. */
export function missesOf(
  { figures, otherwise, away }: MissOrder,
  places: FieldPlaces,
): (data: SegmentData) => (doc: number) => number {
  const from = away && places.geo ? pointVector(away.from) : null;
  return ({ numbers, geo }) => {
    const wanted = figures.flatMap(({ number, min, max, below, above }) => {
      const column = places.numbers.get(number);
      return column === undefined
        ? []
        : [
            {
              values: numbers[column]!.values,
              min: min ?? -Infinity,
              max: max ?? Infinity,
              below,
              above,
            },
          ];
    });
    return (doc) => {
      let least = Number.POSITIVE_INFINITY;
      for (const { values, min, max, below, above } of wanted) {
        const figure = values[doc]!;
        if (Number.isNaN(figure)) continue;
        const miss =
          figure < min ? (min - figure) / below : figure > max ? (figure - max) / above : 0;
        if (miss < least) least = miss;
      }
      if (least === Number.POSITIVE_INFINITY) least = otherwise;
      if (!away || !from) return least;
      const miles = milesOfChord(chordSquared(geo!, doc, from));
      return least + (miles === null ? away.unplaced : miles / away.milesOfOne);
    };
  };
}
