import type { SellFieldError } from '#domain/selling/read-sell-form.ts';
import type { SellFieldName, SellFormValues } from '#domain/selling/sell-form.ts';

/** Everything the form of step one shows, at the start and when details are corrected. */
export interface SellFormModel {
  action: string;
  typed: SellFormValues;
  errors: readonly SellFieldError[];
  /** What went wrong as a whole. */
  problem: string | null;
  button: string;
  /** One-time key and signed time of rendering; null when details are corrected. */
  start: { key: string; stamp: string } | null;
  /** What the correction is made to; null at the start. */
  revision: number | null;
}

/** Names of the form's other inputs. */
export const sellHidden = {
  key: 'key',
  stamp: 'stamp',
  revision: 'revision',
  /** Left empty by people, who do not see it. */
  honeypot: 'company_website',
} as const;

export const sellFieldId = (name: SellFieldName): string =>
  `sell-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
