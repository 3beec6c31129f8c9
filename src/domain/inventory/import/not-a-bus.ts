import { nameKey } from '../vocabulary/name-key.ts';

/** Cars and sport utilities that registries of "public passenger vehicles" mix in with buses. */
const cars: Record<string, string> = {
  Ford: 'Excursion;Expedition;Explorer;Crown Victoria;Taurus;Fusion;Edge;Flex;F-150;Escape',
  Lincoln: 'Town Car;Navigator;MKT;MKS;MKZ;MKX;Continental;Aviator',
  Cadillac: 'Escalade;Escalade ESV;XTS;DeVille;DTS;CTS;CT6;XT5;XT6',
  Chevrolet: 'Suburban;Tahoe;Impala;Malibu;Traverse;Equinox',
  GMC: 'Yukon;Yukon XL;Denali;Acadia;Terrain',
  Chrysler: '300;300C;Pacifica;Town & Country;Voyager',
  Dodge: 'Charger;Durango;Caravan;Grand Caravan;Journey',
  Toyota: 'Camry;Corolla;Avalon;Prius;Highlander;Sienna;RAV4;Sequoia',
  Honda: 'Accord;Civic;Odyssey;Pilot;CR-V',
  Nissan: 'Altima;Maxima;Armada;Quest;Rogue',
  Hyundai: 'Sonata;Elantra;Equus;Santa Fe',
  Kia: 'Optima;Sedona;Sorento;K900',
  Lexus: 'LS460;ES350;GX460;LX570;RX350',
  Subaru: 'Outback;Forester;Legacy;Ascent',
  Audi: 'A6;A8;Q5;Q7',
  BMW: 'X5;X7;740Li;750Li',
  Tesla: 'Model S;Model X;Model Y;Model 3',
  'Mercedes-Benz': 'S550;S500;S450;E350;GL450;GLS450;GLS;Maybach',
};

const carKeys = new Map(
  Object.entries(cars).map(([make, models]) => [make, new Set(models.split(';').map(nameKey))]),
);

/** The name of the car that these words are, or null when they may name a bus. */
export function carNamed(make: string, modelAsWritten: string): string | null {
  return carKeys.get(make)?.has(nameKey(modelAsWritten)) ? `${make} ${modelAsWritten}` : null;
}
