import { expect, it } from 'vitest';
import { photoShots, shotsTaken } from './photo-shots.ts';

const titles = photoShots.map(({ title }) => title.message ?? '');
const missing = (captions: readonly (string | null)[]) =>
  shotsTaken(captions).missing.map(({ title }) => title.message);

it('has 25 shots, each of which is found by its own name', () => {
  expect(titles).toHaveLength(25);
  for (const title of titles) expect(missing([title])).not.toContain(title);
  expect(missing(titles)).toEqual([]);
});

it.each([
  ['Front tires, 8/32 tread', 'Tires'],
  ['Llantas traseras', 'Tires'],
  ['Pneus avant', 'Tires'],
  ['Rust behind the rear wheel', 'Damage and rust'],
  ['Bajos del autobús', 'Underbody'],
  ['Plaque du constructeur', 'Door plate'],
  ['Odómetro', 'Odometer'],
  ['Atrás', 'Rear'],
  ['Arrière', 'Rear'],
  ['Siège du chauffeur et tableau de bord', 'Driver’s seat and dash'],
  ['Baños y elevador', 'Lift, restroom, luggage, A/C'],
])('"%s" is a photo of: %s', (caption, title) => {
  expect(missing([caption])).not.toContain(title);
});

it.each([
  ['Seat belts', 'Seats, close'],
  ['Aisle from the rear', 'Aisle from the front'],
  ['Aisle from the rear', 'Rear'],
  ['Allée, vue de l’arrière', 'Rear'],
  ['Pasillo desde atrás', 'Rear'],
  ['Photo of the 2015 Ford Engine Tires', 'Engine'],
  ['Framed picture', 'Underbody'],
])('"%s" is none of: %s', (caption, title) => {
  expect(missing([caption])).toContain(title);
});

it('counts photos that say nothing of themselves', () => {
  expect(shotsTaken(['Roof', null, '', 'Photo of the 2015 Ford E-450']).unnamed).toBe(3);
});
