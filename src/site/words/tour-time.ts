import { openingHours } from '#domain/leads/opening-hours.ts';
import type { TourSlot } from '#domain/leads/tour-slots.ts';
import { currentLanguage } from '#messages/current-language.ts';
import { languages } from '#messages/languages.ts';

const write = ({ startsAt }: TourSlot, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(languages[currentLanguage()].locale, {
    timeZone: openingHours.timeZone,
    ...parts,
  }).format(new Date(startsAt));

/** "Monday, November 2", where the office is. */
export const sayTourDay = (slot: TourSlot): string =>
  write(slot, { weekday: 'long', month: 'long', day: 'numeric' });

/** "10:30 AM EST" */
export const sayTourTime = (slot: TourSlot): string =>
  write(slot, { hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
