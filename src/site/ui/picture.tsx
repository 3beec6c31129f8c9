export interface PictureSource {
  src: string;
  /** Candidates with their widths, and how wide the picture is shown. */
  srcSet?: string;
  sizes?: string;
  alt: string;
  /** Of `alt`, when it is not the page's own. */
  lang?: string;
  width: number;
  height: number;
  /** Tiny blurred preview as a `data:` URI. */
  placeholder: string | null;
  /** Tried once when the picture fails (spec §2). */
  fallback?: string;
}

/** `first` is the largest picture of the first view; `eager` is in the first view; others wait. */
export type PictureUrgency = 'first' | 'eager' | 'lazy';

/** `low` also keeps React from naming the three beside the first in the head, where they would race it. */
const fetchPriorities = { first: 'high', eager: 'low', lazy: undefined } as const;

interface PictureProps {
  source: PictureSource;
  urgency: PictureUrgency;
}

/**
 * A picture in a 3:2 frame of fixed size with its blurred preview behind it. The preview is an
 * `<img>` because the content policy refuses style attributes; `browser/image-behaviours.ts`
 * removes it once the picture is there, and without JavaScript the picture simply covers it.
 */
export function Picture({ source, urgency }: PictureProps) {
  return (
    <span className="picture">
      {source.placeholder ? (
        <img data-placeholder="" src={source.placeholder} alt="" aria-hidden="true" />
      ) : null}
      <img
        data-picture=""
        data-fallback={source.fallback}
        src={source.src}
        srcSet={source.srcSet}
        sizes={source.srcSet ? source.sizes : undefined}
        alt={source.alt}
        lang={source.lang}
        width={source.width}
        height={source.height}
        loading={urgency === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={fetchPriorities[urgency]}
        decoding={urgency === 'first' ? undefined : 'async'}
      />
    </span>
  );
}
