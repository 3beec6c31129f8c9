import { xmlText } from '../../xml-text.ts';

/** A vehicle somebody asks for; unknown is null. */
export interface AdfVehicle {
  status: 'new' | 'used';
  year: number | null;
  make: string | null;
  model: string | null;
  vin: string | null;
  stock: string | null;
  odometerMiles: number | null;
  /** What we ask; whole US cents. */
  priceCents: number | null;
  comments: string | null;
}

/** Somebody to answer; at least one of `email` and `phone`. */
interface AdfContact {
  name: { first: string; last: string } | { full: string; isBusiness?: true };
  email: string | null;
  phone: string | null;
  /** When to call; as the format has it. */
  callTime?: 'morning' | 'afternoon' | 'nopreference';
  address?: { street: string; city: string; region: string; postalCode: string; country: string };
}

/** One lead as a CRM is told of it. */
export interface AdfProspect {
  /** The same whenever the same lead is told, so that a double is seen. */
  id: string;
  /** Whose id it is. */
  source: string;
  /** ISO 8601. */
  requestedAt: string;
  /** At least one: the format knows no request without a vehicle. */
  vehicles: readonly AdfVehicle[];
  customer: AdfContact & { comments: string | null };
  vendor: { name: string; url: string; contact: AdfContact };
  provider: { name: string; service: string; url: string; email: string; phone: string };
}

/**
 * Writes Auto-lead Data Format 1.0, elements in the order of its document type, which has no place for
 * an empty contact or for anything twice.
 */
export function writeAdf({
  vehicles,
  customer,
  vendor,
  provider,
  ...request
}: AdfProspect): string {
  const prospect = [
    tag('id', request.id, { sequence: '1', source: request.source }),
    tag('requestdate', request.requestedAt),
    ...vehicles.map(vehicleTag),
    parent('customer', [contactTag(customer), optional('comments', customer.comments)]),
    parent('vendor', [
      tag('vendorname', vendor.name),
      tag('url', vendor.url),
      contactTag(vendor.contact),
    ]),
    parent('provider', [
      tag('name', provider.name, { part: 'full', type: 'business' }),
      tag('service', provider.service),
      tag('url', provider.url),
      tag('email', provider.email),
      tag('phone', provider.phone, { type: 'voice' }),
    ]),
  ];
  const adf = parent('adf', [parent('prospect', prospect, { status: 'new' })]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n${adf}`;
}

function vehicleTag(vehicle: AdfVehicle): string {
  const { year, odometerMiles, priceCents } = vehicle;
  return parent(
    'vehicle',
    [
      tag('year', year === null ? '' : String(year)),
      tag('make', vehicle.make ?? ''),
      tag('model', vehicle.model ?? ''),
      optional('vin', vehicle.vin),
      optional('stock', vehicle.stock),
      optional('odometer', odometerMiles === null ? null : String(odometerMiles), { units: 'mi' }),
      optional('price', priceCents === null ? null : (priceCents / 100).toFixed(2), {
        type: 'asking',
        currency: 'USD',
      }),
      optional('comments', vehicle.comments),
    ],
    { interest: 'buy', status: vehicle.status },
  );
}

function contactTag({ name, email, phone, callTime, address }: AdfContact): string {
  const names =
    'full' in name
      ? [
          tag('name', name.full, {
            part: 'full',
            type: name.isBusiness ? 'business' : 'individual',
          }),
        ]
      : [tag('name', name.first, { part: 'first' }), tag('name', name.last, { part: 'last' })];
  return parent('contact', [
    ...names,
    optional('email', email),
    optional('phone', phone, { type: 'voice', ...(callTime ? { time: callTime } : {}) }),
    address
      ? parent('address', [
          tag('street', address.street, { line: '1' }),
          tag('city', address.city),
          tag('regioncode', address.region),
          tag('postalcode', address.postalCode),
          tag('country', address.country),
        ])
      : '',
  ]);
}

type Attributes = Readonly<Record<string, string>>;

function tag(name: string, text: string, attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>${xmlText(text)}</${name}>\n`;
}

const optional = (name: string, text: string | null, attributes?: Attributes) =>
  text === null || text.trim() === '' ? '' : tag(name, text, attributes);

function parent(name: string, children: readonly string[], attributes: Attributes = {}): string {
  return `<${name}${written(attributes)}>\n${children.join('')}</${name}>\n`;
}

const written = (attributes: Attributes) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${xmlText(value)}"`)
    .join('');
