import { useMemo, useSyncExternalStore } from 'react';
import {
  busesText,
  onBusesChanged,
  parseBuses,
  type KeptBus,
  type KeptList,
} from './kept-buses.ts';

/** One list of this browser, newest first, whichever tab or card changes it. */
export function useKeptBuses(list: KeptList): readonly KeptBus[] {
  const text = useSyncExternalStore(
    onBusesChanged,
    () => busesText(list),
    () => '',
  );
  return useMemo(() => parseBuses(text), [text]);
}
