import { t } from '@lingui/core/macro';
import { sayDollars } from '#messages/figures.ts';

/** In the place of a price that was not named. */
export const onRequest = (): string => t({ message: 'on request', context: 'a price' });

export const sayKnownPrice = (cents: number | null): string =>
  cents === null ? onRequest() : sayDollars(cents);
