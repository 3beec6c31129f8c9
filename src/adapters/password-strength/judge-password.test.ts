import { beforeAll, describe, expect, it } from 'vitest';
import { passwordWords } from '#domain/staff/password-words.ts';
import { createPasswordJudge, mostJudged } from './judge-password.ts';

const words = passwordWords({
  email: 'jo.miller@example.com',
  name: 'Jo Miller',
  siteName: 'Omnibus',
});
let judge: ReturnType<typeof createPasswordJudge>;
beforeAll(() => {
  judge = createPasswordJudge();
});

/** Each stands for a kind: what people type when twelve characters are asked for. */
const common = `
  passwordpassword Password1234! P@ssw0rd2026 P4ssw0rd!234 passw0rd!!!!
  qwertyuiop12 Qwerty123456! 1qaz2wsx3edc zaq12wsxcde3 asdfghjkl123
  123456789012 112233445566 123123123123 abcdefghijkl aaaaaaaaaaaa
  abababababab abcd1234abcd a1b2c3d4e5f6 987654321098 trustno1trustno1
  Summer2024!!! Winter2025!! January2024! november2025!! Monday123456!
  letmein12345 changeme1234 Welcome12345! iloveyou12345 admin1234567
  Football2023! superman12345 dragon123456 princess2020 Charlie123456
  newyork2024! Chicago12345! Liverpool2024! starwars1977 opensesame123
  transitbus123 schoolbus2024 Shuttlebus2024! Bluebird2024! Marketplace2025!
  JoMiller2026 MillerJo2026!! millermiller jo.miller2026 omnibus2026!!
  !QAZ2wsx#EDC Nicole&Mike1 contraseña123 P@ssword@123 hello-world-1
`
  .trim()
  .split(/\s+/);

const good = [
  `${'x7'.repeat(20)}qwmnb`,
  'copper lantern tuesday walnut',
  'seven violet gondolas hum',
  'tangerine submarine',
  'purple-monkey-dishwasher',
  'ocelot-ferry-notebook',
  'kettle wasp ribbon',
  'we fixed the brakes in march',
  'nobody parks behind barn 7',
  'grandmas blue teapot broke',
  'the bus leaves at seven forty',
  'four geese on a frozen lake',
  'Quietly folding paper ships.',
  'el perro come manzanas',
  'drei alte Schiffe im Nebel',
  'ñandú überall straße 12',
  'G7#kk2pQ!v9z',
  'vK8!rLq2#TzW',
  'Hj4kd9Qpw2Lm',
  'hnvutrwkqpzs',
  '84-otter-lupine-2913',
  'correcthorsebattery',
  '🚌🚍🚎 three of a kind',
  'корабль стоит в тумане',
  '七つの海を渡る古い船の話',
  'xylofonmachtspass',
];

describe('of passwords', () => {
  it('there are fifty common ones and twenty good ones here', () => {
    expect(new Set(common).size).toBeGreaterThanOrEqual(50);
    expect(new Set(good).size).toBeGreaterThanOrEqual(20);
  });

  it.each(common)('%s is guessed quickly', (password) => {
    expect(judge(password, words)).not.toEqual([]);
  });

  it.each(good)('%s may be used', (password) => {
    expect(judge(password, words)).toEqual([]);
  });

  it.each([
    ['omnibus2026!!', ['own-word']],
    ['hello-world-1', ['decoration']],
    ['correct horse battery staple', []],
    ['correcthorsebatterystaple', ['own-word']],
    ['Summer2024!!!', ['common-word', 'date']],
    ['abababababab', ['repetition']],
    ['abcdefghijkl', ['sequence']],
  ] as const)('%s is made of %j', (password, kinds) => {
    expect(judge(password, words)).toEqual(expect.arrayContaining([...kinds]));
  });
});

it('what stands far behind is not looked at: the work grows faster than the length', () => {
  const strong = ' copper lantern tuesday walnut';
  expect(judge('a'.repeat(mostJudged - 40) + strong, words)).toEqual([]);
  expect(judge('a'.repeat(mostJudged) + strong, words)).toEqual(['repetition']);
});
