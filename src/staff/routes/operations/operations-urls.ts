import { address } from '../../address.ts';

export const operationsUrls = {
  overview: address('/staff/operations'),
  jobs: address('/staff/operations/jobs'),
  retryAll: address('/staff/operations/jobs/retry-all'),
  retry: address('/staff/operations/jobs/:id/retry'),
  discard: address('/staff/operations/jobs/:id/discard'),
  /** `:id` is the submission's. */
  discardUploads: address('/staff/operations/uploads/:id/discard'),
  mails: address('/staff/operations/mail'),
  mail: address('/staff/operations/mail/:number'),
  mailHtml: address('/staff/operations/mail/:number/html'),
  backup: address('/staff/operations/backup'),
};
