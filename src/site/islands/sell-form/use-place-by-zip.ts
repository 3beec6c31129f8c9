import { useRef, type RefObject } from 'react';
import { controlOf, enterField } from '#site/forms/enter-fields.ts';
import { getJson } from './get-json.ts';

const names = ['city', 'state'] as const;

/** City and state by ZIP code, where they are still empty or were filled by us. */
export function usePlaceByZip(
  form: RefObject<HTMLFormElement | null>,
): (zipCode: string) => Promise<void> {
  const last = useRef<{ code: string; city?: string; state?: string }>({ code: '' });
  return async (zipCode) => {
    const code = /^\s*(\d{5})/.exec(zipCode)?.[1];
    if (!code || code === last.current.code) return;
    const ours = last.current;
    last.current = { ...ours, code };
    const place = await getJson<{ city?: string; state?: string }>(`/api/zip-places/${code}`);
    if (!place || last.current.code !== code) return;
    for (const name of names) {
      const there = controlOf(form.current, name)?.value ?? '';
      if (there !== '' && there !== ours[name]) continue;
      last.current[name] = place[name];
      enterField(form.current, name, place[name] ?? '');
    }
  };
}
