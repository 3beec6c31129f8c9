import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, it } from 'vitest';
import { builtClientDir, siteStylesheet } from '#server/front/assets/assets.ts';
import { wholeSite } from '#site/routes/dev/render-example.tsx';
import { styleAreas } from '#site/styles/areas/areas.ts';

const manifest: Record<string, { file: string }> = JSON.parse(
  readFileSync(join(builtClientDir, '.vite/manifest.json'), 'utf8'),
);
const fileOf = (source: string) => manifest[source]!.file;
const cssOf = (source: string) => readFileSync(join(builtClientDir, fileOf(source)), 'utf8');

/** Class names with a rule, without the escapes of `.sm\:px-8`. */
function styledClasses(css: string): Set<string> {
  const names = css.matchAll(/\.((?:[a-zA-Z_-]|\\.)(?:[\w-]|\\.)*)/g);
  return new Set([...names].map(([, name]) => name!.replaceAll('\\', '')));
}

const whole = styledClasses(cssOf(wholeSite));
/** Pages without a sheet of their own have the last. */
const sheets = { ...styleAreas, other: siteStylesheet };
const origin = inject('siteOrigin');

const pages = [
  ['home', '/'],
  ['list', '/buses'],
  ['list', '/buses?search=coach&category=coach'],
  ['list', '/search?search=nothing-is-called-this'],
  ['list', '/buses?page=2'],
  ['state', '/locations'],
  ['state', '/locations/nj'],
  ['state', '/locations/wy'],
  ['reading', '/knowledge-center/'],
  ['reading', '/knowledge-center/faqs/?question=smartsearch'],
  ['reading', '/knowledge-center/blog-articles/'],
  ['reading', '/knowledge-center/blog-articles/?category=product-updates'],
  ['reading', '/knowledge-center/media-resources/'],
  ['reading', '/knowledge-center/search/?q=zzzqq'],
  ['reading', '/knowledge-center/search/?q=lift'],
  ['reading', '/knowledge-center/blog/inspection-walk-through/'],
  ['reading', '/es/knowledge-center/blog/cdl-si-o-no/'],
  ['reading', '/knowledge-center/about-us/'],
  ['contact', '/contact'],
  ['contact', '/thank-you'],
  ['contact', '/quote?take=1001&take=1003x2&take=99'],
  ['selling', '/sell-your-bus'],
  ['cost', '/compare'],
  ['cost', '/compare?bus=1001&bus=1002&bus=99999&zip=60601&rate=7&months=60'],
  [
    'cost',
    '/buses/1001-2016-starcraft-allstar-18-passenger-shuttle/cost?zip=60601&tax=many&rate=7&months=60',
  ],
  ['selling', '/bus-worth?kind=shuttle&year=2018&passengers=24&odometerMileage=90000'],
  ['bus', '/buses/1002-2015-mci-j4500-56-passenger-coach'],
  ['bus', '/buses/1001-2016-starcraft-allstar-18-passenger-shuttle'],
  ['partners', '/embed?category=school'],
  ['group', '/buses/1001-2016-starcraft-allstar-18-passenger-shuttle/fit?riders=18&wheelchairs=2'],
  ['other', '/categories'],
  ['other', '/categories/shuttle'],
  ['other', '/es/categories/skoolie'],
  ['other', '/buses/map'],
  ['other', '/buses/map?search=church'],
  ['other', '/buses/999999-sold-long-ago'],
  ['other', '/cdl'],
  ['other', '/cdl?passengers=24&gvwr=26000'],
  ['other', '/cdl?passengers=many'],
  ['other', '/vin'],
  ['other', '/vin?vin=1BAKGCPA3DF295432'],
  ['other', '/vin?vin=4UZADPDU8ACAR1234'],
  ['other', '/check/ABC'],
  ['other', '/check?code=x'],
  ['other', '/saved'],
  ['other', '/saved?bus=1001&bus=1002&bus=99999'],
  ['other', '/nothing-is-here'],
] as const;

/** What a rule is for, by its last part: `.card > li:first-child` is for `li:first-child`. */
const subjectsOf = (css: string) =>
  Array.from(css.matchAll(/([^{};]+){/g), ([, selectors]) => selectors!.trim())
    .filter((selectors) => !/^(?:@|from|to|\d)/.test(selectors))
    .flatMap((selectors) => {
      const plain = selectors.replaceAll(/:(?!where)[\w-]+\((?:[^()]|\([^()]*\))*\)/g, ':of');
      return plain.split(/,(?![^(]*\))/).map((one) => one.split(/[\s>+~]+(?![^(]*\))/).at(-1)!);
    });

const ofEverything = ['*', ':after', ':before', ':focus-visible', ':root', ':where(a)'];

// A browser asks every element of the page about a rule whose subject names nothing. There were thirty
// of them: three quarters of all that it asked, and a fifth of the time in which it styles a list.
it.each(['home', 'list', 'bus'] as const)('rules of %s name what they are for', (area) => {
  const nameless = subjectsOf(cssOf(styleAreas[area])).filter(
    (subject) =>
      !subject.startsWith('::') &&
      !ofEverything.includes(subject) &&
      !/^[a-z&]|[.#[]/i.test(subject.replaceAll(/:[\w-]+/g, '')),
  );
  expect([...new Set(nameless)].toSorted()).toEqual([]);
});

it.each(pages)('the stylesheet of %s has every class of %s', async (area, path) => {
  const html = await (await fetch(origin + path)).text();
  const linked = Object.entries(sheets).filter(([, source]) => html.includes(fileOf(source)));
  expect(linked.map(([name]) => name)).toEqual([area]);
  const styled = styledClasses(cssOf(sheets[area]));
  const used = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' '));
  const missing = used.filter(
    (name) => whole.has(name.replaceAll('&gt;', '>')) && !styled.has(name.replaceAll('&gt;', '>')),
  );
  expect([...new Set(missing)]).toEqual([]);
});

it.each(Object.values(sheets))('%s has at most 11 kB', (source) => {
  expect(statSync(join(builtClientDir, `${fileOf(source)}.br`)).size).toBeLessThanOrEqual(11_000);
});

it.each(Object.values(sheets))('%s leaves the ring to browsers without `:has`', (source) => {
  const known = cssOf(source).replaceAll(/[^{}]*:has\([^{}]*\{[^{}]*\}/g, '');
  const without = known.matchAll(/([^{}]*:focus-visible[^{}]*)\{[^{}]*outline:(?:none|0)\b/g);
  // Maps show it by lines of their own.
  const lost = [...without]
    .map(([, of]) => of)
    .filter((of) => !/^\.(?:state|answers)-map /.test(of!));
  expect(lost).toEqual([]);
});
