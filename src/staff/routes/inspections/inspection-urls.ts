import { address } from '../../address.ts';

export const inspectionUrls = {
  /** Of one bus, or of one submission that may become one; all without either. */
  list: address(
    '/staff/inspections',
    (of?: { listing?: number; submission?: string; before?: number }) => of,
  ),
  one: address('/staff/inspections/:id'),
  end: address('/staff/inspections/:id/end'),
  publish: address('/staff/inspections/:id/publish'),
  withdraw: address('/staff/inspections/:id/withdraw'),
};
