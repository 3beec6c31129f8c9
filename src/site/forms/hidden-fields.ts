/** Names of a form's inputs that nobody types into. */
export const hiddenFields = {
  key: 'key',
  stamp: 'stamp',
  /** Left empty by people, who do not see it. */
  honeypot: 'company_website',
  /** The bus that a lead is about. */
  bus: 'bus',
  /** What a correction is made to. */
  revision: 'revision',
} as const;
