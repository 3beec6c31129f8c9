import { plural, t } from '@lingui/core/macro';
import type { FigureSpan } from '#domain/inventory/lots/lot-summary.ts';
import type { AskedChoices } from '#domain/quotes/quote-choice.ts';
import type { QuoteRow, SettledQuote } from '#domain/quotes/quote-rows.ts';
import { sayDollars } from '#messages/figures.ts';
import { sayPrice } from '#site/words/bus-words.ts';
import { sayUnitState, unitName, unitNames } from '#site/words/lot-words.ts';

/** What is asked for: "3 of a lot, whichever", "units 4 and 7". */
export function sayAsked({ choice, asked, forSale, bus }: QuoteRow): string | null {
  if ('units' in choice) return unitNames(choice.units);
  if (asked === 1 && bus.lot === null && forSale <= 1) return null;
  return t`${asked} of ${forSale} for sale, whichever`;
}

/** What of it cannot be had, in sentences; none while all of it can. */
export function sayShortage(row: QuoteRow): string[] {
  const { asked, forSale, units, unknownUnits, bus } = row;
  if (bus.sold) return [t`It has been sold.`];
  if ('units' in row.choice) {
    const taken = units
      .filter(({ state }) => state !== 'for-sale')
      .map((unit) => t`${{ unit: unitName(unit) }}: ${{ state: sayUnitState(unit) }}.`);
    const unknown = unitNames(unknownUnits);
    return unknown ? [...taken, t`This lot has no ${unknown}.`] : taken;
  }
  if (asked <= forSale) return [];
  return [
    forSale === 0
      ? t`None of them is for sale at the moment.`
      : t`${plural(forSale, { one: 'Only # of them is for sale.', other: 'Only # of them are for sale.' })}`,
  ];
}

/** "$20,000", or from the cheapest to the dearest that it could be. */
export function sayCents(cents: FigureSpan | null): string {
  if (cents === null) return sayPrice(null);
  const low = sayDollars(cents.low);
  const high = sayDollars(cents.high);
  return cents.low === cents.high ? low : t`${low} to ${high}`;
}

/** All of it together. */
export function sayTotal({ canBeHad, cents }: SettledQuote): string {
  const buses = plural({ count: canBeHad }, { one: '# bus', other: '# buses' });
  if (canBeHad === 0) return t`Nothing on this list is for sale at the moment.`;
  if (cents === null) return t`${buses}; some have no price yet, so there is no sum.`;
  const sum = sayCents(cents);
  return t`${buses} at the prices of today: ${sum}.`;
}

/** What of the address could not be taken as it stands. */
export function sayRemarks({ repeated, unread, left }: AskedChoices, gone: number): string[] {
  return [
    gone > 0 &&
      plural(gone, {
        one: '# of them is no longer listed, or never was.',
        other: '# of them are no longer listed, or never were.',
      }),
    repeated > 0 && t`What was named twice stands here once.`,
    unread > 0 && t`Part of the address could not be read, and was left out.`,
    left > 0 &&
      t`One quote takes 20 listings and 100 units by their numbers; the rest was left out.`,
  ].filter((one) => one !== false);
}
