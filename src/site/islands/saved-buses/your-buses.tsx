import { useMemo, useSyncExternalStore } from 'react';
import { KeptBusList } from './kept-bus-list.tsx';
import {
  busesText,
  onBusesChanged,
  parseBuses,
  type KeptBus,
  type KeptList,
} from './kept-buses.ts';

export interface YourBusesProps {
  /** Page of buses side by side, in English. */
  comparePath: string;
  /** As many as stand side by side. */
  mostCompared: number;
}

/** Buses that this browser keeps, whichever tab or card saved them. */
export function YourBuses(props: YourBusesProps) {
  return <KeptBusList {...props} saved={useBuses('saved')} viewed={useBuses('viewed')} />;
}

function useBuses(list: KeptList): readonly KeptBus[] {
  const text = useSyncExternalStore(
    onBusesChanged,
    () => busesText(list),
    () => '',
  );
  return useMemo(() => parseBuses(text), [text]);
}
