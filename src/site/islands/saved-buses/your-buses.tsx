import { t } from '@lingui/core/macro';
import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import {
  forgetAll,
  forgetBus,
  type StoredBus,
  type StoredList,
  busesText,
  onBusesChanged,
  parseBuses,
} from './stored-buses.ts';

/** Buses that this browser keeps, whichever tab or card saved them. */
export function YourBuses(props: YourBusesProps) {
  return (
    <YourBusLists {...props} saved={useStoredBuses('saved')} viewed={useStoredBuses('viewed')} />
  );
}

const mostShown = 8;

interface YourBusesProps {
  /** Page of buses side by side. */
  comparePath: string;
  /** Page of a saved list. */
  savedPath: string;
  /** As many as stand side by side. */
  mostCompared: number;
}

interface YourBusListsProps extends YourBusesProps {
  saved: readonly StoredBus[];
  viewed: readonly StoredBus[];
}

/** Saved ones first, then those only looked at; the first few stand side by side by one link. */
export function YourBusLists(props: YourBusListsProps) {
  const { saved, viewed, comparePath, savedPath, mostCompared } = props;
  const isSaved = (bus: StoredBus) => saved.some(({ id }) => id === bus.id);
  const shown = [...saved, ...viewed.filter((bus) => !isSaved(bus))].slice(0, mostShown);
  const compared = shown.slice(0, mostCompared);
  const forget = ({ currentTarget }: MouseEvent) => {
    const isNoted = saved.some(({ note }) => note);
    const isMeant = !isNoted || window.confirm(t`Forget these buses and your notes on them?`);
    if (!isMeant) return;
    forgetAll();
    stopBefore(currentTarget)?.focus({ preventScroll: true });
  };
  return (
    <>
      <div className="your-buses-head">
        <h2 id="your-buses-heading">{t`Your buses`}</h2>
        <span>
          {saved.length > 0 ? (
            <a href={withBuses(savedPath, saved)} className="text-link your-buses-open">
              {t`Open saved list`}
            </a>
          ) : null}
          {compared.length > 1 ? (
            <a href={withBuses(comparePath, compared)} className="text-link">
              {t`Compare these`}
            </a>
          ) : null}
          <button type="button" className="text-link" onClick={forget}>
            {t`Forget these`}
          </button>
        </span>
      </div>
      <ul>
        {shown.map((bus) => (
          <Entry key={bus.id} bus={bus} isSaved={isSaved(bus)} />
        ))}
      </ul>
      <p className="your-buses-note">{t`Kept in this browser only.`}</p>
    </>
  );
}

/** The address of a page that shows these. */
export const withBuses = (path: string, buses: readonly Pick<StoredBus, 'id'>[]): string =>
  `${path}?${buses.map(({ id }) => `bus=${id}`).join('&')}`;

/** Of both lists, and at once; asks where a note would go with the bus. */
export function forgetAsked({ id, title, note }: StoredBus): boolean {
  const isMeant = !note || window.confirm(t`Remove ${title} and your note on it?`);
  if (isMeant) for (const list of ['saved', 'viewed'] as const) forgetBus(list, id);
  return isMeant;
}

/** The last thing before the block that the keyboard can stop at (before Safari 17.4, also one in a closed part). */
function stopBefore(within: Element): HTMLElement | undefined {
  const block = within.closest('section');
  const stops = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')];
  const own = stops.findIndex((stop) => block?.contains(stop));
  return stops.slice(0, own).findLast((stop) => stop.checkVisibility?.() ?? true);
}

function Entry({ bus, isSaved }: { bus: StoredBus; isSaved: boolean }) {
  const forget = ({ currentTarget }: MouseEvent) => {
    // Its entry goes, and its focus with it: whoever walks by keyboard goes on at the first that stays,
    // and after the last one before the block.
    const own = currentTarget.closest('li');
    const links = own?.parentElement?.querySelectorAll<HTMLElement>('a') ?? [];
    const next = [...links].find((link) => !own?.contains(link)) ?? stopBefore(currentTarget);
    if (forgetAsked(bus)) next?.focus({ preventScroll: true });
  };
  const { title } = bus;
  const why = isSaved ? t`Saved` : t`Viewed`;
  return (
    <li>
      <img src={bus.picture} alt="" width={96} height={64} loading="lazy" />
      <div>
        <a href={pathIn(currentLanguage(), bus.href)} translate="no">
          {title}
        </a>
        <p>{[why, bus.line].filter(Boolean).join(' · ')}</p>
      </div>
      <button type="button" aria-label={t`Remove ${title}`} onClick={forget}>
        ×
      </button>
    </li>
  );
}

/** One list of this browser, newest first, whichever tab or card changes it. */
export function useStoredBuses(list: StoredList): readonly StoredBus[] {
  const text = useSyncExternalStore(
    onBusesChanged,
    () => busesText(list),
    () => '',
  );
  return useMemo(() => parseBuses(text), [text]);
}
