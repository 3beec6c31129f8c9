import type { Weakness } from '#domain/staff/password-rules.ts';

export interface PasswordQuestion {
  password: string;
  /** What somebody who knows the person and the site tries first. */
  words: readonly string[];
}

export interface PasswordAnswer {
  weaknesses: readonly Weakness[];
}

export const passwordLimits = {
  timeoutMs: 15_000,
  heapMegabytes: 128,
  memoryBytes: 400_000_000,
} as const;
