import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { BusDetails } from '#domain/inventory/bus-listing.ts';
import { specificationGroups } from '#domain/inventory/specifications.ts';
import { inLanguage } from '#messages/in-language.ts';
import type { LanguageCode } from '#messages/languages.ts';
import { aStoredListing } from '#test/factories/stored-listing-factory.ts';
import { FieldFigure } from './field-figure.tsx';

/** No-break spaces are as good as spaces here. */
const textOf = (html: string) => html.replaceAll(/<[^>]+>/g, '').replaceAll(/[\u00a0\u202f]/g, ' ');

const rows = (details: Partial<BusDetails>, language: LanguageCode = 'en') =>
  inLanguage(language, () =>
    Object.fromEntries(
      specificationGroups(aStoredListing({ details }))
        .flatMap((group) => group.rows)
        .map(({ key, value }) => [
          key,
          textOf(renderToStaticMarkup(<FieldFigure field={key} value={value} />)),
        ]),
    ),
  );

describe('the specification table', () => {
  it('says miles, pounds and feet in metric units too', () => {
    expect(rows({ mileageMiles: 84_210, gvwrLb: 14_500, lengthIn: 326 })).toMatchObject({
      mileageMiles: '84,210 mi (135,523 km)',
      gvwrLb: '14,500 lb (6,577 kg)',
      lengthIn: '27′ 2″ (8.28 m)',
    });
  });

  it('leaves counts, years and prices alone, and the unknown out', () => {
    const shown = rows({ year: 2015, passengers: 24, mileageMiles: null });
    expect(shown).toMatchObject({ year: '2015', passengers: '24' });
    expect(shown).not.toHaveProperty('mileageMiles');
  });

  const known: Partial<BusDetails> = {
    mileageMiles: 84_210,
    fuel: 'gas',
    restroom: false,
    colorExterior: 'white with blue stripe',
    colorInterior: 'Gray and teal',
    engine: 'Red Devil 6',
    state: 'LA',
  };

  it('says what is known in the words and figures of the language', () => {
    expect(rows(known, 'es')).toMatchObject({
      mileageMiles: '84,210 mi (135,523 km)',
      fuel: 'Gasolina',
      restroom: 'No',
      colorExterior: 'Blanco con franja azul',
      colorInterior: 'Gris y verde azulado',
      engine: 'Red Devil 6',
      state: 'Luisiana',
    });
    expect(rows(known, 'fr')).toMatchObject({
      mileageMiles: '135 523 km (84 210 mi)',
      fuel: 'Essence',
      restroom: 'Non',
      colorExterior: 'Blanc à bande bleue',
      colorInterior: 'Gris et sarcelle',
      engine: 'Red Devil 6',
      state: 'Louisiane',
    });
  });

  it('leaves a color as it was typed where the language has no other word', () => {
    expect(rows({ colorExterior: 'white', colorInterior: 'gray and oak' })).toMatchObject({
      colorExterior: 'white',
      colorInterior: 'gray and oak',
    });
    for (const language of ['en', 'es', 'fr'] as const)
      expect(rows({ colorExterior: 'Unicorn' }, language).colorExterior).toBe('Unicorn');
  });
});
