import { mostListedWheelchairs, mostRiders } from '#domain/inventory/group-fit/group.ts';
import type { Reading } from '../reading.ts';

/** "22 riders and 3 wheelchairs", "group of 22 with 3 wheelchairs": who rides, whatever stands in the bus. */
export function readGroups(reading: Reading): void {
  const { groups } = reading.pack;
  if (!groups) return;
  // Tokens one blank apart, and where each of them begins.
  let text = '';
  const starts = reading.tokens.map((token) => {
    const start = text.length;
    text += `${token.text} `;
    return start;
  });
  const found = groups.exec(text);
  if (!found) return;
  const { party, riders: counted, wheelchairs: seated } = found.groups ?? {};
  const [riders, wheelchairs] = [Number(party ?? counted), Number(seated)];
  const isGroup = wheelchairs >= 1 && wheelchairs <= riders && riders <= mostRiders;
  if (!isGroup || wheelchairs > mostListedWheelchairs) return;
  const from = starts.findIndex((start) => start >= found.index);
  const to = starts.findLastIndex((start) => start < found.index + found[0].length);
  if (!reading.tokens.slice(from, to + 1).every((_, at) => reading.isFree(from + at))) return;
  reading.understand(from, to, {
    kind: 'group',
    chip: { says: 'group', riders, wheelchairs },
    filter: { groupRiders: riders, groupWheelchairs: wheelchairs },
  });
}
