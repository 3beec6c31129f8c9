import type { Weakness } from '#domain/staff/password-rules.ts';

export interface PasswordQuestion {
  password: string;
  /** What somebody who knows the person and the site tries first. */
  words: readonly string[];
}

export interface PasswordAnswer {
  weaknesses: readonly Weakness[];
}

/** Members set passwords seldom: one process, which ends soon after and gives its memory back. */
export const passwordProcess = {
  processes: 1,
  waiting: 19,
  idleMs: 10_000,
  timeoutMs: 15_000,
  heapMb: 128,
  memoryBytes: 400_000_000,
} as const;
