import { takesOne } from './list-filters.ts';
import { withChosen, type ListQuery } from './list-query.ts';
import type { SmartQuery } from './smart-search/smart-query.ts';
import { withoutUnderstood } from './smart-search/without-understood.ts';
import { typedChoices } from './typed-choices.ts';

/**
 * Words and ticks made one. What is typed and ticked is said once; a tick in a filter with one answer
 * takes the place of the words that answered it; whoever unticks what the panel showed as typed takes
 * its words away, and keeps what else the same words stood for. `smart` is what the words say.
 */
export function settledQuery({ form, ...query }: ListQuery, smart: SmartQuery): ListQuery {
  // What is wrong in the form is said beside its fields.
  const wrong = form?.wrong ?? new Map();
  let settled: ListQuery = wrong.size > 0 ? { ...query, form: { said: new Map(), wrong } } : query;
  const gone: SmartQuery['understood'] = [];
  const said = new Map(form?.said);
  for (const { filter, values, items } of typedChoices(smart)) {
    const { parameter } = filter;
    const shown = said.get(parameter) ?? [];
    said.delete(parameter);
    const ticked = query.chosen.get(parameter) ?? [];
    const others = ticked.filter((value) => !values.includes(value) && !shown.includes(value));
    const wasUnticked = values.some((value) => shown.includes(value) && !ticked.includes(value));
    const isReplaced = takesOne(filter) && others.length > 0;
    if (wasUnticked || isReplaced) gone.push(...items);
    const kept = wasUnticked && !isReplaced ? values.filter((one) => ticked.includes(one)) : [];
    settled = withPage(query, withChosen(settled, parameter, [...others, ...kept]));
  }
  // Shown as typed, and typed no longer: other words were written since.
  for (const [parameter, shown] of said) {
    const ticked = query.chosen.get(parameter) ?? [];
    const others = ticked.filter((value) => !shown.includes(value));
    settled = withPage(query, withChosen(settled, parameter, others));
  }
  if (gone.length === 0) return settled;
  return { ...settled, text: withoutUnderstood(smart, ...gone) };
}

const withPage = ({ page }: ListQuery, settled: ListQuery): ListQuery => ({ ...settled, page });
