import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { currentLanguage, languages } from '#messages/languages.ts';
import { Button } from '#site/ui/button.tsx';
import type { SellDraft } from './sell-drafts.ts';

interface DraftOfferProps {
  draft: SellDraft;
  onContinue(): void;
  onDiscard(): void;
}

/** What was begun in this browser, to go on with or to throw away. */
export function DraftOffer({ draft, onContinue, onDiscard }: DraftOfferProps) {
  const [nowMs] = useState(() => Date.now());
  const { year, make, model, bodyManufacturer } = draft.typed;
  const bus = [year, make, model, bodyManufacturer].filter(Boolean).join(' ');
  return (
    <div className="sell-draft" role="status">
      <p>{t`You have a bus half described (${{ day: dayOf(draft.atMs, nowMs) }}).`}</p>
      {bus === '' ? null : (
        <p className="sell-draft-bus" translate="no">
          {bus}
        </p>
      )}
      <p className="sell-draft-acts">
        <Button look="ink" onClick={onContinue}>
          {t`Go on with it`}
        </Button>
        <Button look="secondary" onClick={onDiscard}>
          {t`Throw it away`}
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
  return new Intl.DateTimeFormat(locale, how).format(atMs);
}

const startOfDay = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);
