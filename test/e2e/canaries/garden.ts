import { oddPhone, oddVin, oddWord } from './canary-words.ts';

/** Makes canaries by name, gives what is to be typed, and remembers them. */
export interface Garden {
  planted: ReadonlyMap<string, string>;
  word(name: string, put?: (word: string) => string): string;
  mail(name: string): string;
  phone(name: string): string;
  vin(name: string): string;
  /** As it is given: a token, a key, a reference that the site made. */
  given(name: string, value: string | undefined): string;
}

export function createGarden(): Garden {
  const planted = new Map<string, string>();
  let phones = 0;
  const plant = (name: string, value: string) => {
    if (planted.has(name)) throw new Error(`There are two canaries "${name}".`);
    planted.set(name, value);
    return value;
  };
  return {
    planted,
    word(name, put = (word) => word) {
      plant(name, oddWord(name));
      return put(oddWord(name));
    },
    mail: (name) => plant(name, `${oddWord(name).toLowerCase()}@example.com`),
    phone: (name) => plant(name, oddPhone((phones += 1))),
    vin: (name) => plant(name, oddVin(planted.size)),
    given(name, value) {
      if (!value || value.length < 6) throw new Error(`There is nothing for "${name}".`);
      return plant(name, value);
    },
  };
}
