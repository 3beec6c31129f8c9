export type RefusalStatus = 400 | 403 | 404 | 413 | 415 | 429 | 503;

/** A refusal in the protocol's form: `{message, status}`; 4xx stop the client, 5xx make it retry. */
export class ApiError extends Error {
  readonly status: RefusalStatus;
  /** Seconds after which it may be asked again; null: asking again is no use. */
  readonly retryAfter: number | null;
  constructor(status: RefusalStatus, message: string, retryAfter: number | null = null) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** What a key that can only search is told by everything else. */
export const writeRefusal = 'Method not allowed with this API key';
