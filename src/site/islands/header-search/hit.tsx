import { useState } from 'react';
import { hitHref, hitPrice, hitThumbnail, hitTitle, measuredHit } from './hit-facts.ts';
import type { BusHit } from './suggester.ts';

interface HitProps {
  hit: BusHit;
  /** Makes it one of a combobox's choices, which are reached by arrow keys. */
  option?: { id: string; isActive: boolean };
}

/** One suggested bus: a link with picture, title and price. */
export function Hit({ hit, option }: HitProps) {
  return (
    <a
      href={hitHref(hit)}
      className="hit"
      data-bus={measuredHit(hit)}
      {...(option && {
        id: option.id,
        role: 'option',
        'aria-selected': option.isActive,
        tabIndex: -1,
      })}
    >
      <span className="hit-picture">
        {hit.mainImage ? <Thumbnail src={hitThumbnail(hit.mainImage)} /> : null}
      </span>
      <span className="hit-words">
        <span className="hit-title">{hitTitle(hit)}</span>
        <span className="hit-price">{hitPrice(hit.price)}</span>
      </span>
    </a>
  );
}

/** The frame around it shows a drawn bus while there is no picture, and again when it fails. */
function Thumbnail({ src }: { src: string }) {
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed) return null;
  return (
    <img
      src={src}
      alt=""
      width={360}
      height={240}
      decoding="async"
      onError={() => setFailed(true)}
    />
  );
}

/** A grey row while the first answer is under way. */
export function HitSkeleton() {
  return (
    <span className="hit hit-skeleton" aria-hidden="true">
      <span className="hit-picture" />
      <span className="hit-words">
        <span />
        <span />
      </span>
    </span>
  );
}
