/** Names of the fields that only the form of a list has, beside its filters: `price-from`. */
export const formField = (parameter: string, what: 'from' | 'to' | 'was' | 'said'): string =>
  `${parameter}-${what}`;
