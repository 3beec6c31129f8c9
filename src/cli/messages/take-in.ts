import { compileTexts } from './compile-texts.ts';
import { nameOf, type Catalogues } from './catalogues.ts';
import { faultsOfTranslation } from './message-shape.ts';

export interface TakenIn {
  /** Texts whose translation is another one now. */
  changed: number;
  /** Those that came back empty. */
  empty: number;
  /** A line for each text that was not taken, and why. */
  refused: string[];
}

/** Puts a translator's PO file into the catalogue of its language, save the texts that are wrong. */
export async function takeIn(
  catalogues: Catalogues,
  path: string,
  language: string,
): Promise<TakenIn> {
  const returned = await catalogues.readFile(path, language);
  await catalogues.bringUpToDate();
  const [source, texts] = await Promise.all([catalogues.collect(), catalogues.read(language)]);
  const given = Object.entries(returned).filter(([, { obsolete }]) => !obsolete);
  const originals = await compileTexts(
    catalogues.sourceLanguage,
    Object.fromEntries(Object.entries(source).map(([id, { message }]) => [id, message ?? id])),
  );
  const { tokens, unreadable } = await compileTexts(
    language,
    Object.fromEntries(given.map(([id, { translation }]) => [id, translation ?? ''])),
  );
  const outcome: TakenIn = { changed: 0, empty: 0, refused: [] };
  for (const [id, { translation, ...text }] of given) {
    const [known, original] = [texts[id], originals.tokens[id]];
    const name = nameOf(id, source[id] ?? text);
    const refuse = (why: string) => outcome.refused.push(`${name} ${why}`);
    if (!known || !original) refuse('is no text of the site');
    else if (!translation) outcome.empty += 1;
    else if (unreadable[id] !== undefined) refuse(unreadable[id]);
    else {
      const faults = faultsOfTranslation(original, tokens[id] ?? [], language);
      if (faults.length > 0) refuse(faults.join('; '));
      else if (known.translation !== translation) {
        texts[id] = { ...known, translation };
        outcome.changed += 1;
      }
    }
  }
  await catalogues.write(language, texts);
  return outcome;
}
