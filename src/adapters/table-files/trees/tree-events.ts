import { BrokenTable } from '../table-rows.ts';

/**
 * What XML and JSON have in common: elements within elements, and text in them. A key of JSON is an
 * element, an item of an array one without a name.
 */
export interface TreeEvents {
  open(name: string, isAttribute?: boolean): void;
  /** A text may come in pieces. */
  text(piece: string): void;
  close(): void;
}

/** Takes a file piece by piece; throws `BrokenTable` at what cannot be read. */
export interface TreeReader {
  write(piece: string): void;
  end(): void;
}

/** A file beyond these is no list of buses, whatever else it is. */
export const treeLimits = {
  depth: 32,
  nameLength: 200,
  attributes: 200,
  /** Different elements, told by their place in the file. */
  elements: 2_000,
  /** One text, and all texts of one record together. */
  textLength: 2 * 1024 * 1024,
} as const;

export const textTooLong = 'a text longer than 2 MB';

/** Holds depth and names to their limits in every syntax. `where`: "line 12". */
export function withinLimits(events: TreeEvents, where: () => string): TreeEvents {
  let depth = 0;
  return {
    open(name, isAttribute) {
      if (++depth > treeLimits.depth)
        throw new BrokenTable(`${where()}: nested deeper than ${treeLimits.depth} levels`);
      if (name.length > treeLimits.nameLength)
        throw new BrokenTable(`${where()}: a name longer than ${treeLimits.nameLength} characters`);
      events.open(name, isAttribute);
    },
    text: (piece) => events.text(piece),
    close() {
      depth -= 1;
      events.close();
    },
  };
}
