import { t } from '@lingui/core/macro';
import { isKnown } from '#domain/inventory/display-values.ts';
import type { BusCard } from '#domain/inventory/listing-card.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { sayNumber } from '#messages/figures.ts';
import { Measure } from '#site/ui/measure.tsx';
import {
  cdlAnswer,
  notAvailable,
  placeOf,
  sayMilesOfLot,
  saySeats,
} from '#site/words/bus-words.ts';
import { fieldName } from '#site/words/trade-words.ts';

/** The six figures that decide whether a buyer reads on. */
export function KeyFacts({ bus }: { bus: BusDetail }) {
  const askUs = t`Ask us`;
  const facts = [
    { label: fieldName('mileageMiles'), value: <Mileage bus={bus} /> },
    { label: fieldName('passengers'), value: saySeats(bus.passengers) },
    { label: t`Wheelchair places`, value: wheelchair(bus) },
    { label: t({ message: 'License', context: 'to drive' }), value: cdlAnswer(bus.cdl) },
    { label: t`Where it stands`, value: placeOf(bus) ?? askUs },
    { label: fieldName('stockNumber'), value: bus.stockNumber ?? askUs },
  ];
  return (
    <dl className="key-facts">
      {facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** "84,210 mi", or "N/A" when unknown or not positive (spec §5); of a lot, the fewest and the most. */
export function Mileage({
  bus: { mileageMiles, lot },
}: {
  bus: Pick<BusCard, 'mileageMiles' | 'lot'>;
}) {
  const ofLot = lot && sayMilesOfLot(lot);
  if (ofLot) return ofLot;
  return isKnown(mileageMiles) ? <Measure value={mileageMiles} of="mile" /> : notAvailable();
}

/** Zero is known and says so, and so is a bus that nobody rolls into; what is left is unknown. */
function wheelchair({ wheelchairPositions, layout }: BusDetail): string {
  if (wheelchairPositions === 0) return t({ message: 'None', context: 'places' });
  if (wheelchairPositions) return sayNumber(wheelchairPositions);
  return layout.boarding === 'none' ? t`No lift or ramp` : t`Ask us`;
}
