import { useRef, useState, type RefObject } from 'react';
import { controlOf } from '#site/forms/enter-fields.ts';
import { getJson } from './get-json.ts';

/** Id of the list that takes the place of all models. */
export const modelsListId = 'sell-models-of-make';

/** The models of the make that was typed, asked for when somebody turns to the model. */
export function useMakeModels(form: RefObject<HTMLFormElement | null>): {
  names: readonly string[];
  find(): Promise<void>;
} {
  const [names, setNames] = useState<readonly string[]>([]);
  const asked = useRef('');
  const find = async () => {
    const make = controlOf(form.current, 'make')?.value ?? '';
    if (make === asked.current) return;
    asked.current = make;
    const query = new URLSearchParams({ field: 'model', make });
    const found = await getJson<string[]>(`/api/vehicle-suggestions?${query}`);
    if (asked.current === make) setNames(Array.isArray(found) ? found : []);
  };
  return { names, find };
}
