import { useMemo, useSyncExternalStore } from 'react';
import { KeptBusList, type YourBusesProps } from './kept-bus-list.tsx';
import {
  busesText,
  onBusesChanged,
  parseBuses,
  type KeptBus,
  type KeptList,
} from './kept-buses.ts';

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
