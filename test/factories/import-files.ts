import type { TestStaff } from './test-staff.ts';

const headers = 'Stock #,VIN,Year,Make,Model,Body Type,Passengers,Asking Price,Miles,City,State';

/** A dealer's stock of so many buses as CSV; `price` and `extra` change a row. */
export function stockCsv(
  count: number,
  row: (index: number) => { priceUsd?: number | string; make?: string } | null = () => ({}),
): string {
  const lines = [headers];
  for (let index = 0; index < count; index++) {
    const made = row(index);
    if (made === null) continue;
    const number = String(index).padStart(4, '0');
    lines.push(
      [
        `A${number}`,
        '',
        2012 + (index % 10),
        made.make ?? 'Blue Bird',
        'Vision',
        'School Bus Type C',
        54,
        made.priceUsd ?? 30_000 + index,
        90_000 + index,
        'Trenton',
        'NJ',
      ].join(','),
    );
  }
  return `${lines.join('\r\n')}\r\n`;
}

/** Posts the upload form as the member. */
export async function uploadFile(
  staff: TestStaff,
  file: { name: string; content: string | Uint8Array<ArrayBuffer>; source?: string },
  headersOf: Record<string, string> = {},
): Promise<Response> {
  const form = new FormData();
  form.append('source', file.source ?? 'Acme Bus');
  form.append('file', new Blob([file.content]), file.name);
  return staff.post('/staff/import', form, headersOf);
}

/** The choices of the columns page as a browser would send them. */
export function columnFields(page: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const [, name = '', body = ''] of page.matchAll(
    /<select[^>]*name="(column-\d+)"[^>]*>(.*?)<\/select>/gs,
  )) {
    fields[name] = /<option value="([^"]*)" selected=""/.exec(body)?.[1] ?? '';
  }
  return fields;
}
