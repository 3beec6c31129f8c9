/**
 * Text as SVG path data, so that a drawing looks the same on a machine without our fonts. Reads the
 * tables `cmap` (format 4), `hmtx`, `loca` and `glyf` of an SFNT font: OpenType specification.
 */

/** @typedef {{ data: string, advance: number }} Glyph Path data and advance, 1,000 units to the em. */
/** @typedef {[x: number, y: number, onCurve: boolean]} OutlinePoint */

/**
 * @param {Buffer} sfnt
 * @returns {(character: string) => Glyph}
 */
export function openFont(sfnt) {
  const at = tableOffsets(sfnt);
  const unitsPerEm = sfnt.readUInt16BE(at('head') + 18);
  const longOffsets = sfnt.readInt16BE(at('head') + 50) === 1;
  const longMetrics = sfnt.readUInt16BE(at('hhea') + 34);
  const glyphs = characterMap(sfnt, at('cmap'));

  /** @param {number} glyph */
  const glyphOffset = (glyph) =>
    at('glyf') +
    (longOffsets
      ? sfnt.readUInt32BE(at('loca') + glyph * 4)
      : sfnt.readUInt16BE(at('loca') + glyph * 2) * 2);

  /** @param {number} glyph @returns {OutlinePoint[][]} */
  const contoursOf = (glyph) => {
    const start = glyphOffset(glyph);
    if (start === glyphOffset(glyph + 1)) return [];
    const count = sfnt.readInt16BE(start);
    if (count >= 0) return simpleContours(sfnt, start, count);
    return componentsOf(sfnt, start).flatMap(({ glyph: part, dx, dy }) =>
      contoursOf(part).map((contour) =>
        contour.map(([x, y, on]) => /** @type {OutlinePoint} */ ([x + dx, y + dy, on])),
      ),
    );
  };

  return (character) => {
    const scale = 1000 / unitsPerEm;
    const glyph = glyphs(character.codePointAt(0) ?? 0);
    const advance = sfnt.readUInt16BE(at('hmtx') + Math.min(glyph, longMetrics - 1) * 4);
    const data = contoursOf(glyph).map((contour) => contourPath(contour, scale));
    return { data: data.join(''), advance: advance * scale };
  };
}

/** @param {Buffer} sfnt @returns {(tag: string) => number} */
function tableOffsets(sfnt) {
  /** @type {Record<string, number>} */
  const offsets = {};
  for (let index = 0; index < sfnt.readUInt16BE(4); index += 1) {
    const record = 12 + index * 16;
    offsets[sfnt.toString('latin1', record, record + 4)] = sfnt.readUInt32BE(record + 8);
  }
  return (tag) => {
    const offset = offsets[tag];
    if (offset === undefined) throw new Error(`The font has no table ${tag}.`);
    return offset;
  };
}

/** @param {Buffer} sfnt @param {number} cmap @returns {(codePoint: number) => number} */
function characterMap(sfnt, cmap) {
  let table = 0;
  for (let index = 0; index < sfnt.readUInt16BE(cmap + 2); index += 1) {
    const offset = cmap + sfnt.readUInt32BE(cmap + 4 + index * 8 + 4);
    if (sfnt.readUInt16BE(offset) === 4) table = offset;
  }
  if (table === 0) throw new Error('The font has no format 4 character map.');
  const size = sfnt.readUInt16BE(table + 6);
  const ends = table + 14;
  const starts = ends + size + 2;
  return (codePoint) => {
    for (let at = 0; at < size; at += 2) {
      if (codePoint > sfnt.readUInt16BE(ends + at)) continue;
      const start = sfnt.readUInt16BE(starts + at);
      if (codePoint < start) break;
      const delta = sfnt.readUInt16BE(starts + size + at);
      const rangeAt = starts + size * 2 + at;
      const range = sfnt.readUInt16BE(rangeAt);
      if (range === 0) return (codePoint + delta) & 0xffff;
      const glyph = sfnt.readUInt16BE(rangeAt + range + (codePoint - start) * 2);
      if (glyph !== 0) return (glyph + delta) & 0xffff;
      break;
    }
    throw new Error(`The font does not draw ${String.fromCodePoint(codePoint)}.`);
  };
}

/** @param {Buffer} sfnt @param {number} start @param {number} count @returns {OutlinePoint[][]} */
function simpleContours(sfnt, start, count) {
  let read = start + 10;
  const ends = Array.from({ length: count }, (_, index) => sfnt.readUInt16BE(read + index * 2));
  read += count * 2;
  read += 2 + sfnt.readUInt16BE(read);
  const points = (ends.at(-1) ?? -1) + 1;
  /** @type {number[]} */
  const flags = [];
  while (flags.length < points) {
    const flag = sfnt.readUInt8(read++);
    const repeats = flag & 8 ? sfnt.readUInt8(read++) : 0;
    for (let index = 0; index <= repeats; index += 1) flags.push(flag);
  }
  /** @param {number} short @param {number} same */
  const coordinates = (short, same) => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += flag & same ? sfnt.readUInt8(read++) : -sfnt.readUInt8(read++);
      else if (!(flag & same)) {
        value += sfnt.readInt16BE(read);
        read += 2;
      }
      return value;
    });
  };
  const xs = coordinates(2, 16);
  const ys = coordinates(4, 32);
  return ends.map((end, index) => {
    const first = index === 0 ? 0 : (ends[index - 1] ?? 0) + 1;
    return flags
      .slice(first, end + 1)
      .map((flag, at) => [xs[first + at] ?? 0, ys[first + at] ?? 0, (flag & 1) === 1]);
  });
}

/** @param {Buffer} sfnt @param {number} start */
function componentsOf(sfnt, start) {
  const parts = [];
  let read = start + 10;
  for (let more = true; more;) {
    const flags = sfnt.readUInt16BE(read);
    const glyph = sfnt.readUInt16BE(read + 2);
    const wide = (flags & 1) === 1;
    const dx = wide ? sfnt.readInt16BE(read + 4) : sfnt.readInt8(read + 4);
    const dy = wide ? sfnt.readInt16BE(read + 6) : sfnt.readInt8(read + 5);
    if (!(flags & 2) || flags & 0xc8) throw new Error('A scaled or anchored glyph part.');
    parts.push({ glyph, dx, dy });
    read += wide ? 8 : 6;
    more = (flags & 32) === 32;
  }
  return parts;
}

/**
 * Quadratic outlines: between two points off the curve lies one on it, halfway.
 * @param {OutlinePoint[]} contour @param {number} scale
 */
function contourPath(contour, scale) {
  /** @param {number} x @param {number} y */
  const place = (x, y) => `${Math.round(x * scale)} ${Math.round(-y * scale)}`;
  const first = contour.findIndex(([, , on]) => on);
  const points = [...contour.slice(first), ...contour.slice(0, first)];
  const [startX = 0, startY = 0] = points[0] ?? [];
  let data = `M${place(startX, startY)}`;
  /** @type {OutlinePoint | null} */
  let control = null;
  for (const point of [...points.slice(1), /** @type {OutlinePoint} */ ([startX, startY, true])]) {
    const [x, y, on] = point;
    if (control) {
      const [endX, endY] = on ? [x, y] : [(control[0] + x) / 2, (control[1] + y) / 2];
      data += `Q${place(control[0], control[1])} ${place(endX, endY)}`;
      control = on ? null : point;
    } else if (on) data += `L${place(x, y)}`;
    else control = point;
  }
  return `${data}Z`;
}
