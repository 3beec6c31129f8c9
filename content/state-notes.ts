export interface StateNote {
  /** USPS codes. */
  states: readonly string[];
  note: string;
  /** Who says so, and where. */
  source: string;
  href: string;
  /** ISO date on which the source was read. */
  checkedOn: string;
}

/** Rules that a buyer in a state should know. Only what a source says; no entry means we know nothing. */
export const stateNotes: readonly StateNote[] = [
  {
    states: ['CA'],
    note: 'Diesel school buses over 14,000 pounds need a particulate filter of the highest level; engines from 2007 on have one.',
    source: 'California Air Resources Board, school bus provisions',
    href: 'https://ww2.arb.ca.gov/resources/fact-sheets/truck-and-bus-regulation-school-bus-provisions',
    checkedOn: '2026-11-01',
  },
  {
    states: ['CA'],
    note: 'Nearly all vehicles over 14,000 pounds that run in the state fall under the Clean Truck Check.',
    source: 'California Air Resources Board, Clean Truck Check',
    href: 'https://ww2.arb.ca.gov/our-work/programs/CTC',
    checkedOn: '2026-11-01',
  },
  {
    states: ['CA'],
    note: 'A school bus built for another state can be refused for school work. See the inspector before you pay.',
    source: 'School Bus Fleet',
    href: 'https://www.schoolbusfleet.com/10009595',
    checkedOn: '2026-11-01',
  },
  {
    states: ['CA'],
    note: 'Diesel school buses that run less than 1,000 miles a year are exempt from the filter; those built before April 1, 1977 may not run at all.',
    source: 'California Air Resources Board, school bus provisions',
    href: 'https://ww2.arb.ca.gov/resources/fact-sheets/truck-and-bus-regulation-school-bus-provisions',
    checkedOn: '2026-11-01',
  },
  {
    states: ['CA'],
    note: 'From January 1, 2035, school buses newly bought or contracted have to be zero-emission where that is feasible.',
    source: 'California Air Resources Board, AB 579',
    href: 'https://ww2.arb.ca.gov',
    checkedOn: '2026-11-01',
  },
  {
    states: ['NV'],
    note: 'School buses bought from 2019 on need three-point belts.',
    source: 'LegalClarity',
    href: 'https://legalclarity.org',
    checkedOn: '2026-11-01',
  },
  {
    states: ['NJ'],
    note: 'School buses are typed by the state’s own limits: up to 16 passengers for type A, up to 54 for types C and D. Belts are required on all of them.',
    source: 'New Jersey vehicle types',
    href: 'https://emvc.state.nj.us',
    checkedOn: '2026-11-01',
  },
  {
    states: ['NY'],
    note: 'School buses follow a state specification of their own; those built after July 1, 1987 must have seat belts.',
    source: 'School Bus Fleet',
    href: 'https://www.schoolbusfleet.com/10009595',
    checkedOn: '2026-11-01',
  },
  {
    states: ['FL'],
    note: 'School buses bought after January 1, 2001 must have seat belts.',
    source: 'School Transportation News',
    href: 'https://stnonline.com',
    checkedOn: '2026-11-01',
  },
  {
    states: ['TX'],
    note: 'School buses of model year 2018 and newer need three-point belts, unless the school board has opted out.',
    source: 'School Transportation News',
    href: 'https://stnonline.com',
    checkedOn: '2026-11-01',
  },
];
