import type { FormClock } from './form-clock.ts';
import { randomToken } from '../hash-text.ts';

/** What a fresh form has that no other has. */
export interface FormStart {
  /** One-time key: what is sent under it twice is stored once. */
  key: string;
  /** Signed time, from which the server later knows how long filling took. */
  stamp: string;
}

export async function startForm(clock: FormClock, nowMs: number): Promise<FormStart> {
  return { key: randomToken(), stamp: await clock.issue(nowMs) };
}
