/** What a partner's key may do, with the words that staff read. */
export const partnerScopes = {
  'inventory.write': 'Write the buses of one source',
  'leads.read': 'Read leads, with names and ways to reach people',
} as const;
export type PartnerScope = keyof typeof partnerScopes;

export function isPartnerScope(text: string): text is PartnerScope {
  return Object.hasOwn(partnerScopes, text);
}
