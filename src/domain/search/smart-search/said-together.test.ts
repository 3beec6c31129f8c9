import { describe, expect, it } from 'vitest';
import { withoutUnderstood } from '../understand-query.ts';
import { parseSmartQuery, type SmartLanguage } from './parse-smart-query.ts';
import type { SmartQuery } from './smart-query.ts';

const now = new Date('2026-11-21T12:00:00Z');

// A line is what buyers say of one thing, in ways that say nothing of another.
const said: Partial<Record<SmartLanguage, string>> = {
  en: `
    24 pax; seats 24; up to 20 passengers; 20 to 30 passengers; over 50 passengers; 14+2
    under 30k; between 20k and 30k; 20-30k; 20k up to 40k; over 50k; max 40000; budget 40k
    2015; 2012-2016; 2018 or newer; older than 2010; early 2000s; 90s; 2015 up to 2018
    under 100k miles; 80k miles
    near dallas; in ohio; near hoboken; texas or oklahoma; dallas tx
    school bus; party bus; shuttle; short bus
    wheelchair lift; seat belts; no lift; lift or ramp; a/c; without restroom; 4x4
    freightliner; blue bird; not freightliner; prevost
    propane; not diesel
    automatic; allison
    cummins; 7.3; dt466; n14; om642
    40 ft; under 26000 gvwr`,
  es: `
    24 plazas; hasta 20 pasajeros; de 20 a 30 pasajeros; más de 50 pasajeros; para 25 personas
    menos de 30 mil; 25.000 $; entre 20 mil y 30 mil; hasta 40000; más de 50 mil
    2015; 2012-2016; 2018 o más nuevo; anterior a 2010; de 2015 a 2018
    menos de 100 mil millas; 80000 millas
    cerca de dallas; en ohio; cerca de hoboken; texas u oklahoma
    autobús escolar; autobús urbano; autobús de fiesta
    con rampa; sin elevador; aire acondicionado; 4 por 4; cuatro por cuatro; tomas de corriente
    freightliner; blue bird; no freightliner
    gasolina; propano
    automático; manual`,
  fr: `
    24 places; jusqu'à 20 passagers; de 20 à 30 passagers; plus de 50 passagers; pour 25 personnes
    moins de 30 000 $; 25 000 $; entre 20 000 et 30 000 $; maximum 40000; plus de 50 000 $
    2015; 2012-2016; 2018 ou plus récent; depuis 2015; de 2015 à 2018
    moins de 100 000 milles
    près de dallas; en ohio; près de hoboken; texas ou oklahoma
    autobus scolaire; autobus urbain
    avec rampe; sans élévateur; freins à air; élévateur ou rampe
    freightliner; blue bird; pas freightliner
    essence; propane
    automatique; manuelle`,
};

const chips = ({ understood }: Pick<SmartQuery, 'understood'>): string[] =>
  [...new Set(understood.map(({ chip }) => JSON.stringify(chip)))].toSorted();

describe.each(Object.entries(said) as [SmartLanguage, string][])('%s', (language, table) => {
  const read = (words: string) => parseSmartQuery(words, { now, language });
  const things = table
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((words) => words.trim()));
  // A few of all thousands: every way of saying a thing stands first and last in several of them.
  const pairs = things
    .flatMap((ways, at) => {
      const others = things.filter((_, other) => other !== at).flat();
      return ways.flatMap((first) => others.map((second) => [first, second] as const));
    })
    .filter((_, at) => at % 3 === 0);

  it('reads two things said together as the two said alone, in either order', () => {
    const otherwise = pairs.filter(([first, second]) => {
      const alone = [read(first), read(second)].flatMap(({ understood }) => understood);
      const { text, contradictions, understood } = read(`${first} ${second}`);
      const isAlike = chips({ understood }).join() === chips({ understood: alone }).join();
      return !isAlike || text !== '' || contradictions.length > 0;
    });
    expect(otherwise.map((pair) => pair.join(' '))).toEqual([]);
  });

  it('keeps of two things the other when one is taken away, whatever mark ends the words', () => {
    const some = pairs.filter((_, at) => at % 5 === 0);
    const otherwise = some.filter(([first, second]) => {
      const both = read(`${first} ${second}?`);
      return both.understood.some((item) => {
        const rest = read(withoutUnderstood(both, item));
        const kept = both.understood.filter((one) => one !== item);
        return chips(rest).join() !== chips({ understood: kept }).join();
      });
    });
    expect(otherwise.map((pair) => pair.join(' '))).toEqual([]);
  });
});
