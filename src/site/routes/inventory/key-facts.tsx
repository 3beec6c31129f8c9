import { cdlShort } from '#domain/inventory/cdl.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';

/** The six figures that decide whether a buyer reads on. */
export function KeyFacts({ bus }: { bus: BusDetail }) {
  const place = [bus.city, bus.state].filter(Boolean).join(', ');
  const facts = [
    { label: 'Mileage', value: bus.mileageText },
    { label: 'Passengers', value: bus.passengersText },
    { label: 'Wheelchair places', value: wheelchair(bus.wheelchairPositions) },
    { label: 'License', value: cdlShort[bus.cdl] },
    { label: 'Where it stands', value: place || 'Ask us' },
    { label: 'Stock number', value: bus.stockNumber ?? 'Ask us' },
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

/** Zero is known and says so; unknown stays unknown. */
function wheelchair(positions: number | null): string {
  if (positions === null) return 'Ask us';
  return positions === 0 ? 'None' : String(positions);
}
