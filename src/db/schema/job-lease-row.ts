/** A job by the clock; free when `until` is past. */
export interface JobLeaseRow {
  name: string;
  /** One lease, not one node: who ends late must not end the next one's. */
  holder: string;
  until: string;
}
