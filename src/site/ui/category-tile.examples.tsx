import { CategoryTile } from './category-tile.tsx';
import type { Example } from './example.ts';

export const examples: readonly Example[] = [
  {
    name: 'with and without a count',
    element: (
      <div className="example-row">
        <CategoryTile
          name="Shuttle"
          href="/example"
          image="/media/category-tile/shuttle.webp"
          count={12}
          contain={false}
        />
        <CategoryTile
          name="Coach"
          href="/example"
          image="/media/category-tile/coach.webp"
          count={null}
          contain
        />
      </div>
    ),
  },
];
