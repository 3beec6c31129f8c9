type Row = unknown[];

/**
 * Finds numbers that a sheet shows as money of another kind than US dollars (ECMA-376 18.8.30): the reader of
 * workbooks tells 45900 of what everybody sees as €45,900.
 */
export function createCellCurrencies() {
  /** By the number of a cell's style. */
  let currencies = new Map<string, string>();
  return {
    see(name: string, part: Buffer): void {
      if (name === 'xl/styles.xml') currencies = currenciesOfStyles(part.toString());
    },
    any: () => currencies.size > 0,

    /** Writes the currency before the numbers of a sheet, as they stand in the same table in CSV. */
    mark(rows: readonly Row[], sheet: Buffer): void {
      for (const [tag] of sheet.toString('latin1').matchAll(/<(?:\w+:)?c\s[^<>]+>/g)) {
        const currency = currencies.get(/\ss="(\d+)"/.exec(tag)?.[1] ?? '');
        const place = /\sr="([A-Z]{1,3})(\d{1,7})"/.exec(tag);
        if (currency === undefined || !place) continue;
        const row = rows[Number(place[2]) - 1];
        const column = columnOf(place[1]!);
        if (typeof row?.[column] === 'number') row[column] = `${currency} ${row[column]}`;
      }
    },
  };
}

function currenciesOfStyles(styles: string): Map<string, string> {
  const formats = new Map<string, string>();
  for (const [tag] of styles.matchAll(/<(?:\w+:)?numFmt\s[^<>]+>/g)) {
    const currency = currencyOf(/\sformatCode="([^"]{0,255})"/.exec(tag)?.[1] ?? '');
    if (currency !== null) formats.set(/\snumFmtId="(\d+)"/.exec(tag)?.[1] ?? '', currency);
  }
  // From where they open to where they close.
  const [, cells = ''] = styles.split(/<\/?(?:\w+:)?cellXfs\b/, 2);
  const found = new Map<string, string>();
  let style = 0;
  for (const [tag] of cells.matchAll(/<(?:\w+:)?xf\b[^<>]*>/g)) {
    const currency = formats.get(/\snumFmtId="(\d+)"/.exec(tag)?.[1] ?? '');
    if (currency !== undefined) found.set(String(style), currency);
    style += 1;
  }
  return found;
}

const usDollar = /^(?:US ?)?\$$|^USD$/i;
/** English, Spanish and Hawaiian in the United States, by number or by name. */
const usLocale = /^(?:0*409|540a|0*475|(?:en|es|haw)-us)$/i;
const otherLocales: readonly [RegExp, string][] = [
  [/^(?:1009|0?c0c|(?:en|fr)-ca)$/i, 'C$'],
  [/^(?:0*80a|es-mx)$/i, 'MXN'],
];
const loose = /(?!\$)\p{Sc}|(?<![a-z])(?:(?!us)[a-z]{1,2}\$|(?:eur|gbp|cad|mxn|aud)(?![a-z]))/iu;

/** What a format calls its money, where that is no US dollar: `[$€-407]`, `"C$"#,##0`, `[$$-1009]`; else null. */
function currencyOf(formatCode: string): string | null {
  const code = formatCode
    .replaceAll(/&#(x?)([0-9a-f]{1,6});/gi, (_, hex, digits: string) =>
      String.fromCodePoint(Number.parseInt(digits, hex ? 16 : 10)),
    )
    .replaceAll('&quot;', '')
    .replaceAll('\\', '');
  const [, symbol, locale = ''] = /\[\$([^\]-]+)(?:-([^\]]*))?\]/.exec(code) ?? [];
  if (symbol === undefined) return loose.exec(code)?.[0] ?? null;
  const name = symbol.trim();
  if (!usDollar.test(name)) return name;
  if (locale === '' || usLocale.test(locale)) return null;
  return otherLocales.find(([pattern]) => pattern.test(locale))?.[1] ?? `${name} (${locale})`;
}

/** A is 0, Z is 25, AA is 26. */
export const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
