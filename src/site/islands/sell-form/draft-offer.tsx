import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { withFirst } from '#messages/figures.ts';
import { currentLanguage, languages } from '#messages/languages.ts';
import { Button, ButtonLink } from '#site/ui/button.tsx';
import { nameOfDraft, type SellDraft } from './sell-drafts.ts';

interface DraftOfferProps {
  draft: SellDraft;
  /** Where private pages are, up to their token. */
  privatePages: string;
  onContinue(): void;
  onDiscard(): void;
}

/** What was begun in this browser, to go on with or to throw away; of what the server has, the way to it. */
export function DraftOffer({ draft, privatePages, onContinue, onDiscard }: DraftOfferProps) {
  const [nowMs] = useState(() => Date.now());
  const { token } = draft;
  const day = dayOf(draft.atMs, nowMs);
  const bus = nameOfDraft(draft);
  return (
    <div className="sell-draft" role="status">
      <p>
        {token === undefined
          ? t`You have a bus half described (${{ day }}).`
          : t`You have described a bus here already (${{ day }}).`}
      </p>
      {bus === '' ? null : (
        <p className="sell-draft-bus" translate="no">
          {bus}
        </p>
      )}
      <p className="sell-draft-acts">
        {token === undefined ? (
          <Button look="ink" onClick={onContinue}>
            {t`Go on with it`}
          </Button>
        ) : (
          <ButtonLink look="ink" href={privatePages + token}>
            {t`Open my private page`}
          </ButtonLink>
        )}
        <Button look="secondary" onClick={onDiscard}>
          {token === undefined ? t`Throw it away` : t`Sell another bus`}
        </Button>
      </p>
    </div>
  );
}

/** "today", "yesterday", "Tuesday", "November 3". */
function dayOf(atMs: number, nowMs: number): string {
  const { locale } = languages[currentLanguage()];
  const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / 86_400_000);
  if (days < 2)
    return new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }).format(-days, 'day');
  const how: Intl.DateTimeFormatOptions =
    days < 7 ? { weekday: 'long' } : { month: 'long', day: 'numeric' };
  return withFirst(new Intl.DateTimeFormat(locale, how).format(atMs));
}

const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);
