import { Window } from 'happy-dom';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { sayMeasure } from '#messages/figures.ts';
import { inLanguage } from '#messages/in-language.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { Measure } from '#site/ui/measure.tsx';
import { sayAnew } from './units-switch.ts';

type MeasureProps = Parameters<typeof Measure>[0];

function saidIn(language: LanguageCode, props: MeasureProps): [own: string, metric: string] {
  return inLanguage(language, () => {
    const { document } = new Window();
    document.body.innerHTML = renderToStaticMarkup(createElement(Measure, props));
    const measure = document.querySelector('data') as unknown as HTMLElement;
    const own = measure.textContent;
    sayAnew(measure, 'metric', sayMeasure);
    return [own, measure.textContent].map((text) => text.replace(/[\u00a0\u202f]/g, ' ')) as [
      string,
      string,
    ];
  });
}

describe('measures', () => {
  it.each<[MeasureProps, string, string]>([
    [{ value: 84_210, of: 'mile' }, '84,210 mi', '135,523 km'],
    [{ value: 14_500, of: 'pound' }, '14,500 lb', '6,577 kg'],
    [{ value: 42, of: 'mile', how: 'long' }, '42 miles', '68 kilometers'],
    [{ value: 1_760, of: 'mile', how: 'rough' }, '1,760 miles', '2,800 kilometers'],
    [{ value: 1, of: 'mile', how: 'long' }, '1 mile', '2 kilometers'],
    [{ value: 326, of: 'inch' }, '27′ 2″', '8.28 m'],
    [{ value: 40, of: 'foot' }, '40 ft', '12.19 m'],
    [
      { value: 84_210, of: 'mile', how: 'both' },
      '84,210 mi (135,523 km)',
      '135,523 km (84,210 mi)',
    ],
  ])('%j is said as %s and anew as %s', (props, own, metric) => {
    expect(saidIn('en', props)).toEqual([own, metric]);
  });

  it('are metric from the start where readers of the language measure so', () => {
    expect(saidIn('fr', { value: 84_210, of: 'mile' })).toEqual(['135 523 km', '135 523 km']);
    expect(saidIn('es', { value: 42, of: 'mile', how: 'long' })[0]).toBe('42 millas');
  });
});
