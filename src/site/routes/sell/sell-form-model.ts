import type { FormStart } from '#domain/forms/form-start.ts';
import type { SellFieldName } from '#domain/selling/sell-form.ts';
import { fieldId, type FormModel } from '#site/forms/form-parts.tsx';

/** Everything the form of step one shows, at the start and when details are corrected. */
export interface SellFormModel extends FormModel<SellFieldName> {
  action: string;
  button: string;
  /** Null when details are corrected. */
  start: FormStart | null;
  /** What the correction is made to; null at the start. */
  revision: number | null;
}

/** Ids of its fields begin with it. */
export const sellIds = 'sell';
export const sellFieldId = (name: SellFieldName): string => fieldId(sellIds, name);
