/** What analytics say of a bus; price in US dollars. Unknown figures are left out. */
export interface MeasuredBus {
  busId: string;
  make?: string;
  model?: string;
  year?: number;
  price?: number;
}

type Known<T> = { [Key in keyof T]: T[Key] | null };

/** For `data-bus`, of which a list has two dozen: the figures in their order, parted by a stroke. */
export function busAttribute({ busId, make, model, year, price }: Known<MeasuredBus>): string {
  return [busId, make, model, year, price]
    .map((value) => String(value ?? '').replaceAll('|', ' '))
    .join('|');
}

/** What `busAttribute` wrote. */
export function readBusAttribute(text: string): MeasuredBus {
  const [busId = '', make, model, year, price] = text.split('|');
  return {
    busId,
    ...(make ? { make } : {}),
    ...(model ? { model } : {}),
    ...(year ? { year: Number(year) } : {}),
    ...(price ? { price: Number(price) } : {}),
  };
}
