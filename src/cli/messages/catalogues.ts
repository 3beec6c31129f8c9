import { relative } from 'node:path';
import type { CatalogType, LinguiConfigNormalized, MessageType } from '@lingui/conf';
import { CommandError } from '../command.ts';
import { developmentPackages } from './development-packages.ts';

/** The texts of the source, and the catalogue of every language beside it. */
export type Catalogues = Awaited<ReturnType<typeof openCatalogues>>;

/** The project's own catalogues, or those of another configuration. */
export async function openCatalogues(folder: string, configuration?: LinguiConfigNormalized) {
  const { getCatalogs, getConfig } = await developmentPackages();
  const config = configuration ?? getConfig({ cwd: folder });
  const [catalogue] = await getCatalogs(config);
  if (!catalogue) throw new CommandError('lingui.config.ts names no catalogue', 1);
  const unreadableSource = () =>
    new CommandError('a file of the source cannot be read; its name is above', 1);
  const collect = async () => {
    const texts = await catalogue.collect();
    if (!texts) throw unreadableSource();
    return texts as CatalogType;
  };
  return {
    /** All but the source's. */
    languages: config.locales.filter((language) => language !== config.sourceLocale),
    sourceLanguage: config.sourceLocale,
    /** What the source says at this moment, by id. */
    collect,
    read: async (language: string): Promise<CatalogType> => (await catalogue.read(language)) ?? {},
    /** A PO file that somebody sent. */
    async readFile(path: string, language: string): Promise<CatalogType> {
      const texts = await catalogue.format.read(path, language);
      if (!texts) throw new CommandError(`there is no file ${path}`);
      return texts;
    },
    async write(language: string, texts: CatalogType): Promise<void> {
      await catalogue.write(language, texts);
    },
    /**
     * Writes every catalogue anew as the source has it: new texts empty, unused ones gone, and words whose
     * English changed under their id empty again.
     */
    async bringUpToDate(): Promise<void> {
      const { orderBy } = config;
      const [before, source] = [await catalogue.readAll(), await collect()];
      if (!(await catalogue.make({ clean: true, overwrite: true, orderBy })))
        throw unreadableSource();
      for (const language of config.locales.filter((one) => one !== config.sourceLocale)) {
        const texts = (await catalogue.read(language)) ?? {};
        const outdated = Object.keys(texts).filter((id) =>
          isOfAnotherText(before[language]?.[id], source[id]!),
        );
        for (const id of outdated) texts[id]!.translation = '';
        if (outdated.length > 0) await catalogue.write(language, texts);
      }
    },
    /** From the project's folder. */
    fileOf: (language: string): string => relative(folder, catalogue.getFilename(language)),
  };
}

/**
 * Whether a translation was made of other English than the source has by now. Texts without an id of
 * their own are found by their English, so that it never differs; words with one carry it as a comment
 * (`trade-words-extractor.ts`).
 */
export function isOfAnotherText(translated: MessageType | undefined, source: MessageType): boolean {
  const { message, comments = [] } = source;
  const told = translated?.comments ?? [];
  return (
    message !== undefined &&
    comments.includes(message) &&
    told.length > 0 &&
    !told.includes(message)
  );
}

/** A text in a line for people: its English; after its id, where it has one of its own. */
export function nameOf(id: string, { message, context }: MessageType): string {
  const words = JSON.stringify((message ?? id).replace(/\s+/g, ' ').slice(0, 100));
  if (context) return `${words} (${context})`;
  return message && /^[a-zA-Z]+\./.test(id) ? `${id} (${words})` : words;
}
