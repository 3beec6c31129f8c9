import { t } from '@lingui/core/macro';
import { mostRiders, mostWheelchairs, type GroupFault } from '#domain/inventory/group-fit/group.ts';
import type { BusDetail } from '#domain/inventory/listing-detail.ts';
import { Button } from '#site/ui/button.tsx';
import { TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';

/** The fields as typed, so that a slip can be mended. */
export interface TypedGroup {
  riders: string;
  wheelchairs: string;
  areChildren: boolean;
}

interface FitFormProps {
  bus: Pick<BusDetail, 'id' | 'slug' | 'layout'>;
  typed?: TypedGroup;
  riders?: GroupFault | null;
  wheelchairs?: GroupFault | null;
}

/** Asks who rides. A plain GET form: the answer has an address of its own. */
export function FitForm({ bus, typed, riders = null, wheelchairs = null }: FitFormProps) {
  return (
    <form action={urls.busFit(bus)} method="get" className="fit-form no-print">
      <TextField
        id="fit-riders"
        name="riders"
        label={t`Riders, without the driver`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={typed?.riders}
        error={riders && faultWords(riders, mostRiders)}
      />
      <TextField
        id="fit-wheelchairs"
        name="wheelchairs"
        label={t`Of them in wheelchairs`}
        inputMode="numeric"
        autoComplete="off"
        maxLength={12}
        defaultValue={typed?.wheelchairs}
        error={wheelchairs && faultWords(wheelchairs, mostWheelchairs)}
      />
      {bus.layout.seating === 'school' ? (
        <label className="fit-children">
          <input type="checkbox" name="children" value="yes" defaultChecked={typed?.areChildren} />
          {t`They are children`}
        </label>
      ) : null}
      <Button type="submit">{t`Show whether they fit`}</Button>
    </form>
  );
}

function faultWords(fault: GroupFault, most: number): string {
  switch (fault) {
    case 'missing':
      return t`Say how many ride, as a whole number such as 22.`;
    case 'no-whole-number':
      return t`Type a whole number in digits, such as 3.`;
    case 'too-many':
      return t`At most ${most} can be worked out here. For more, call us.`;
    case 'more-than-riders':
      return t`There cannot be more wheelchairs than riders: count everybody among the riders.`;
  }
}
