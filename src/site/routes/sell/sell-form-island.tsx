import { sellFieldGroups } from '#domain/selling/sell-form.ts';
import { Island } from '#site/islands/island.tsx';
import type { SellFormProps } from '#site/islands/sell-form/sell-form-props.ts';
import { SellForm } from '#site/islands/sell-form/sell-form.tsx';
import { SuggestionLists } from './suggestion-lists.tsx';

/** Everything the form of step one shows but its groups. */
export type SellFormModel = Omit<SellFormProps, 'groups'>;

const groups = sellFieldGroups.map(({ title, intro, fields }) => ({
  title,
  intro,
  names: fields.map(({ name }) => name),
}));

/** The form of step one, and the lists that its fields suggest from. */
export function SellFormIsland({ model }: { model: SellFormModel }) {
  return (
    <>
      <Island name="sell-form" when="intent" component={SellForm} props={{ ...model, groups }} />
      <SuggestionLists />
    </>
  );
}
