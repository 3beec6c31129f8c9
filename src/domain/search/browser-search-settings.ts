/**
 * How a visitor's browser reaches the search service. Everything here is public: the key can only
 * search. `own` asks the page's own origin; `hosted` asks the hosted service by its own host names.
 */
export interface BrowserSearchSettings {
  mode: 'own' | 'hosted';
  applicationId: string;
  searchKey: string;
  /** Spec §7: `buses_v2` unless configured. */
  indexName: string;
}

/** The built-in service, as `server/http/algolia` answers it. */
export const ownSearchSettings: BrowserSearchSettings = {
  mode: 'own',
  applicationId: 'omnibus',
  searchKey: 'search-only',
  indexName: 'buses_v2',
};

/** The data block's element id, known to the document and to the browser's search client. */
export const searchSettingsId = 'search-settings';
