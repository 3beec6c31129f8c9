const root = '/staff/submissions';

/** Addresses of the submissions area; the patterns stand in `submissions-policy.ts`. */
export const submissionUrls = {
  list: (params?: Record<string, string>) => {
    const text = new URLSearchParams(params).toString();
    return text === '' ? root : `${root}?${text}`;
  },
  one: (reference: string) => `${root}/${reference}`,
  step: (reference: string, step: 'take' | 'ask' | 'reject' | 'publish' | 'correct' | 'note') =>
    `${root}/${reference}/${step}`,
};
