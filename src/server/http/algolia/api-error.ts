export type ApiErrorStatus = 400 | 403 | 404 | 413 | 415 | 503;

/** A refusal in the protocol's form: `{message, status}`; 4xx stop the client, 5xx make it retry. */
export class ApiError extends Error {
  readonly status: ApiErrorStatus;
  constructor(status: ApiErrorStatus, message: string) {
    super(message);
    this.status = status;
  }
}

/** What a key that can only search is told by everything else. */
export const writeRefusal = 'Method not allowed with this API key';
