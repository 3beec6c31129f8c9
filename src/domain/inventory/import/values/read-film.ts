import { youtubeId } from '#domain/media/youtube-id.ts';
import { known, problem, saysUnknown, unknown, type CellReading } from './cell-reading.ts';
import { withoutFormulaGuard } from './read-cell-text.ts';

/**
 * The address of a film that the bus's page can play. It stays as it was written; an id alone, or an
 * address without its scheme, becomes a whole one, because partners are given it as a link.
 */
export function readFilmCell(text: string): CellReading<string> {
  if (saysUnknown(text)) return unknown;
  const bare = withoutFormulaGuard(text);
  const id = youtubeId(bare);
  if (id === null)
    return problem('is not the address of a video on YouTube, like https://youtu.be/abcdefghijk');
  return known(/^https?:/iu.test(bare) ? bare : `https://www.youtube.com/watch?v=${id}`);
}
