import { useRef, useState, type PointerEvent } from 'react';
import { useAwake } from '#site/islands/use-awake.ts';
import { drawnBox, edges, type Box, type Corner } from './drawn-box.ts';

interface CropStageProps {
  photo: { src: string; alt: string; widthPx: number; heightPx: number };
  /** The photo is the whole one, from before an earlier crop. */
  isWhole: boolean;
  /** As typed. */
  box: Box;
  isWrong: boolean;
}

/**
 * The photo, and what remains of it as four numbers. Awake, a rectangle drawn on the photo fills the
 * numbers, and the numbers move the rectangle.
 */
export function CropStage({ photo, isWhole, box: sent, isWrong }: CropStageProps) {
  const { src, alt, widthPx, heightPx } = photo;
  const isAwake = useAwake();
  const [box, setBox] = useState(sent);
  return (
    <>
      <div className="crop-stage">
        <img src={src} alt={alt} width={widthPx} height={heightPx} draggable={false} />
        {isAwake ? (
          <Rectangle widthPx={widthPx} heightPx={heightPx} box={box} onDraw={setBox} />
        ) : null}
      </div>
      <p className="hint">
        {isWhole ? 'The whole photo, from before it was cropped,' : 'The photo'} is {widthPx} by{' '}
        {heightPx} pixels. What remains needs at least 320 by 240.
        {isAwake ? ' Draw a rectangle on it.' : ''}
      </p>
      <div className="crop-numbers">
        {edges.map((edge) => (
          <label key={edge}>
            {edge[0]!.toUpperCase() + edge.slice(1)}
            <input
              id={`crop-${edge}`}
              name={edge}
              className="field-input"
              inputMode="numeric"
              value={box[edge]}
              onChange={({ target }) => setBox({ ...box, [edge]: target.value })}
              aria-invalid={isWrong ? true : undefined}
            />
          </label>
        ))}
      </div>
    </>
  );
}

interface RectangleProps {
  widthPx: number;
  heightPx: number;
  box: Box;
  onDraw: (box: Box) => void;
}

/** Over the photo, in its own pixels: what goes is dark, what remains has a frame. */
function Rectangle({ widthPx, heightPx, box, onDraw }: RectangleProps) {
  const start = useRef<Corner | null>(null);
  const cornerOf = ({ currentTarget, clientX, clientY }: PointerEvent): Corner => {
    const frame = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - frame.left) / frame.width) * widthPx,
      y: ((clientY - frame.top) / frame.height) * heightPx,
    };
  };
  const [x, y, wide, high] = edges.map((edge) => Math.max(0, Number(box[edge]) || 0));
  return (
    <svg
      className="crop-rectangle"
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      onPointerDown={(event) => {
        start.current = cornerOf(event);
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (start.current) onDraw(drawnBox(start.current, cornerOf(event), { widthPx, heightPx }));
      }}
      onPointerUp={() => {
        start.current = null;
      }}
    >
      <path
        className="crop-away"
        d={`M0 0H${widthPx}V${heightPx}H0ZM${x} ${y}v${high}h${wide}v-${high}Z`}
      />
      <rect className="crop-frame" x={x} y={y} width={wide} height={high} />
    </svg>
  );
}
