/** A file on its way; `network_hash` is the SHA-256 of an address, empty when there is none. */
export interface UploadReservationRow {
  id: string;
  sender: string;
  network_hash: string;
  total_bytes: number;
  started_at: string;
  touched_at: string;
}
