/** Kinds of faults after which trying again makes sense; https://www.postgresql.org/docs/current/errcodes-appendix.html */
export type PassingFault =
  /** Another transaction was in the way; this one has been rolled back whole. */
  | 'conflict'
  /** The connection is gone, or leads to a server that stops, starts or only reads. */
  | 'connection';

const conflicts = new Set(['40001', '40P01']);
/** 25006: read-only, the old primary after a failover; 57P01 to 57P03: it stops or starts. */
const connections = /^(25006|57P0[123]|08\w{3}|ECONNRESET|ECONNREFUSED|EPIPE|ETIMEDOUT)$/;
/** What the driver says without a code. */
const words =
  /connection terminated|client has encountered a connection error|not queryable|read timeout/i;

/** Null for a fault that would only come again. */
export function passingFault(error: unknown): PassingFault | null {
  const { code = '', message = '' } = (error ?? {}) as { code?: string; message?: string };
  if (conflicts.has(code)) return 'conflict';
  return connections.test(code) || words.test(message) ? 'connection' : null;
}

/** Whether a value that may be there once was taken by another transaction meanwhile. */
export const isDuplicate = (error: unknown) => (error as { code?: string }).code === '23505';
