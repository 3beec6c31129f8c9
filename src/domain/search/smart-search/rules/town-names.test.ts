import { expect, it } from 'vitest';
import { readPlaceTable } from '#domain/locations/place-table.ts';
import { chipWords } from '#site/words/chip-words.ts';
import { parseSmartQuery } from '../parse-smart-query.ts';

const codes = (first: number, count: number) =>
  Array.from({ length: count }, (_, at) => `${first + at}@4000,-7500`).join(' ');
const places = readPlaceTable(
  [
    `NY|Plattsburgh|${codes(12_901, 2)}`,
    `PA|Pittsburgh|${codes(15_201, 40)}`,
    `PA|Reading|${codes(19_601, 6)}`,
    `KS|Pittsburg|${codes(66_762, 1)}`,
    `OK|Kansas|${codes(74_347, 1)}`,
    `VA|Ford|${codes(23_850, 1)}`,
    `FL|Daytona Beach|${codes(32_114, 10)}`,
    `CT|New Haven|${codes(16_501, 20)}`,
    `ID|Boise|${codes(83_701, 15)}`,
    `IN|Elkhart|${codes(46_514, 4)}`,
    `IL|Springfield|${codes(62_701, 12)}`,
    `MO|Springfield|${codes(65_801, 10)}`,
    `WA|Vancouver|${codes(98_660, 9)}`,
    `MO|Liberty|${codes(64_068, 2)}`,
    `CA|La Mesa|${codes(91_941, 3)}`,
    `NM|Tome|${codes(87_060, 1)}`,
    `FL|Miami Beach|${codes(33_139, 3)}`,
    `CO|Denver|${codes(80_201, 40)}`,
    `TX|Denver City|${codes(79_323, 1)}`,
    `IA|Sioux City|${codes(51_101, 6)}`,
    `AL|Mobile|${codes(36_601, 34)}`,
    `MI|Detroit|${codes(48_201, 46)}`,
    `AZ|Mesa|${codes(85_201, 19)}`,
    `CA|Orange|${codes(92_861, 11)}`,
    `IL|Cherry|${codes(61_317, 1)}`,
    `ND|Forest River|${codes(58_233, 1)}`,
    `CA|Ontario|${codes(91_758, 4)}`,
    `NJ|Cherry Hill|${codes(18_002, 3)}`,
    `NJ|West New York|${codes(17_093, 1)}`,
    `VA|Newport News|${codes(23_601, 10)}`,
    `TX|Eagle Pass|${codes(78_852, 2)}`,
    `IN|Crown Point|${codes(46_307, 3)}`,
    `NY|Crown Point|${codes(12_928, 1)}`,
    `KS|Ford|${codes(67_842, 1)}`,
    `PA|Ford City|${codes(16_226, 1)}`,
  ].join('\n'),
);
const now = new Date('2026-11-21T12:00:00Z');
const read = (query: string, language: 'en' | 'fr' = 'en') =>
  parseSmartQuery(query, { now, language, places });
const chips = (query: string) => {
  const { understood, text } = read(query);
  return [...understood.map(({ chip }) => chipWords(chip)), ...(text ? [`“${text}”`] : [])];
};

it.each([
  ['shuttle west new york nj', ['Shuttle Buses', 'West New York, NJ']],
  ['shuttle west new york', ['Shuttle Buses', 'New York']],
  ['bus near plattsburgh', ['Near Plattsburgh']],
  ['near daytona beach', ['Near Daytona Beach']],
  ['shuttle near new haven under 30k', ['Shuttle Buses', 'Near New Haven', 'Under $30,000']],
  ['near daytona beach within 50 miles', ['Within 50 miles of Daytona Beach']],
  ['near elkhart county', ['Near Elkhart']],
  // A province of Canada, unless its state is said.
  ['near ontario', ['Ontario']],
  ['ontario ca school bus', ['Ontario, CA', 'School Buses']],
  // A make's name begins them.
  ['newport news shuttle', ['Near Newport News', 'Shuttle Buses']],
  ['school bus eagle pass', ['School Buses', 'Near Eagle Pass']],
  ['crown point church bus', ['Near Crown Point', 'For churches']],
  ['near vancouver wa', ['Near Vancouver, WA']],
  ['school bus boise', ['School Buses', 'Near Boise']],
  ['used shuttle for sale daytona beach', ['Used', 'Shuttle Buses', 'Near Daytona Beach']],
  ['school bus boise idaho', ['School Buses', 'Boise, ID']],
  ['reading pa shuttle', ['Reading, PA', 'Shuttle Buses']],
  ['elkhart in', ['Elkhart, IN']],
  ['not in reading pa', ['No Reading, PA']],
  ['near philadelfia within 50 miles', ['Within 50 miles of Philadelphia, PA']],
  ['philadelfia 50 mile radius', ['Within 50 miles of Philadelphia, PA']],
  ['shuttle los angelas, within 50 miles', ['Shuttle Buses', 'Within 50 miles of Los Angeles, CA']],
  ['shuttle near liberty', ['Shuttle Buses', 'Near Liberty']],
  ['van in liberty mo', ['Passenger Vans', 'Liberty, MO']],
  ['coach in boise under 50k', ['Coach Buses', 'Near Boise', 'Under $50,000']],
  ['miami beach shuttle', ['Near Miami Beach', 'Shuttle Buses']],
  ['shuttle in la mesa diesel', ['Shuttle Buses', 'Near La Mesa', 'Diesel']],
  ['near hobokin within 50 miles', ['Within 50 miles of Hobokin']],
  ['near cherry hil within 50 miles', ['Within 50 miles of Cherry Hil']],
  ['cherry hil within 50 miles', ['Within 50 miles of Cherry Hil']],
  ['near new havn', ['Near New Havn']],
  ['boisee within 50 miles', ['Within 50 miles of Boisee']],
  ['shuttle in platsburg', ['Shuttle Buses', 'Near Platsburg']],
  ['shuttle in plattsburgh', ['Shuttle Buses', 'Near Plattsburgh']],
  ['near boise or newark', ['Near Boise']],
  ['boise idaho or newark', ['Boise, ID', 'Newark, NJ']],
  ['near cherry thomas', ['Near Cherry', 'Thomas Built']],
  ['boise within 50 miles', ['Within 50 miles of Boise']],
  ['shuttle reading pa within 50 miles', ['Shuttle Buses', 'Within 50 miles of Reading, PA']],
  ['19601 school bus', ['19601', 'School Buses']],
  ['school bus 19601', ['School Buses', '19601']],
  ['30 passenger bus 19601', ['30 passengers', '19601']],
  ['school bus 19601 within 50 miles', ['School Buses', 'Within 50 miles of 19601']],
  ['denver city bus', ['Denver, CO', 'Transit Buses']],
  ['denver city, tx bus', ['Denver City, TX']],
  ['near denver city', ['Near Denver City']],
  ['sioux city bus', ['Near Sioux City']],
  ['boise school bus', ['Near Boise', 'School Buses']],
  ['school bus in mobile', ['School Buses', 'Near Mobile']],
  ['shuttle 19601 under 30k', ['Shuttle Buses', '19601', 'Under $30,000']],
])('“%s” names a town beyond the vocabulary', (query, said) => {
  expect(chips(query)).toEqual(said);
});

