import { useEffect, useRef, useState, type RefObject } from 'react';
import { plainVin } from '#domain/inventory/plain-vin.ts';
import type { VinDoubt } from '#domain/selling/submission-doubts.ts';
import { emptyOnly, vinFilled, type VinFill } from '#domain/selling/vin-fill.ts';
import { controlOf, enterAll } from '#site/forms/enter-fields.ts';
import { postForJson } from './get-json.ts';

/** What the VIN that was typed says, and what it filled in. */
interface VinSaid {
  filled: VinFill;
  doubts: readonly VinDoubt[];
}

const besideVin = ['vin', ...vinFilled] as const;

/**
 * Asks what the VIN says as its field, or one that it speaks of, is left; fills what is still empty,
 * once for each VIN, so that what was taken back stays so. The VIN goes to this site alone, and into
 * no address.
 */
export function useVin(form: RefObject<HTMLFormElement | null>, servedVin: string) {
  const [said, setSaid] = useState<VinSaid | null>(null);
  /** What was filled in before the page was served is as the seller left it. */
  const looked = useRef(plainVin(servedVin));
  const asked = useRef('');

  const look = async () => {
    const typed = typedIn(form.current);
    const key = JSON.stringify(typed);
    if (key === asked.current) return;
    asked.current = key;
    const vin = plainVin(typed.vin ?? '');
    if (vin === '') return setSaid(null);
    const answer = await postForJson<{ fill: VinFill; doubts: readonly VinDoubt[] }>(
      '/api/vin',
      typed,
    );
    if (!answer || asked.current !== key) return;
    const isNew = looked.current !== vin;
    looked.current = vin;
    const filled = isNew ? emptyOnly(answer.fill, typed) : {};
    enterAll(form.current, filled);
    // What has just been filled in asks for nothing any more.
    const doubts = answer.doubts.filter(({ field }) => !(field in filled));
    setSaid((before) => ({ filled: isNew ? filled : (before?.filled ?? {}), doubts }));
    asked.current = JSON.stringify(typedIn(form.current));
  };

  useEffect(() => {
    // It was left before the form woke.
    const field = controlOf(form.current, 'vin');
    if (field && field.value !== '' && field !== document.activeElement) void look();
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it wakes
  }, []);

  return {
    said,
    /** To be called with the name of a field that was left. */
    left(name: string) {
      if (besideVin.some((one) => one === name)) void look();
    },
    /** Empties what was filled in and is still as it was. */
    undo() {
      if (!said) return;
      const now = typedIn(form.current);
      const ours = Object.entries(said.filled).filter(([name, value]) => now[name] === value);
      enterAll(form.current, Object.fromEntries(ours.map(([name]) => [name, ''])));
      setSaid({ ...said, filled: {} });
      controlOf(form.current, 'vin')?.focus();
    },
  };
}

const typedIn = (form: HTMLFormElement | null): Record<string, string> =>
  Object.fromEntries(besideVin.map((name) => [name, controlOf(form, name)?.value ?? '']));
