import { busMakes } from '#domain/inventory/vocabulary/makes.ts';
import { busModels } from '#domain/inventory/vocabulary/models.ts';

/** Ready options of `make`, `model` and `bodyManufacturer`; scripts narrow the models by make. */
export function SuggestionLists() {
  const bodies = busMakes.filter(({ roles }) => roles.includes('body'));
  const models = [...new Set(busModels.map(({ name }) => name))];
  return (
    <>
      <Options id="sell-make-list" names={busMakes.map(({ name }) => name)} />
      <Options id="sell-body-list" names={bodies.map(({ name }) => name)} />
      <Options id="sell-model-list" names={models} />
    </>
  );
}

function Options({ id, names }: { id: string; names: readonly string[] }) {
  return (
    <datalist id={id} translate="no">
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </datalist>
  );
}
