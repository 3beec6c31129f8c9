/** More would be a table gone wrong; which it is, the first thousand say. */
const mostTold = 1_000;

/** As `bus_listings 7`, those that could not be read when they last were. */
const damaged = new Set<string>();

export const damagedRows = (): readonly string[] => [...damaged];

/**
 * What `read` makes of a row's JSON; undefined when that is none: a hand in the database, or half a
 * backup. One row must not stop what is read of all others. Operators are told which row, once, and
 * never of its content, which may be a person's.
 */
export function readCells<Thing>(table: string, id: number | string, read: () => Thing) {
  const row = `${table} ${id}`;
  try {
    const thing = read();
    if (damaged.size > 0) damaged.delete(row);
    return thing;
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    if (!damaged.has(row) && damaged.size < mostTold) {
      damaged.add(row);
      process.emitWarning(`Cannot be read, and is left out: ${row}`, 'DamagedRow');
    }
    return undefined;
  }
}

/** A cell of JSON, called as `leads.details`, of a row that is of use without it. */
export const readCell = <Thing>(
  cell: string,
  id: number | string,
  text: string,
  otherwise: Thing,
): Thing => readCells(cell, id, () => JSON.parse(text) as Thing) ?? otherwise;
