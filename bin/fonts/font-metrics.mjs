/**
 * The few numbers of an SFNT font that decide how much room its text takes.
 * Table layouts: OpenType specification, `head`, `hhea`, `hmtx` and `cmap` format 4.
 */

/** @typedef {{ ascent: number, descent: number, lineGap: number, meanAdvance: number }} FontMetrics
 * All in em; `descent` is positive; `meanAdvance` is the mean advance over the sample text. */

/**
 * @param {Buffer} sfnt
 * @param {string} sample
 * @returns {FontMetrics}
 */
export function fontMetrics(sfnt, sample) {
  const tables = tableOffsets(sfnt);
  const unitsPerEm = sfnt.readUInt16BE(tables.head + 18);
  const advances = [...sample].map((character) => {
    const glyph = glyphFor(sfnt, tables.cmap, character.codePointAt(0) ?? 0);
    const longMetrics = sfnt.readUInt16BE(tables.hhea + 34);
    return sfnt.readUInt16BE(tables.hmtx + Math.min(glyph, longMetrics - 1) * 4);
  });
  return {
    ascent: sfnt.readInt16BE(tables.hhea + 4) / unitsPerEm,
    descent: -sfnt.readInt16BE(tables.hhea + 6) / unitsPerEm,
    lineGap: sfnt.readInt16BE(tables.hhea + 8) / unitsPerEm,
    meanAdvance: advances.reduce((sum, advance) => sum + advance, 0) / advances.length / unitsPerEm,
  };
}

/**
 * True when the font has its own glyph for the character.
 * @param {Buffer} sfnt
 * @param {string} character
 */
export function fontHas(sfnt, character) {
  return glyphFor(sfnt, tableOffsets(sfnt).cmap, character.codePointAt(0) ?? 0) !== 0;
}

/** @param {Buffer} sfnt */
function tableOffsets(sfnt) {
  const count = sfnt.readUInt16BE(4);
  const offsets = { head: 0, hhea: 0, hmtx: 0, cmap: 0 };
  for (let index = 0; index < count; index++) {
    const record = 12 + index * 16;
    const tag = sfnt.toString('latin1', record, record + 4);
    if (tag in offsets) {
      offsets[/** @type {keyof typeof offsets} */ (tag)] = sfnt.readUInt32BE(record + 8);
    }
  }
  return offsets;
}

/**
 * @param {Buffer} sfnt
 * @param {number} cmap
 * @param {number} codePoint
 */
function glyphFor(sfnt, cmap, codePoint) {
  const subtable = formatFourSubtable(sfnt, cmap);
  const segments = sfnt.readUInt16BE(subtable + 6) / 2;
  const ends = subtable + 14;
  const starts = ends + segments * 2 + 2;
  const deltas = starts + segments * 2;
  const ranges = deltas + segments * 2;
  for (let index = 0; index < segments; index++) {
    if (codePoint > sfnt.readUInt16BE(ends + index * 2)) continue;
    const start = sfnt.readUInt16BE(starts + index * 2);
    if (codePoint < start) return 0;
    const delta = sfnt.readUInt16BE(deltas + index * 2);
    const range = sfnt.readUInt16BE(ranges + index * 2);
    if (range === 0) return (codePoint + delta) & 0xffff;
    const glyph = sfnt.readUInt16BE(ranges + index * 2 + range + (codePoint - start) * 2);
    return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
  }
  return 0;
}

/**
 * @param {Buffer} sfnt
 * @param {number} cmap
 */
function formatFourSubtable(sfnt, cmap) {
  const count = sfnt.readUInt16BE(cmap + 2);
  for (let index = 0; index < count; index++) {
    const offset = cmap + sfnt.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (sfnt.readUInt16BE(offset) === 4) return offset;
  }
  throw new Error('The font has no format 4 character map.');
}
