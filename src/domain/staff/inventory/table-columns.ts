import type { TableRow } from './table-row.ts';

interface NumberColumn {
  kind: 'number';
  /** Null sorts last in both directions. */
  sortKey: (row: TableRow) => number | null;
}

interface TextColumn {
  kind: 'text';
  sortKey: (row: TableRow) => string | null;
}

export type TableColumn = (NumberColumn | TextColumn) & {
  key: string;
  label: string;
  /** Stands at the right. */
  numeric?: boolean;
  /** Shown until a member chooses otherwise. */
  usual: boolean;
};

const folded = (text: string | null): string | null => (text === null ? null : text.toLowerCase());

/** Whether a column is shown before a member chooses. */
type Shown = 'usual' | 'chosen';
const text = (key: string, label: string, shown: Shown, sortKey: TextColumn['sortKey']) =>
  ({ key, kind: 'text', label, sortKey, usual: shown === 'usual' }) as const;
const figure = (key: string, label: string, shown: Shown, sortKey: NumberColumn['sortKey']) =>
  ({ key, kind: 'number', label, sortKey, numeric: true, usual: shown === 'usual' }) as const;
const moment = (key: string, label: string, shown: Shown, at: (row: TableRow) => string) => ({
  key,
  kind: 'number' as const,
  label,
  sortKey: (row: TableRow) => Date.parse(at(row)),
  usual: shown === 'usual',
});

/** Every column of the staff table, in its order; every one can be sorted by. */
export const tableColumns: readonly TableColumn[] = [
  text('bus', 'Bus', 'usual', (row) => folded(row.title)),
  text('stock', 'Stock no.', 'usual', (row) => folded(row.stockNumber)),
  text('status', 'Status', 'usual', (row) => row.status),
  figure('price', 'Price', 'usual', (row) => row.priceCents),
  figure('mileage', 'Miles', 'usual', (row) => row.mileageMiles),
  figure('year', 'Year', 'chosen', (row) => row.year),
  text('make', 'Make', 'chosen', (row) => folded(row.make)),
  text('model', 'Model', 'chosen', (row) => folded(row.model)),
  text('category', 'Category', 'usual', (row) => row.category),
  figure('seats', 'Seats', 'chosen', (row) => row.passengers),
  figure('quantity', 'Units', 'usual', (row) => row.quantity),
  {
    key: 'featured',
    kind: 'number',
    label: 'Featured',
    sortKey: (row) => (row.featured ? 1 : 0),
    usual: true,
  },
  figure('photos', 'Photos', 'usual', (row) => row.photos),
  text('vin', 'VIN', 'chosen', (row) => row.vin),
  text('place', 'Place', 'chosen', (row) => folded(row.state)),
  moment('added', 'Added', 'chosen', (row) => row.createdAt),
  moment('changed', 'Changed', 'usual', (row) => row.updatedAt),
  moment('confirmed', 'Confirmed', 'chosen', (row) => row.vouchedAt),
];

const byKey = new Map(tableColumns.map((column) => [column.key, column]));

export function tableColumn(key: string): TableColumn | null {
  return byKey.get(key) ?? null;
}

/** The columns of a stored choice, in table order; the usual ones when nothing of it is known. */
export function chosenColumns(keys: readonly string[] | null): readonly TableColumn[] {
  const chosen = tableColumns.filter(({ key }) => keys?.includes(key));
  return chosen.length > 0 ? chosen : tableColumns.filter(({ usual }) => usual);
}
