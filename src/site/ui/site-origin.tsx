import { createContext } from 'react';

/**
 * The public origin without a trailing slash, for parts of a page that write absolute addresses.
 * Null where a piece is rendered outside a page: then they write none.
 */
export const SiteOrigin = createContext<string | null>(null);
