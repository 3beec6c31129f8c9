import { plural, t } from '@lingui/core/macro';
import type { FloorPiece, FloorPlan, PieceKind } from '#domain/inventory/group-fit/floor-plan.ts';
import { wallIn } from '#domain/inventory/group-fit/floor-plan.ts';
import type { Group } from '#domain/inventory/group-fit/group.ts';
import { sayMeasure, unitsOfLanguage } from '#messages/figures.ts';

interface FloorPlanViewProps {
  plan: FloorPlan;
  /** Who sits in it; null: nobody yet. */
  group: Group | null;
}

const marginIn = 6;
const barIn = { us: 120, metric: 3 / 0.0254 };

/** A bus from above, the front to the left, in inches; the same in words beneath it. */
export function FloorPlanView({ plan, group }: FloorPlanViewProps) {
  const { lengthIn, acrossIn, pieces } = plan;
  const lengthOfBar = barIn[unitsOfLanguage()];
  const barAt = acrossIn + 14;
  const box = [-marginIn, -marginIn, lengthIn + 2 * marginIn, acrossIn + 34 + marginIn];
  return (
    <figure className="floor-plan">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- on phones it scrolls, by keys too */}
      <div className="floor-plan-scroll" role="group" aria-label={t`Floor plan`} tabIndex={0}>
        <svg viewBox={box.join(' ')} role="img" aria-describedby="floor-plan-words">
          <title>{t`The bus from above, its front to the left`}</title>
          <rect width={lengthIn} height={acrossIn} rx={8} className="floor-plan-walls" />
          <rect
            x={wallIn}
            y={wallIn}
            width={lengthIn - 2 * wallIn}
            height={acrossIn - 2 * wallIn}
            rx={6}
            className="floor-plan-floor"
          />
          {[...plan.aisles, ...plan.ways].map((rect) => (
            <rect
              key={`${rect.xIn} ${rect.yIn}`}
              x={rect.xIn}
              y={rect.yIn}
              width={rect.alongIn}
              height={rect.acrossIn}
              className="floor-plan-aisle"
            />
          ))}
          {withTaken(pieces, group).map(({ piece, taken }) => (
            <Piece key={`${piece.kind} ${piece.xIn} ${piece.yIn}`} piece={piece} taken={taken} />
          ))}
          <path d={`M0 ${barAt - 4}v8m0 -4h${lengthOfBar}m0 -4v8`} className="floor-plan-bar" />
          <text x={0} y={barAt + 15}>
            {sayMeasure(lengthOfBar / 12, 'foot')}
          </text>
        </svg>
      </div>
      <figcaption id="floor-plan-words">
        <ul className="floor-plan-words">
          {planWords(plan, group).map(({ kind, text }) => (
            <li key={text}>
              {kind ? <span className={`floor-plan-key floor-plan-${kind}`} /> : null}
              {text}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}

/** From the front, as many as ride. */
function withTaken(pieces: readonly FloorPiece[], group: Group | null) {
  const left = {
    seat: group ? group.riders - group.wheelchairs : 0,
    place: group?.wheelchairs ?? 0,
  };
  return pieces.map((piece) => {
    const { kind, people } = piece;
    if (kind !== 'seat' && kind !== 'place') return { piece, taken: 0 };
    const taken = Math.min(people, left[kind]);
    left[kind] -= taken;
    return { piece, taken };
  });
}

/** A bench is drawn as its single seats, so that they can be counted. */
function Piece({ piece, taken }: { piece: FloorPiece; taken: number }) {
  const { kind, xIn, yIn, alongIn, acrossIn, people } = piece;
  const count = kind === 'seat' ? people : 1;
  const eachIn = acrossIn / count;
  return Array.from({ length: count }, (_, at) => (
    <rect
      key={at}
      x={xIn}
      y={yIn + at * eachIn}
      width={alongIn}
      height={eachIn}
      rx={kind === 'seat' ? 3 : 0}
      className={at < taken ? `floor-plan-${kind} floor-plan-taken` : `floor-plan-${kind}`}
    />
  ));
}

interface PlanLine {
  kind: PieceKind | 'taken' | null;
  text: string;
}

/** What stands where, for whoever cannot see it, and the key to the colors. */
function planWords(plan: FloorPlan, group: Group | null): PlanLine[] {
  const { pieces, seats, places, lengthIn, acrossIn } = plan;
  const length = sayMeasure(lengthIn, 'inch');
  const width = sayMeasure(acrossIn, 'inch');
  const aisle = sayMeasure(Math.floor(plan.aisleIn), 'inch');
  const seatCount = plural(seats, { one: '# seat', other: '# seats' });
  const onSide = (side: FloorPiece['side']) =>
    pieces.filter((piece) => piece.kind === 'seat' && piece.side === side).length;
  const left = plural(onSide('left'), { one: '# row', other: '# rows' });
  const right = onSide('right');
  const sitting = group ? group.riders - group.wheelchairs : 0;
  const has = (kind: PieceKind) => pieces.some((piece) => piece.kind === kind);
  return [
    { kind: null, text: t`Outside ${length} long and ${width} wide; the driver sits on the left.` },
    { kind: 'driver', text: t`Driver at the front on the left` },
    { kind: 'door', text: t`Door at the front on the right` },
    ...(has('hood') ? [{ kind: 'hood' as const, text: t`Engine ahead of the windshield` }] : []),
    {
      kind: 'seat',
      text: t`${seatCount}: ${left} on the left and ${right} on the right, with an aisle of ${aisle}`,
    },
    ...(sitting > 0
      ? [
          {
            kind: 'taken' as const,
            text: plural(sitting, { one: '# seat taken', other: '# seats taken' }),
          },
        ]
      : []),
    ...pieces.flatMap((piece): PlanLine[] => (piece.kind === 'lift' ? [liftLine(piece)] : [])),
    ...(places > 0
      ? [
          {
            kind: 'place' as const,
            text: plural(places, {
              one: '# wheelchair place of 30 × 48 inches at the lift',
              other: '# wheelchair places of 30 × 48 inches around the lift',
            }),
          },
        ]
      : []),
    ...(has('toilet')
      ? [{ kind: 'toilet' as const, text: t`Restroom at the rear on the right` }]
      : []),
    ...(has('bags') ? [{ kind: 'bags' as const, text: t`Luggage at the rear` }] : []),
  ];
}

function liftLine({ xIn }: FloorPiece): PlanLine {
  const from = sayMeasure(Math.round(xIn), 'inch');
  return {
    kind: 'lift',
    text: t`Lift or ramp on the right, ${from} from the front, with clear floor before it`,
  };
}
