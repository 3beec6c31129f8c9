import { address } from '../../address.ts';

export const partnerUrls = {
  list: address('/staff/partners'),
  one: address('/staff/partners/:id'),
  revoke: address('/staff/partners/:id/revoke'),
};
