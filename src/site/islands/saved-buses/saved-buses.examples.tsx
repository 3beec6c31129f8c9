import type { Example } from '#site/ui/example.ts';
import { urls } from '#site/urls.ts';
import { YourBusLists } from './your-buses.tsx';
import type { StoredBus } from './stored-buses.ts';
import { SaveButton } from './save-button.tsx';

const bus = (id: number, words: Partial<StoredBus> = {}): StoredBus => ({
  id,
  title: '2018 Starcraft Allstar',
  href: urls.bus({ id, slug: '2018-starcraft-allstar-25-passenger-shuttle' }),
  picture: '/media/category/shuttle.webp',
  line: '25 seats · Columbus, OH',
  ...words,
});

const list = (saved: readonly StoredBus[], viewed: readonly StoredBus[]) => (
  <section className="your-buses">
    <YourBusLists
      saved={saved}
      viewed={viewed}
      comparePath={urls.compare([])}
      savedPath={urls.saved([])}
      mostCompared={4}
    />
  </section>
);

export const examples: readonly Example[] = [
  { name: 'save button of a bus’s page', element: <SaveButton bus={bus(1)} /> },
  {
    name: 'save button of a card',
    element: <SaveButton card={{ title: bus(1).title, passengers: 25 }} />,
  },
  { name: 'asleep, or nothing kept', element: list([], []) },
  { name: 'one looked at: nothing to compare', element: list([], [bus(1)]) },
  { name: 'a saved one before one looked at', element: list([bus(1)], [bus(1), bus(2)]) },
  {
    name: 'long words and little known',
    element: list(
      [bus(1, { title: '2021 Freightliner M2 106 Champion Defender with Wheelchair Lift' })],
      [bus(2, { line: '' })],
    ),
  },
  {
    name: 'more than are shown',
    element: list(
      Array.from({ length: 9 }, (_, at) => bus(at + 1)),
      [],
    ),
  },
];
