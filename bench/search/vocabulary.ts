/** What the generated listings are made of. */
export const MODELS: Record<string, { category: string; models: string[] }> = {
  'Blue Bird': { category: 'School', models: ['Vision', 'All American', 'Micro Bird', 'TC2000'] },
  'Thomas Built': {
    category: 'School',
    models: ['Saf-T-Liner C2', 'Saf-T-Liner HDX', 'Minotour', 'EFX'],
  },
  'IC Bus': { category: 'School', models: ['CE200', 'CE300', 'RE300', 'AC Series', 'HC Series'] },
  Starcraft: { category: 'Shuttle', models: ['Allstar', 'Allstar XL', 'Starlite', 'Quest'] },
  ElDorado: { category: 'Shuttle', models: ['Aerotech', 'Aero Elite', 'Advantage', 'Passport'] },
  Champion: { category: 'Shuttle', models: ['Challenger', 'Crusader', 'Defender', 'LF Transport'] },
  Glaval: { category: 'Shuttle', models: ['Universal', 'Commute', 'Titan II', 'Legacy'] },
  Goshen: { category: 'Shuttle', models: ['Impulse', 'Pacer II', 'GCII'] },
  Turtle: { category: 'Shuttle', models: ['Top Terra Transit', 'Odyssey XL', 'Van Terra'] },
  Collins: { category: 'School activity', models: ['NexBus', 'Type A', 'Bantam'] },
  'Coach & Equipment': { category: 'Shuttle', models: ['Phoenix', 'Phoenix 22 CE'] },
  MCI: { category: 'Coach', models: ['J4500', 'D4505', 'MC-9', 'E4500', '102DL3'] },
  Prevost: { category: 'Coach', models: ['H3-45', 'X3-45', 'XL II'] },
  'Van Hool': { category: 'Coach', models: ['C2045', 'T2145', 'CX45', 'TD925'] },
  Setra: { category: 'Coach', models: ['S 417', 'S 407', 'S 217'] },
  Temsa: { category: 'Coach', models: ['TS 35', 'TS 30', 'TS 45'] },
  Gillig: { category: 'Transit', models: ['Low Floor', 'Phantom', 'BRT'] },
  'New Flyer': { category: 'Transit', models: ['D40LF', 'XD40', 'XE60', 'C40LF'] },
  Nova: { category: 'Transit', models: ['LFS', 'RTS'] },
  Freightliner: { category: 'Shuttle', models: ['M2 106', 'XBR', 'Sprinter 3500'] },
  'Mercedes-Benz': { category: 'Van', models: ['Sprinter 2500', 'Sprinter 3500', 'Metris'] },
  Ford: { category: 'Van', models: ['Transit 350', 'Transit 250', 'E-350', 'E-450'] },
  Chevrolet: { category: 'Van', models: ['Express 3500', 'Express 4500'] },
  Krystal: { category: 'Limo bus', models: ['KK28', 'KK38', 'F-550'] },
  Alexander: { category: 'Double decker', models: ['Enviro500', 'Dennis Trident'] },
};

export const CHASSIS = [
  'Ford E-450',
  'Ford E-350',
  'Ford F-550',
  'Ford F-650',
  'Chevrolet 4500',
  'Freightliner M2 106',
  'International 3200',
  'International DuraStar',
  'Freightliner B2',
  'Ram ProMaster 3500',
];

export const ENGINES = [
  'Cummins ISB 6.7L',
  'Cummins ISL 8.9L',
  'Cummins B6.7',
  'Ford 6.8L V10',
  'Ford 7.3L Godzilla',
  'Power Stroke 6.0L',
  'Power Stroke 6.7',
  'Detroit Series 60',
  'Caterpillar C7',
  'MaxxForce DT',
  'Duramax 6.6L',
  'GM 6.0L Vortec',
  'Triton 5.4',
];

export const FUELS = ['Diesel', 'Gasoline', 'Propane', 'CNG', 'Electric'];
export const TRANSMISSIONS = ['Automatic', 'Manual', 'Allison 2000', 'Allison 3000'];
export const CONDITIONS = ['Used', 'New', 'Certified'];

export const STATES =
  'TX CA FL NY OH PA NJ IL GA NC MI VA WA AZ TN IN MA MO MD WI CO MN SC AL LA KY OR OK CT UT IA NV AR MS KS NM NE ID WV HI NH ME MT RI DE SD ND AK VT WY'.split(
    ' ',
  );

export const FEATURES = [
  'wheelchair lift',
  'rear air conditioning',
  'luggage racks',
  'rear luggage',
  'overhead parcel racks',
  'restroom',
  'reclining seats',
  'three point seat belts',
  'air brakes',
  'hydraulic brakes',
  'air ride suspension',
  'backup camera',
  'television monitors',
  'perimeter seating',
  'flat floor',
  'kneeling entry',
  'under floor storage',
  'wifi router',
  'child restraint seats',
  'roof hatches',
  'rubber flooring',
  'tinted windows',
  'electric entry door',
  'stainless wheels',
  'LED lighting',
];

export const OPENERS = [
  'Retired from {owner} after regular service, this {noun} was kept in a heated garage in {city}.',
  'One owner {noun} from {owner}, driven every week around {city}.',
  'Bought new by {owner} and maintained on schedule by its own shop.',
  'Ready to work: {owner} replaced it with a larger {noun} last spring.',
  'Seen daily between {city} and the airport until {owner} closed the route.',
];

export const MIDDLES = [
  'It comes with {feature}, {feature} and {feature}.',
  'The {engine} pulls strong and the {transmission} transmission shifts smoothly.',
  'Seats {seats} passengers plus driver, {cdl}.',
  'Tires show {percent} percent tread and the brakes were relined at {miles} miles.',
  'No rust on the frame, title in hand, inspection good through next year.',
  'The {chassis} chassis is easy to service anywhere.',
];

export const CLOSERS = [
  'Call {name} for a video of the cold start.',
  'Delivery is possible, ask {name} for a quote.',
  'Financing is available through {name}.',
  'Come and drive it in {city}.',
];

export const OWNERS = [
  'a church',
  'a school district',
  'a university',
  'a retirement home',
  'a hotel',
  'a casino',
  'a city transit agency',
  'a summer camp',
  'an airport parking company',
  'a tour operator',
  'a daycare',
  'a county jail',
];

const SYLLABLES =
  'ba be bo bri ca cal cam che cor da del den dor el fa fer ga gle gra ha hart ho in ja ka ken la lan le lin lo ma mar mer mill mo na nel no or pa per port ra ren ri ro sa ser shel son ta tel ton tor va ver vi wal wes win wood yor'.split(
    ' ',
  );

/** `count` made-up place or person names, all different, the same every time. */
export function madeUpNames(count: number, seed: number): string[] {
  const names = new Set<string>();
  let state = seed;
  while (names.size < count) {
    let name = '';
    const length = 2 + (state % 3);
    for (let at = 0; at < length; at++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      name += SYLLABLES[(state >>> 8) % SYLLABLES.length]!;
    }
    names.add(name.charAt(0).toUpperCase() + name.slice(1));
  }
  return [...names];
}
