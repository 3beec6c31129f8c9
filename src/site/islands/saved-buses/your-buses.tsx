import { KeptBusList, type YourBusesProps } from './kept-bus-list.tsx';
import { useKeptBuses } from './use-kept-buses.ts';

/** Buses that this browser keeps, whichever tab or card saved them. */
export function YourBuses(props: YourBusesProps) {
  return <KeptBusList {...props} saved={useKeptBuses('saved')} viewed={useKeptBuses('viewed')} />;
}
