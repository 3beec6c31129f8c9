import { usStates } from '#domain/inventory/vocabulary/states.ts';
import { sellFieldGroups } from '#domain/selling/sell-form.ts';
import { compareNames } from '#messages/figures.ts';
import { say } from '#messages/i18n.ts';
import { Island } from '#site/islands/island.tsx';
import type { SellFormProps } from '#site/islands/sell-form/sell-form-props.ts';
import { SellForm } from '#site/islands/sell-form/sell-form.tsx';
import { urls } from '#site/urls.ts';
import { stateName } from '#site/words/trade-words.ts';
import { SuggestionLists } from './suggestion-lists.tsx';

/** Everything the form of step one shows but what is the same each time. */
export type SellFormModel = Omit<SellFormProps, 'groups' | 'privatePages' | 'stateNames' | 'worth'>;

const groups = () =>
  sellFieldGroups.map(({ title, intro, fields }) => ({
    title: say(title),
    intro: intro && say(intro),
    names: fields.map(({ name }) => name),
  }));

const stateNames = () =>
  Object.fromEntries(
    usStates
      .map(({ code }) => [code, stateName(code)] as const)
      .toSorted(([, one], [, other]) => compareNames(one, other)),
  );

/** The form of step one, and the lists that its fields suggest from. */
export function SellFormIsland({ model }: { model: SellFormModel }) {
  return (
    <>
      <Island
        name="sell-form"
        when="intent"
        component={SellForm}
        props={{
          ...model,
          groups: groups(),
          privatePages: urls.sellStatus(''),
          stateNames: stateNames(),
          worth: urls.busWorth(),
        }}
      />
      <SuggestionLists />
    </>
  );
}
