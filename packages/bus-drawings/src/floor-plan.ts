import { label, letteringWidth } from './lettering.ts';
import { PICTURE_HEIGHT, PICTURE_WIDTH, type BusPictureSpec } from './picture-spec.ts';
import type { PlanBody } from './plan-body.ts';
import { planDecks } from './plan-decks.ts';
import type { PlanDeck } from './plan-layout.ts';
import { svgDocument } from './side-elevation.ts';
import { driverSymbol, fixtureSymbol, seatSymbol, wheelchairSymbol } from './plan-symbols.ts';
import { box, fill, num, polygon, segment, stroke, type Point } from './shapes.ts';

const INK = '#0f2233';
const MUTED = '#5a6b79';
const TOP_BAND = 118;
/** Seats narrower than this are places on a bench. */
const BENCH_SEAT_MAX_IN = 14;
const BOTTOM_BAND = 158;
const DECK_GAP_PX = 50;
const DECK_NAME_PX = 34;
/** How far a lowered lift platform reaches past the curb side, inches. */
const LIFT_PLATFORM_IN = 34;

/**
 * Floor plan from above, nose to the right and curb side below, 1200 × 800. Every passenger seat
 * is one element with `data-seat`, every wheelchair place one with `data-wheelchair`; there are
 * exactly as many as the listing states. Unknown seating draws an empty floor and says so.
 */
export function floorPlanSvg(spec: BusPictureSpec): string {
  const { lengthIn, body, decks } = planDecks(spec);
  const nameRow = decks.length > 1 ? DECK_NAME_PX : 0;
  const bandTop = TOP_BAND + nameRow;
  const room = PICTURE_HEIGHT - bandTop - BOTTOM_BAND - DECK_GAP_PX * (decks.length - 1);
  const platformIn = spec.lift ? LIFT_PLATFORM_IN : 0;
  const scale = Math.min(
    (PICTURE_WIDTH * 0.86) / lengthIn,
    room / (decks.length * (body.widthIn + 6) + platformIn),
  );
  const left = (PICTURE_WIDTH - lengthIn * scale) / 2;
  const deckHeight = body.widthIn * scale;
  const used = deckHeight * decks.length + DECK_GAP_PX * (decks.length - 1) + platformIn * scale;
  const top = bandTop + Math.max(0, (room + DECK_GAP_PX * (decks.length - 1) - used) / 2);
  let seatNumber = 0;
  const floors = decks.map((deck, index) => {
    const base = top + deckHeight + index * (deckHeight + DECK_GAP_PX);
    const drawn = `<g transform="translate(${num(left)} ${num(base)}) scale(${Math.round(scale * 10000) / 10000})">${deckArt(deck, body, lengthIn, seatNumber)}</g>`;
    seatNumber += deck.seats.length;
    const name = deck.name
      ? label(deck.name, left, base - deckHeight - 12, { height: 15, color: MUTED })
      : '';
    return drawn + name;
  });
  const content = [
    `<path d="M0 0H1200V800H0Z" fill="#f1f4f6"/><path d="${gridLines()}" stroke="#e3e9ed" stroke-width="1"/>`,
    heading(spec),
    floors.join(''),
    lengthLine(left, left + lengthIn * scale, top + used + 40, lengthIn),
    legend(spec),
  ].join('');
  return svgDocument(PICTURE_WIDTH, PICTURE_HEIGHT, content);
}

function gridLines(): string {
  let data = '';
  for (let x = 40; x < PICTURE_WIDTH; x += 40) data += `M${x} 0V800`;
  for (let y = 40; y < PICTURE_HEIGHT; y += 40) data += `M0 ${y}H1200`;
  return data;
}

