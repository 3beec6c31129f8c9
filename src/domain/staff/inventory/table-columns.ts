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

/** Every column of the staff table, in its order; every one can be sorted by. */
export const tableColumns: readonly TableColumn[] = [
  { key: 'bus', kind: 'text', label: 'Bus', sortKey: (row) => folded(row.title), usual: true },
  {
    key: 'stock',
    kind: 'text',
    label: 'Stock no.',
    sortKey: (row) => folded(row.stockNumber),
    usual: true,
  },
  { key: 'status', kind: 'text', label: 'Status', sortKey: (row) => row.status, usual: true },
  {
    key: 'price',
    kind: 'number',
    label: 'Price',
    sortKey: (row) => row.priceCents,
    numeric: true,
    usual: true,
  },
  {
    key: 'mileage',
    kind: 'number',
    label: 'Miles',
    sortKey: (row) => row.mileageMiles,
    numeric: true,
    usual: true,
  },
  {
    key: 'year',
    kind: 'number',
    label: 'Year',
    sortKey: (row) => row.year,
    numeric: true,
    usual: false,
  },
  { key: 'make', kind: 'text', label: 'Make', sortKey: (row) => folded(row.make), usual: false },
  { key: 'model', kind: 'text', label: 'Model', sortKey: (row) => folded(row.model), usual: false },
  { key: 'category', kind: 'text', label: 'Category', sortKey: (row) => row.category, usual: true },
  {
    key: 'seats',
    kind: 'number',
    label: 'Seats',
    sortKey: (row) => row.passengers,
    numeric: true,
    usual: false,
  },
  {
    key: 'quantity',
    kind: 'number',
    label: 'Units',
    sortKey: (row) => row.quantity,
    numeric: true,
    usual: true,
  },
  {
    key: 'featured',
    kind: 'number',
    label: 'Featured',
    sortKey: (row) => (row.featured ? 1 : 0),
    usual: true,
  },
  {
    key: 'photos',
    kind: 'number',
    label: 'Photos',
    sortKey: (row) => row.photos,
    numeric: true,
    usual: true,
  },
  { key: 'vin', kind: 'text', label: 'VIN', sortKey: (row) => row.vin, usual: false },
  { key: 'place', kind: 'text', label: 'Place', sortKey: (row) => folded(row.state), usual: false },
  {
    key: 'added',
    kind: 'number',
    label: 'Added',
    sortKey: (row) => Date.parse(row.createdAt),
    usual: false,
  },
  {
    key: 'changed',
    kind: 'number',
    label: 'Changed',
    sortKey: (row) => Date.parse(row.updatedAt),
    usual: true,
  },
  {
    key: 'confirmed',
    kind: 'number',
    label: 'Confirmed',
    sortKey: (row) => Date.parse(row.vouchedAt),
    usual: false,
  },
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
