import type { ReactNode } from 'react';
import type { Example } from '#site/ui/example.ts';
import { StaffIsland } from '../staff-island.tsx';
import { InventoryRow, type InventoryRowProps } from './inventory-row.tsx';

const row: InventoryRowProps = {
  id: 1003,
  title: '2011 Champion Challenger',
  revision: 4,
  href: '#staff-inventory-1003',
  quickHref: '#staff-inventory-1003-quick',
  cover: null,
  texts: {
    bus: '',
    stock: 'SH-587',
    status: '',
    price: '',
    mileage: '330,481',
    category: 'Shuttle',
    quantity: '',
    featured: '',
  },
  quick: {
    price: { text: '$6,300', value: '6300' },
    status: { text: 'Published', value: 'published' },
    featured: { text: 'No', value: 'no' },
    quantity: { text: '–', value: '' },
  },
  canPrice: true,
  canBulk: true,
};

const inTable = (props: InventoryRowProps): ReactNode => (
  <table className="table table-cards stock-table">
    <tbody>
      <StaffIsland
        name="inventory-row"
        as="tr"
        when="intent"
        component={InventoryRow}
        props={props}
      />
    </tbody>
  </table>
);

export const examples: readonly Example[] = [
  { name: 'published, may be changed', element: inTable(row) },
  {
    name: 'a lot, whose units are counted on their page',
    element: inTable({
      ...row,
      quick: {
        ...row.quick,
        quantity: { text: '3', value: '6', href: '#staff-inventory-1003-units' },
      },
    }),
  },
  { name: 'for a viewer', element: inTable({ ...row, canPrice: false, canBulk: false }) },
  {
    name: 'in the archive, without a price, with a long name',
    element: inTable({
      ...row,
      title: '2016 Blue Bird All American Forward Engine with a Wheelchair Lift at the Rear',
      quick: {
        ...row.quick,
        price: { text: 'No price', value: '' },
        status: { text: 'Archive', value: 'withdrawn' },
      },
    }),
  },
];
