/** The parameter of addresses that says from whose page a visit comes: `?source=partner.example`. */
export const sourceParameter = 'source';

/** Whoever says nothing readable is one source, too. */
export const unknownSource = 'unknown';

/** Stands for the sources of a day beyond those that are told apart. */
export const otherSources = '(others)';

/**
 * A partner's host or a short name of theirs, in lower case; null for anything else, so that no
 * address and nobody's words are ever counted.
 */
export function readSource(given: unknown): string | null {
  const name = typeof given === 'string' ? given.trim().toLowerCase() : '';
  return /^[a-z0-9](?:[a-z0-9.-]{0,58}[a-z0-9])?$/.test(name) ? name : null;
}
