import { compileTexts } from './compile-texts.ts';
import { isOfAnotherText, nameOf, type Catalogues } from './catalogues.ts';
import { faultsOfTranslation } from './message-shape.ts';

/**
 * A line for every text that a catalogue lacks, has in vain or says wrongly; none when every sentence
 * of the source can be said in every language.
 */
export async function checkMessages(catalogues: Catalogues): Promise<string[]> {
  const source = await catalogues.collect();
  const english = await catalogues.read(catalogues.sourceLanguage);
  const inEnglish = catalogues.fileOf(catalogues.sourceLanguage);
  const lines = [
    ...Object.entries(source).flatMap(([id, text]) => {
      const told = english[id]?.translation;
      if (told === undefined) return [`${inEnglish} lacks ${nameOf(id, text)}${from(text.origin)}`];
      if (told === (text.message ?? id)) return [];
      return [`${inEnglish} says ${JSON.stringify(told)} for ${nameOf(id, text)}`];
    }),
    ...unused(english, source, inEnglish),
  ];
  const originals = await compileTexts(
    catalogues.sourceLanguage,
    mapValues(source, ({ message }, id) => message ?? id),
  );
  for (const language of catalogues.languages) {
    const texts = await catalogues.read(language);
    const file = catalogues.fileOf(language);
    const translated = Object.fromEntries(
      Object.entries(texts).filter(([id, { translation }]) => id in source && translation),
    );
    const { tokens, unreadable } = await compileTexts(
      language,
      mapValues(translated, ({ translation }) => translation!),
    );
    for (const [id, text] of Object.entries(source)) {
      const name = nameOf(id, text);
      const [original, said] = [originals.tokens[id], tokens[id]];
      if (!(id in translated)) lines.push(`${file} lacks ${name}${from(text.origin)}`);
      else if (isOfAnotherText(texts[id], text))
        lines.push(`${file}: ${name} is translated from other English`);
      else if (!said) lines.push(`${file}: ${name} ${unreadable[id] ?? 'cannot be read'}`);
      else if (original)
        for (const fault of [
          ...faultsOfTranslation(original, said, language),
          ...tornSigns(translated[id]!.translation!, language),
        ])
          lines.push(`${file}: ${name} ${fault}`);
    }
    lines.push(...unused(texts, source, file));
  }
  return lines;
}

/** By language, an ordinary space beside a sign, which then begins or ends a line alone. */
const besideSign: Readonly<Record<string, RegExp>> = {
  fr: /\S* [:;?!»%](?!\p{L})|« \S*/u,
};

function tornSigns(translation: string, language: string): string[] {
  const [torn] = besideSign[language]?.exec(translation) ?? [];
  return torn ? [`has an ordinary space in "${torn}", where a line may break`] : [];
}

function unused(texts: Texts, source: Texts, file: string): string[] {
  return Object.entries(texts).flatMap(([id, text]) =>
    id in source ? [] : [`${file} has ${nameOf(id, text)}, which nothing says`],
  );
}

type Texts = Awaited<ReturnType<Catalogues['read']>>;

function mapValues(texts: Texts, to: (text: Texts[string], id: string) => string) {
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, to(text, id)]));
}

const from = (origin: Texts[string]['origin']): string =>
  origin?.[0] ? `, of ${origin[0][0]}` : '';