function deckArt(deck: PlanDeck, body: PlanBody, lengthIn: number, seatsBefore: number): string {
  const wide = body.widthIn;
  const nose = body.hoodIn > 0 ? lengthIn - body.hoodIn : lengthIn;
  const shell: Point[] =
    body.hoodIn > 0
      ? [
          [0, 0, 5],
          [0, wide, 5],
          [nose + 4, wide, 8],
          [nose + 12, wide - 5, 6],
          [lengthIn, wide - 11, 16],
          [lengthIn, 11, 16],
          [nose + 12, 5, 6],
          [nose + 4, 0, 8],
        ]
      : [
          [0, 0, 5],
          [0, wide, 5],
          [lengthIn, wide, 18],
          [lengthIn, 0, 18],
        ];
  const tire = lengthIn < 300 ? 14 : 19;
  const hoodFrom = lengthIn - body.hoodIn - 10;
  const tires = body.axles
    .map((x) => {
      // Under a hood the front wheels stand further in than the wall of the body.
      const inset = body.hoodIn > 24 && x > hoodFrom ? 5 : 0;
      const low = inset - 2.2;
      return (
        box(x - tire, low, x + tire, 12, 2) + box(x - tire, wide - 12, x + tire, wide - low, 2)
      );
    })
    .join('');
  const showTires = deck.name !== 'UPPER DECK' && deck.name !== 'UPPER DECK - OPEN TOP';
  return [
    fill(polygon(shell.map(([x, y, r]) => [x + 2.4, y - 3, r ?? 0])), INK, 0.1),
    showTires ? fill(tires, '#2a333b') : '',
    `<path d="${polygon(shell)}" fill="#ffffff" stroke="${INK}" stroke-width="2.6" stroke-linejoin="round"/>`,
    body.hoodIn > 0
      ? fill(
          polygon([
            [nose - 2, wide - 6, 6],
            [nose + 6, wide - 14, 4],
            [nose + 6, 14, 4],
            [nose - 2, 6, 6],
          ]),
          '#c9d6df',
        )
      : fill(
          polygon([
            [lengthIn - 9, wide - 8, 6],
            [lengthIn - 4, wide - 14, 4],
            [lengthIn - 4, 14, 4],
            [lengthIn - 9, 8, 6],
          ]),
          '#c9d6df',
        ),
    body.hoodIn > 24
      ? stroke(
          segment(nose + 14, wide - 14, lengthIn - 8, wide - 20) +
            segment(nose + 14, 14, lengthIn - 8, 20),
          '#b8c4cd',
          1,
        )
      : '',
    deck.fixtures.map(fixtureSymbol).join(''),
    deck.driver ? driverSymbol(deck.driver) : '',
    deck.wheelchairs.map((place, index) => wheelchairSymbol(place, index + 1)).join(''),
    fill(benches(deck.seats), '#223c58'),
    deck.seats.map((seat, index) => seatSymbol(seat, seatsBefore + index + 1)).join(''),
  ].join('');
}

/** School benches: cushions that touch share one frame. */
function benches(seats: PlanDeck['seats']): string {
  return seats
    .filter((seat) => seat.high - seat.low < BENCH_SEAT_MAX_IN && seat.facing === 'front')
    .map(({ left, right, low, high }) => box(left + 0.3, low, right - 0.6, high))
    .join('');
}

function heading(spec: BusPictureSpec): string {
  const seats =
    spec.passengers === null
      ? 'SEATING NOT STATED'
      : `${spec.passengers} ${spec.passengers === 1 ? 'SEAT' : 'SEATS'}`;
  const places = spec.wheelchairPositions ?? 0;
  const chairs =
    places > 0 ? ` + ${places} WHEELCHAIR ${places === 1 ? 'POSITION' : 'POSITIONS'}` : '';
  return label(seats + chairs, 84, 92, { height: 30, color: INK, weight: 0.15 });
}

function lengthLine(left: number, right: number, y: number, lengthIn: number): string {
  const feet = Math.floor(Math.round(lengthIn) / 12);
  const inches = Math.round(lengthIn) % 12;
  const text = inches === 0 ? `${feet} FT` : `${feet} FT ${inches} IN`;
  const middle = (left + right) / 2;
  const gap = letteringWidth(text, 15) / 2 + 14;
  return [
    `<path d="M${num(left)} ${num(y - 8)}v16M${num(right)} ${num(y - 8)}v16M${num(left)} ${num(y)}H${num(middle - gap)}M${num(middle + gap)} ${num(y)}H${num(right)}" fill="none" stroke="${MUTED}" stroke-width="1.6"/>`,
    label(text, middle, y + 7, { height: 15, color: MUTED, anchor: 'middle' }),
  ].join('');
}

function legend(spec: BusPictureSpec): string {
  const entries: [string, string][] = [
    ['#3d5f82', 'PASSENGER'],
    ['#9aa8b3', 'DRIVER'],
    ['#ffc20e', 'DOOR'],
  ];
  if (spec.wheelchairPositions) entries.push(['#0b63ce', 'WHEELCHAIR']);
  if (spec.lift) entries.push(['#9cc2f0', 'LIFT']);
  const swatches = entries.map(
    ([color, text], index) =>
      `<path d="M${84 + index * 178} 722h20v20h-20Z" fill="${color}"/>${label(text, 114 + index * 178, 739, { height: 14, color: MUTED })}`,
  );
  const note = label('TYPICAL LAYOUT', 1116, 739, { height: 14, color: MUTED, anchor: 'end' });
  return swatches.join('') + note;
}
