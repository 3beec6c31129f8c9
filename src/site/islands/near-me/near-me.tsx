import { t } from '@lingui/core/macro';
import { useState, type MouseEvent } from 'react';
import { Button } from '#site/ui/button.tsx';
import { useAwake } from '../use-awake.ts';

/** Long enough for a phone that has to look for satellites. */
const longestWaitMs = 15_000;
/** Somebody who was asked a while ago has hardly moved a tenth of a degree. */
const oldestMs = 10 * 60_000;

/** Codes of `GeolocationPositionError`. */
const denied = 1;
const timeout = 3;

type State = 'resting' | 'asking' | 'denied' | 'timeout' | 'unavailable';

/**
 * Tells where the visitor is: fills the field of this id and sends its form. Nothing is asked of the
 * device before the button is pressed; without scripts there is no button.
 */
export function DevicePlace({ fieldId }: { fieldId: string }) {
  const awake = useAwake();
  const [state, setState] = useState<State>('resting');
  if (!awake || !('geolocation' in navigator)) return null;

  const ask = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('resting');
        const field = form?.querySelector<HTMLInputElement>(`#${fieldId}`);
        if (!field) return;
        field.value = `${rough(coords.latitude)},${rough(coords.longitude)}`;
        form?.requestSubmit();
      },
      ({ code }) =>
        setState(code === denied ? 'denied' : code === timeout ? 'timeout' : 'unavailable'),
      { timeout: longestWaitMs, maximumAge: oldestMs },
    );
  };

  return (
    <>
      <Button look="secondary" onClick={ask} aria-disabled={state === 'asking'}>
        {t`Use this device’s position`}
      </Button>
      <p>{t`It is rounded to about seven miles before it leaves your device.`}</p>
      <output>{faultText(state)}</output>
    </>
  );
}

/** A tenth of a degree: nobody is found by what stands in an address or a log. */
const rough = (degrees: number): string => degrees.toFixed(1);

function faultText(state: State): string {
  switch (state) {
    case 'denied':
      return t`Your device does not let this page know where you are. Type the ZIP code instead.`;
    case 'timeout':
      return t`Your device took too long to find out where it is. Try again, or type the ZIP code.`;
    case 'unavailable':
      return t`Your device does not know where it is. Type the ZIP code instead.`;
    case 'resting':
    case 'asking':
      return '';
  }
}