it.each([
  ['new shuttle', ['New', 'Shuttle Buses']],
  ['kansas, oklahoma', ['Kansas', 'Oklahoma']],
  ['2015 ford va', ['2015 ± 2 years', 'Ford chassis', 'Virginia']],
  ['elkhart coach', ['Elkhart Coach']],
  ['liberty coach', ['Liberty Coach']],
  ['2019 ford e450 19601', ['2019 ± 2 years', 'Ford', 'E-450 chassis', 'Stock 19601']],
  ['school bus #19601', ['School Buses', 'Stock 19601']],
  ['unit 19601', ['Stock 19601']],
  ['fleet no. 19601 shuttle', ['Stock 19601', 'Shuttle Buses']],
  ['bus 19601 under 30k', ['Stock 19601', 'Under $30,000']],
  ['unit 19601 miles', ['19,601 miles']],
  ['bus in orange', ['“orange”']],
  ['detroit series 60 shuttle', ['Detroit Series 60', 'Shuttle Buses']],
  ['bus close to me', ['Near you']],
  ['bus in la', ['Los Angeles, CA']],
  ['bus in springfield', ['“springfield”']],
  ['bus in boisse', ['“boisse”']],
  ['zxqwrtz within 50 miles', ['Within 50 miles of you', '“zxqwrtz”']],
  ['bus with lights for reading', ['“lights reading”']],
  ['plattsburgh', ['“plattsburgh”']],
  ['eagle bus', ['Eagle']],
  ['ford city bus', ['Ford chassis', 'Transit Buses']],
  ['2015 forest river', ['2015 ± 2 years', '“forest river”']],
])('“%s” names none', (query, said) => {
  expect(chips(query)).toEqual(said);
});

it.each([
  // The ZIP code says where in the town.
  ['reading pa 19601', ['19601'], []],
  ['19601 reading pa', ['19601'], []],
  ['19601-1234', ['19601'], []],
  ['near 19601-1234 under 30k', ['19601', 'Under $30,000'], []],
  ['within 20 miles of reading pa 19601', ['Within 20 miles of Reading, PA', '19601'], []],
  // Distances are measured from one place, and a bus in the other is no condition.
  ['near 19601 or newark', ['19601'], ['Newark, NJ']],
  ['near 19601 or near newark', ['19601'], ['Near Newark, NJ']],
  ['near 19601 or cherry hill', ['19601'], ['Near Cherry Hill']],
  ['near newark or new haven', ['Near Newark, NJ'], ['Near New Haven']],
  ['near 19601 or 18002', ['19601'], ['18002']],
  ['near 18002 or cherry hill', ['18002'], []],
  ['within 50 miles 19601', ['Within 50 miles of 19601'], []],
  ['within 50 miles boise', ['Within 50 miles of Boise'], []],
  ['near 19601 or dallas or newark', ['19601'], ['Newark, NJ', 'Dallas, TX']],
])('“%s” is measured from one place', (query, said, left) => {
  expect(chips(query)).toEqual(said);
  expect(read(query).contradictions.map((one) => chipWords(one.left.chip))).toEqual(left);
});

it('a town is named behind “en”, whatever its words say in Spanish', () => {
  const { filters } = parseSmartQuery('autobús en la mesa', { now, language: 'es', places });
  expect(filters).toEqual({ nearName: 'la mesa' });
  const inMesa = parseSmartQuery('autobuses en mesa', { now, language: 'es', places });
  expect(inMesa.filters).toEqual({ nearName: 'mesa' });
  const withTables = parseSmartQuery('autobuses con mesas', { now, language: 'es', places });
  expect(withTables.filters).toEqual({ features: ['card_tables'] });
});

it('a town is no misspelling of another, and what is one says so', () => {
  expect(read('autour de Plattsburgh 200 km', 'fr').filters).toEqual({
    nearName: 'Plattsburgh',
    radiusMiles: 124.27,
  });
  const [pittsburgh] = read('near pittsburg').understood;
  expect(pittsburgh).toMatchObject({
    filter: { city: 'Pittsburgh' },
    corrected: { name: 'Pittsburgh' },
  });
});
