import { plural } from '@lingui/core/macro';

interface CategoryTileProps {
  name: string;
  href: string;
  /** Square picture, drawn at 360×362 for a 180×181 tile (spec §2, §9). */
  image: string;
  /** Buses for sale now; null leaves the figure out. */
  count: number | null;
  /** Show the whole bus instead of filling the tile. */
  contain: boolean;
}

export function CategoryTile({ name, href, image, count, contain }: CategoryTileProps) {
  return (
    <a href={href} className={contain ? 'tile tile-contain' : 'tile'}>
      <img src={image} alt="" width={180} height={181} loading="lazy" decoding="async" />
      <span className="tile-label">{name}</span>
      {count === null ? null : (
        <span className="tile-count">
          {plural(count, { one: '# for sale', other: '# for sale' })}
        </span>
      )}
    </a>
  );
}
