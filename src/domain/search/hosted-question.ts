/** A question to the hosted service, in the words of its protocol: where, what, within which bounds. */
export interface HostedQuestion {
  indexName: string;
  query: string;
  filters: string;
  aroundLatLng?: string;
  /** In meters. */
  aroundRadius?: number | 'all';
}
