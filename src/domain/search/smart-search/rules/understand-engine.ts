import { narrowFamilies } from '#domain/inventory/vocabulary/engines.ts';
import type { EngineMention } from '#domain/inventory/vocabulary/engines.ts';
import { nameChip } from '../chip.ts';
import type { Reading } from '../reading.ts';
import type { Understood } from '../smart-query.ts';

/** "dt466", "7.3", "cummins … 6.7": a second word about the same engine makes the first precise. */
export function understandEngine(
  reading: Reading,
  from: number,
  named: number,
  mention: EngineMention,
): void {
  const to = throughEngineNoun(reading, named);
  const fuel = reading.filters.fuel?.[0] ?? null;
  const families = narrowFamilies(mention.families, { fuel }).map((family) => family.name);
  const earlier = reading.understood.find(({ kind }) => kind === 'engine');
  if (earlier) return addToEngine(reading, earlier, { from, to, label: mention.label, families });
  reading.understand(from, to, {
    kind: 'engine',
    chip: nameChip(mention.label),
    filter: { engine: mention.label, engineFamily: families },
  });
}

/** "Cummins engine", "Ford motor": the last of the name's words, or the noun behind it. */
export const throughEngineNoun = (reading: Reading, to: number): number =>
  reading.isFree(to + 1) && reading.isWord(to + 1, reading.lexicon.engineNouns) ? to + 1 : to;

function addToEngine(
  reading: Reading,
  earlier: Understood,
  more: { from: number; to: number; label: string; families: string[] },
): void {
  const before = earlier.filter.engineFamily ?? [];
  const shared = before.filter((family) => more.families.includes(family));
  const same = shared.length > 0;
  const said = earlier.filter.engine!;
  const label = same ? sharedLabel() : `${said}, ${more.label}`;
  function sharedLabel(): string {
    if (shared.length === 1) return shared[0]!;
    return shared.length === before.length ? said : more.label;
  }
  reading.claim(more.from, more.to);
  earlier.spans.push(reading.spanOf(more.from, more.to));
  earlier.words = reading.wordsOf(earlier.spans);
  earlier.chip = nameChip(label);
  earlier.filter = { engine: label, engineFamily: same ? shared : [...before, ...more.families] };
  Object.assign(reading.filters, earlier.filter);
}

/** Whose valves buyers count. */
const withValves = 'Cummins 5.9';

/** "5.9 cummins 12 valve": the valves belong to the engine's name; alone they name the 5.9. */
export function readValves(reading: Reading): void {
  for (let at = 0; at < reading.tokens.length; at += 1) {
    const match = reading.meaningAt(at);
    if (match?.value.is !== 'valves') continue;
    const { value } = match.value;
    const engine = reading.understood.find(({ kind }) => kind === 'engine');
    if (engine) {
      const families = engine.filter.engineFamily ?? [];
      // "12 valve Cummins": of all of them, the 5.9.
      if (families.length > 1 && families.includes(withValves)) {
        engine.filter = { engine: withValves, engineFamily: [withValves] };
        reading.filters.engineFamily = [withValves];
      }
      reading.claim(match.from, match.to);
      engine.spans.push(reading.spanOf(match.from, match.to));
      engine.words = reading.wordsOf(engine.spans);
      const label = `${engine.filter.engine} ${value}`;
      engine.chip = nameChip(label);
      engine.filter.engine = label;
      reading.filters.engine = label;
    } else {
      const label = `${withValves} ${value}`;
      const filter = { engine: label, engineFamily: [withValves] };
      reading.understand(match.from, match.to, { kind: 'engine', chip: nameChip(label), filter });
    }
    at = match.to;
  }
}
