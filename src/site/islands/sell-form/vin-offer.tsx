import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { plainVin } from '#domain/inventory/plain-vin.ts';
import type { SellFormValues } from '#domain/selling/sell-form.ts';
import { vinFacts, type VinFacts } from '#domain/selling/vin-facts.ts';
import { useAwake } from '../use-awake.ts';

interface VinOfferProps {
  /** As typed. */
  vin: string;
  /** Year and make that it stands for. */
  onUse(typed: SellFormValues): void;
}

/** Year and maker that a VIN stands for, to be used or not. The VIN never leaves the page for it. */
export function VinOffer({ vin, onUse }: VinOfferProps) {
  const isAwake = useAwake();
  const [year] = useState(() => new Date().getFullYear());
  const [used, setUsed] = useState('');
  const facts = isAwake ? vinFacts(plainVin(vin), year) : null;
  const typed = facts ? typedOf(facts) : {};
  const isOffered = facts?.checkDigitFits && Object.keys(typed).length > 0 && used !== vin;
  const use = () => {
    setUsed(vin);
    onUse(typed);
  };
  return (
    <div role="status" className={facts ? 'sell-offer' : undefined}>
      {facts ? <span>{wordsOf(facts)}</span> : null}
      {isOffered ? (
        <button type="button" className="sell-act" onClick={use}>
          {t`Use it`}
        </button>
      ) : null}
    </div>
  );
}

const typedOf = ({ year, maker }: VinFacts): SellFormValues => ({
  ...(year === null ? {} : { year: String(year) }),
  ...(maker === null ? {} : { make: maker }),
});

function wordsOf({ checkDigitFits, year, maker, chassisOnly }: VinFacts): string {
  if (!checkDigitFits) {
    return t`One character seems to be wrong. Compare it with the plate, letter by letter. You can go on all the same.`;
  }
  const bus = [year, maker].filter((word) => word !== null).join(' ');
  if (bus === '') return t`The check digit fits.`;
  return chassisOnly
    ? t`This VIN stands for: ${bus} chassis (the body is asked below).`
    : t`This VIN stands for: ${bus}.`;
}
