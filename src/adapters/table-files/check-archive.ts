import { inflateRawSync } from 'node:zlib';
import { hasLongMarkup } from './long-markup.ts';
import { workbookLimits } from './workbook-messages.ts';

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const endLength = 22;
const longestComment = 65_535;
/** What tables of LibreOffice, of Numbers and Excel's own binary kind are told by. */
const otherSpreadsheet = /^(?:content\.xml|index\/document\.iwa|xl\/workbook\.bin)$/i;

/**
 * Looks through a ZIP archive before anything unpacks it (PKWARE APPNOTE 4.3.12, 4.3.16): which parts
 * it has and whether they truly stay within the limits, because the sizes that an archive states of
 * itself may lie. Shows each part; returns why it is refused, or null.
 */
export function archiveFault(
  bytes: Buffer,
  see: (name: string, part: Buffer) => void,
): string | null {
  const end = findEnd(bytes);
  if (end < 0) return 'is damaged or not complete';
  const count = bytes.readUInt16LE(end + 8);
  // Told twice; the reader of workbooks goes by the first, others by the second.
  if (count !== bytes.readUInt16LE(end + 10)) return 'is damaged or not complete';
  if (count === 0xffff || count > workbookLimits.parts)
    return `is an archive of more than ${workbookLimits.parts.toLocaleString('en-US')} parts`;
  let at = bytes.readUInt32LE(end + 16);
  let unpacked = 0;
  let kind: 'archive' | 'other-spreadsheet' | 'workbook' = 'archive';
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== entrySignature)
      return 'is damaged or not complete';
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('latin1', at + 46, at + 46 + nameLength);
    if (bytes.readUInt16LE(at + 8) & 1) return 'is protected by a password; save it without';
    if (/^xl\/workbook\.xml$/i.test(name)) kind = 'workbook';
    else if (otherSpreadsheet.test(name)) kind = 'other-spreadsheet';
    const part = unpack(bytes, at, workbookLimits.unpackedBytes - unpacked);
    if (part === 'damaged') return 'is damaged or not complete';
    if (part === 'too-large' || unpacked + part.length > workbookLimits.unpackedBytes)
      return `unpacks to more than ${workbookLimits.unpackedBytes / 1024 / 1024} MB`;
    unpacked += part.length;
    if (/\.(?:xml|rels)$/i.test(name) && hasLongMarkup(part)) return 'is damaged or not complete';
    see(name, part);
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  if (kind === 'workbook') return null;
  return kind === 'other-spreadsheet'
    ? 'is a spreadsheet of another kind than XLSX; open it and save it as XLSX or CSV'
    : 'is a ZIP archive, not an Excel workbook; unpack it and send the table inside';
}

function unpack(bytes: Buffer, entry: number, most: number): Buffer | 'too-large' | 'damaged' {
  const method = bytes.readUInt16LE(entry + 10);
  const packed = bytes.readUInt32LE(entry + 20);
  const local = bytes.readUInt32LE(entry + 42);
  if (local + 30 > bytes.length) return 'damaged';
  const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
  if (start + packed > bytes.length) return 'damaged';
  const part = bytes.subarray(start, start + packed);
  if (method === 0) return part;
  if (method !== 8) return 'damaged';
  if (most <= 0) return 'too-large';
  try {
    return inflateRawSync(part, { maxOutputLength: most });
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE'
      ? 'too-large'
      : 'damaged';
  }
}

function findEnd(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - endLength - longestComment);
  for (let at = bytes.length - endLength; at >= first; at--) {
    if (bytes.readUInt32LE(at) === endSignature) return at;
  }
  return -1;
}
