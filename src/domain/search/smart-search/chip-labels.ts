/** How a chip reads, in one language. `null` bounds are open. */
export interface ChipLabels {
  year(exact: number): string;
  years(min: number | null, max: number | null): string;
  passengers(min: number | null, max: number | null): string;
  adults(count: number): string;
  wheelchairPositions(min: number): string;
  price(minCents: number | null, maxCents: number | null): string;
  mileage(min: number | null, max: number | null): string;
  odometer(miles: number): string;
  lengthFt(min: number | null, max: number | null): string;
  gvwrLb(min: number | null, max: number | null): string;
  rows(count: number): string;
  windows(count: number): string;
  slideOuts(count: number): string;
  quantity(min: number): string;
  lot: string;
  chassis(name: string): string;
  /** Takes another chip's label. */
  without(label: string): string;
  /** Takes a name, which keeps its capitals. */
  withoutName(name: string): string;
  withinMilesOf(miles: number, place: string): string;
  near(place: string): string;
  nearMe: string;
  noCdl: string;
  cdl: string;
  stock(number: string): string;
  vin(vin: string): string;
  wanted: string;
  condition: Record<string, string>;
  fuel: Record<string, string>;
  transmission: Record<string, string>;
  category: (slug: string) => string;
  feature: (key: string) => string;
  purpose: Record<string, string>;
  schoolType(letter: string): string;
  sort: Record<string, string>;
}
