import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import type { UnitStep } from '#domain/inventory/history/listing-history.ts';
import { unitName } from '#site/words/lot-words.ts';
import { sayList } from '#messages/figures.ts';
import { FieldStepLine } from './field-step-line.tsx';

/** One line of what changed at a time. */
export interface HistoryLine {
  key: string;
  text: ReactNode;
}

/** More at one time are told by their number: a file may change five hundred. */
const mostNamed = 12;

/** What happened to the units of a lot at one time, those alike in one line. */
export function unitLines(units: readonly UnitStep[]): HistoryLine[] {
  const changed = units.flatMap((unit): HistoryLine[] => {
    const name = unitName(unit);
    return [
      ...unit.fields.map((step) => ({
        key: `${unit.number} ${step.key}`,
        text: <FieldStepLine step={step} of={name} />,
      })),
      ...(unit.pictures ? [{ key: `${unit.number} photos`, text: t`${name}: other photos` }] : []),
    ];
  });
  const more = changed.length - mostNamed;
  return [
    ...moves(units),
    ...changed.slice(0, mostNamed),
    ...(more > 0
      ? [
          {
            key: 'more',
            text: plural(more, {
              one: '# more change of a unit',
              other: '# more changes of units',
            }),
          },
        ]
      : []),
  ];
}

function moves(units: readonly UnitStep[]): HistoryLine[] {
  return [...Map.groupBy(units, ({ move }) => move)].flatMap(([move, moved]) =>
    move === null ? [] : { key: move, text: sayMove(move, sayUnits(moved)) },
  );
}

function sayUnits(units: readonly UnitStep[]): string {
  const count = units.length;
  if (count <= mostNamed) return sayList(units.map(unitName));
  return plural(count, { one: '# unit', other: '# units' });
}

function sayMove(move: NonNullable<UnitStep['move']>, units: string): string {
  switch (move) {
    case 'added':
      return t`Added: ${units}`;
    case 'removed':
      return t`Taken out: ${units}`;
    case 'reserved':
      return t`Reserved: ${units}`;
    case 'sold':
      return t`Sold: ${units}`;
    case 'for-sale':
      return t`For sale again: ${units}`;
  }
}
