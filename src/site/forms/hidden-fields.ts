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

/**
 * Where a form is sent: at its page's own address a browser would put its page about a lost line in
 * this one's place, and Back would lead past what was typed. No element is called so: one that is would
 * keep the focus from what is wrong.
 */
export const besidePage = (action: string): string => `${action}#sent`;

/**
 * The same where the answer leads to a page with such a form: a browser keeps there what stands behind
 * `#`, and the form would be sent to its page's own address again. What was typed it gives back to a form
 * by its address without the part behind `?`.
 */
export const besideEachPage = (action: string): string =>
  `${action}${action.includes('?') ? '&' : '?'}sent=1`;
