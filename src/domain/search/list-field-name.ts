/** Names of the fields that only the form of a list has, beside its filters: `price-from`. */
export function listFieldName(parameter: string, what: 'from' | 'to' | 'was' | 'said'): string {
  return `${parameter}-${what}`;
}
