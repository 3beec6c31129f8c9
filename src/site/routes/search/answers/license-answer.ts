import { t } from '@lingui/core/macro';
import type { SmartFilters } from '#domain/search/smart-search/smart-query.ts';
import { say } from '#messages/i18n.ts';
import { urls, withQuery } from '#site/urls.ts';
import { answerCdl, type CdlAnswer } from '../../licenses/cdl-question.ts';
import { cdlTitle } from '../../licenses/cdl-rules.ts';
import type { ShownAnswer } from './shown-answer.ts';

/** By the rule of the CDL page, for the seats or the weight that were named; null: none was. */
export function licenseAnswer(filters: SmartFilters): ShownAnswer | null {
  const { passengersMin, passengersMax, wheelchairPositionsMin, gvwrMinLb, gvwrMaxLb } = filters;
  const question = {
    passengers: passengersMin ?? passengersMax ?? null,
    wheelchairPositions: wheelchairPositionsMin ?? null,
    gvwrLb: gvwrMaxLb ?? gvwrMinLb ?? null,
  };
  const answer = answerCdl(question);
  if (!answer) return null;
  const href = `${withQuery(urls.cdl(), {
    seats: question.passengers,
    wheelchair: question.wheelchairPositions,
    gvwr: question.gvwrLb,
  })}#cdl-answer`;
  const source = say(cdlTitle);
  const caution = t`That is the federal rule; your state may ask for more.`;
  const asMakersCount =
    filters.category?.includes('van') && question.passengers
      ? answerCdl({ ...question, passengers: question.passengers - 1 })
      : null;
  // Car makers count the driver of a van: where that one seat decides, both counts are said.
  if (asMakersCount && asMakersCount.need !== answer.need) {
    const withDriver = firstReason(asMakersCount);
    const without = firstReason(answer);
    return {
      title: t`It depends on who counts the driver`,
      href,
      text: t`Car makers count the driver: ${withDriver} Listings here do not: ${without} ${caution}`,
      source,
    };
  }
  return { title: answer.heading, href, text: [...answer.reasons, caution].join(' '), source };
}

const firstReason = ({ reasons }: CdlAnswer): string => reasons[0] ?? '';
