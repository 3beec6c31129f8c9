import type { SellFieldName } from '#domain/selling/sell-form.ts';
import { fieldId, type FormModel } from '#site/forms/form-parts.tsx';

/** What the form of step one shows, at the start and when details are corrected; plain data. */
export interface SellFormProps extends FormModel<SellFieldName> {
  /** Where it is posted to. */
  action: string;
  button: string;
  /** What the correction is made to; null at the start. */
  revision: number | null;
  /** Top to bottom, in the page's language. */
  groups: readonly { title: string; intro?: string; names: readonly SellFieldName[] }[];
  /** By USPS code, in the order and the words of the page's language. */
  stateNames: Readonly<Record<string, string>>;
  /** Where private pages are, up to their token. */
  privatePages: string;
  /** Where the range of prices is asked for. */
  worth: string;
}

/** Ids of its fields begin with it. */
export const sellIds = 'sell';
export const sellFieldId = (name: SellFieldName): string => fieldId(sellIds, name);
