import type { LotUnit } from './lot-unit.ts';

export interface UnitChange {
  before: LotUnit | null;
  after: LotUnit | null;
}

/** Follow from where a unit is kept, or change with every change. */
const untold: readonly string[] = ['id', 'listingId', 'number', 'revision', 'reservationKey'];
/** Names of people stay out of a log that nobody can erase. */
export const privateNote = 'private note';

type Fields = Record<string, unknown>;

/** Units that were added (id 0), taken out or differ, in the order of their numbers. */
export function changedUnits(before: readonly LotUnit[], after: readonly LotUnit[]): UnitChange[] {
  const known = new Map(before.map((unit) => [unit.id, unit]));
  const left = new Set(after.map(({ id }) => id));
  const changes = after.flatMap((unit): UnitChange[] => {
    const was = known.get(unit.id) ?? null;
    return was && JSON.stringify(was) === JSON.stringify(unit)
      ? []
      : [{ before: was, after: unit }];
  });
  const removed = before.filter(({ id }) => !left.has(id));
  return [...changes, ...removed.map((unit) => ({ before: unit, after: null }))].toSorted(
    (a, b) => numberOf(a) - numberOf(b),
  );
}

const numberOf = ({ before, after }: UnitChange) => (after ?? before)?.number ?? 0;

/** What an audit row tells of changed units: of each, under its number, the fields that differ. */
export function unitAudit(changes: readonly UnitChange[]): { before: Fields; after: Fields } {
  const told: { before: Fields; after: Fields } = { before: {}, after: {} };
  for (const change of changes) {
    const name = `unit ${numberOf(change)}`;
    const was = fieldsOf(change.before);
    const is = fieldsOf(change.after);
    const changed = Object.keys({ ...was, ...is }).filter(
      (key) => JSON.stringify(was[key] ?? null) !== JSON.stringify(is[key] ?? null),
    );
    const pick = (fields: Fields) =>
      Object.fromEntries(
        changed.map((key) => [key, key === 'forWhom' && fields[key] ? privateNote : fields[key]]),
      );
    if (change.before) told.before[name] = pick(was);
    if (change.after) told.after[name] = pick(is);
  }
  return told;
}

const fieldsOf = (unit: LotUnit | null): Fields =>
  Object.fromEntries(Object.entries(unit ?? {}).filter(([key]) => !untold.includes(key)));
