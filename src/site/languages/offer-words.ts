import { t } from '@lingui/core/macro';

/** What a page says to readers of a language that it is there in, too. */
export interface OfferWords {
  offer: string;
  refusal: string;
}

/** In the language of the moment. */
export const offerWords = (): OfferWords => ({
  offer: t({
    message: 'This page is also available in English',
    comment: 'Said to readers of your language: name your language in place of English.',
  }),
  refusal: t`No, thanks`,
});
