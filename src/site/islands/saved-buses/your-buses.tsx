import { t } from '@lingui/core/macro';
import { type MouseEvent, useMemo, useSyncExternalStore } from 'react';
import { currentLanguage, pathIn } from '#messages/languages.ts';
import {
  forgetAll,
  forgetBus,
  type KeptBus,
  type KeptList,
  busesText,
  onBusesChanged,
  parseBuses,
} from './kept-buses.ts';

/** Buses that this browser keeps, whichever tab or card saved them. */
export function YourBuses(props: YourBusesProps) {
  return <KeptBusList {...props} saved={useKeptBuses('saved')} viewed={useKeptBuses('viewed')} />;
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

interface KeptBusListProps extends YourBusesProps {
  saved: readonly KeptBus[];
  viewed: readonly KeptBus[];
}

/** Saved ones first, then those only looked at; the first few stand side by side by one link. */
export function KeptBusList(props: KeptBusListProps) {
  const { saved, viewed, comparePath, savedPath, mostCompared } = props;
  const isSaved = (bus: KeptBus) => saved.some(({ id }) => id === bus.id);
  const shown = [...saved, ...viewed.filter((bus) => !isSaved(bus))].slice(0, mostShown);
  const compared = shown.slice(0, mostCompared);
  const forget = () => {
    const isNoted = saved.some(({ note }) => note);
    if (!isNoted || window.confirm(t`Forget these buses and your notes on them?`)) forgetAll();
  };
  return (
    <>
      <div className="kept-buses-head">
        <h2 id="kept-buses-heading">{t`Your buses`}</h2>
        <span>
          {saved.length > 0 ? (
            <a href={withBuses(savedPath, saved)} className="text-link">
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
          <Entry key={bus.id} bus={bus} list={isSaved(bus) ? 'saved' : 'viewed'} />
        ))}
      </ul>
      <p className="kept-buses-note">{t`Kept in this browser only.`}</p>
    </>
  );
}

/** The address of a page that shows these. */
export const withBuses = (path: string, buses: readonly Pick<KeptBus, 'id'>[]): string =>
  `${path}?${buses.map(({ id }) => `bus=${id}`).join('&')}`;

/** Asks where a note would go with the bus. */
export function forgetAsked({ id, title, note }: KeptBus, list: KeptList): boolean {
  const isMeant = !note || window.confirm(t`Remove ${title} and your note on it?`);
  if (isMeant) forgetBus(list, id);
  return isMeant;
}

function Entry({ bus, list }: { bus: KeptBus; list: KeptList }) {
  const forget = ({ currentTarget }: MouseEvent) => {
    // Its entry goes, and its focus with it: whoever walks by keyboard goes on at the first that stays.
    const own = currentTarget.closest('li');
    const links = own?.parentElement?.querySelectorAll<HTMLElement>('a') ?? [];
    const next = [...links].find((link) => !own?.contains(link));
    if (forgetAsked(bus, list)) next?.focus({ preventScroll: true });
  };
  const { title } = bus;
  const why = list === 'saved' ? t`Saved` : t`Viewed`;
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
export function useKeptBuses(list: KeptList): readonly KeptBus[] {
  const text = useSyncExternalStore(
    onBusesChanged,
    () => busesText(list),
    () => '',
  );
  return useMemo(() => parseBuses(text), [text]);
}
