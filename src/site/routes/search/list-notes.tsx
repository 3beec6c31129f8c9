import type { Dropped } from '#domain/search/relaxation.ts';
import type { IntentKind } from '#domain/search/smart-search/smart-query.ts';
import { Notice } from '#site/ui/notice.tsx';
import { urls } from '#site/urls.ts';

/** Says which conditions had to go before anything was found: no dead ends, no silent changes. */
export function RelaxedNote({ dropped }: { dropped: readonly Dropped[] }) {
  if (dropped.length === 0) return null;
  const without = dropped.map((one) => `“${one.label}”`);
  return (
    <div className="list-note" data-relaxed>
      <Notice>
        <p className="list-note-title">No bus matches all of that today.</p>
        <p>{`Showing buses without ${listing(without)}.`}</p>
      </Notice>
    </div>
  );
}

/** Above close matches where there is nothing else. */
export function NoExactMatchNote() {
  return (
    <div className="list-note">
      <Notice>
        <p className="list-note-title">No bus matches all of that today.</p>
      </Notice>
    </div>
  );
}

/** The words of spec §4, and a way on: whoever typed it wants something we may hear of. */
export function NothingFoundNote({ text }: { text: string }) {
  return (
    <div className="list-note" data-relaxed>
      <Notice>
        <p className="list-note-title">{`No buses found matching “${text}”`}</p>
        <p>
          These are all our buses.{' '}
          <a href={urls.busAlerts({ wanted: text })} className="text-link">
            Tell us what you need
          </a>
        </p>
      </Notice>
    </div>
  );
}

/** A place nobody knows leaves no bus out: says so where the buses are. */
export function UnknownPlaceNote({ place }: { place: string | null }) {
  if (place === null) return null;
  return (
    <div className="list-note" data-unknown-place>
      <Notice>
        <p className="list-note-title">{`We do not know where “${place}” is.`}</p>
        <p>Showing buses everywhere. Check the five digits of the ZIP code.</p>
      </Notice>
    </div>
  );
}

function listing(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

const intents: Partial<Record<IntentKind, { text: string; href: string; label: string }>> = {
  finance: {
    text: 'We do not finance buses ourselves, but we keep a list of companies that do.',
    href: urls.faqs(),
    label: 'Financing questions',
  },
  lease: {
    text: 'We sell buses; some lenders lease them.',
    href: urls.faqs(),
    label: 'Financing questions',
  },
  rent: {
    text: 'We sell buses and do not rent them out.',
    href: urls.contact(),
    label: 'Ask us who does',
  },
  parts: {
    text: 'We sell whole buses, not parts. We can often name a shop.',
    href: urls.contact(),
    label: 'Ask us',
  },
  sell: {
    text: 'Want to sell a bus? Listing it costs you nothing.',
    href: urls.sellYourBus(),
    label: 'Sell a bus',
  },
  dealer: {
    text: 'Looking for the people behind the lot?',
    href: urls.aboutUs(),
    label: 'About us',
  },
  contact: { text: 'Want to talk to somebody?', href: urls.contact(), label: 'Contact us' },
  'cdl-rules': {
    text: 'Wondering whether you need a commercial license?',
    href: urls.cdl(),
    label: 'CDL rules',
  },
};

/** The right page for somebody who did not come to buy, above the results. */
export function IntentNote({ intent }: { intent: IntentKind }) {
  const offer = intents[intent];
  if (!offer) return null;
  return (
    <div className="list-note">
      <Notice>
        <p>
          {offer.text}{' '}
          <a href={offer.href} className="text-link">
            {offer.label}
          </a>
        </p>
      </Notice>
    </div>
  );
}
