export const operationsUrls = {
  overview: () => '/staff/operations',
  jobs: () => '/staff/operations/jobs',
  job: (id: number, step: 'retry' | 'discard') => `/staff/operations/jobs/${id}/${step}`,
  retryAll: () => '/staff/operations/jobs/retry-all',
  discardUploads: (submissionId: number) => `/staff/operations/uploads/${submissionId}/discard`,
  mails: () => '/staff/operations/mail',
  mail: (number: number) => `/staff/operations/mail/${number}`,
  mailHtml: (number: number) => `/staff/operations/mail/${number}/html`,
  backup: () => '/staff/operations/backup',
};
