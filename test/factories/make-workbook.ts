import { crc32, deflateRawSync } from 'node:zlib';

type Part = { name: string; text: string | Buffer; claimedSize?: number };

/** A ZIP archive of the parts, deflated (PKWARE APPNOTE 4.3). */
export function makeZip(parts: readonly Part[]): Buffer<ArrayBuffer> {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const { name, text, claimedSize } of parts) {
    const bytes = Buffer.from(text);
    const packed = deflateRawSync(bytes);
    const size = claimedSize ?? bytes.length;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([
      Buffer.from('PK\x03\x04', 'latin1'),
      common,
      Buffer.from(name),
      packed,
    ]);
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      common,
      Buffer.alloc(14),
      Buffer.from(name),
    ]);
    entry.writeUInt32LE(offset, 42);
    locals.push(local);
    entries.push(entry);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/**
 * A workbook with one sheet, its texts written into the cells; `sheet` replaces the sheet's XML. With `cover`, a
 * sheet that says so lies before it; `styles` is what the cells of `sheet` name by number.
 */
export function makeWorkbook(
  rows: readonly (readonly (string | number)[])[],
  sheet: string = sheetOf(rows),
  cover: string | null = null,
  styles: string | null = null,
): Buffer<ArrayBuffer> {
  return makeZip([
    {
      name: '[Content_Types].xml',
      text: `<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      text: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      text: `<?xml version="1.0"?><workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${cover === null ? '' : '<sheet name="Cover" sheetId="2" r:id="rId2"/>'}<sheet name="Stock" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      text: `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/>${cover === null ? '' : `<Relationship Id="rId2" Type="${relations}/worksheet" Target="worksheets/sheet2.xml"/>`}${styles === null ? '' : `<Relationship Id="rId3" Type="${relations}/styles" Target="styles.xml"/>`}</Relationships>`,
    },
    { name: 'xl/worksheets/sheet1.xml', text: sheet },
    ...(styles === null
      ? []
      : [
          {
            name: 'xl/styles.xml',
            text: `<?xml version="1.0"?><styleSheet xmlns="${main}">${styles}</styleSheet>`,
          },
        ]),
    ...(cover === null ? [] : [{ name: 'xl/worksheets/sheet2.xml', text: sheetOf([[cover]]) }]),
  ]);
}

function sheetOf(rows: readonly (readonly (string | number)[])[]): string {
  const cell = (value: string | number, column: number, row: number) => {
    const place = `${String.fromCodePoint(65 + column)}${row + 1}`;
    return typeof value === 'number'
      ? `<c r="${place}"><v>${value}</v></c>`
      : `<c r="${place}" t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  };
  const body = rows
    .map((cells, row) =>
      cells.length === 0
        ? ''
        : `<row r="${row + 1}">${cells.map((value, column) => cell(value, column, row)).join('')}</row>`,
    )
    .join('');
  return `<?xml version="1.0"?><worksheet xmlns="${main}"><sheetData>${body}</sheetData></worksheet>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '&#10;');
}
