import { readSource, sourceParameter } from '#domain/analytics/visit-source.ts';
import { parseListQuery, writeListQuery } from '#domain/search/list-query.ts';

/** In which light a frame stands: as its reader's device has it, or as the page around it is. */
export const embedThemes = ['auto', 'light', 'dark'] as const;

/** What an address below `/embed` asks for: buses as a list has them, and how they look. */
export type Embed = ReturnType<typeof readEmbed>;

export const embedLimits = {
  count: { least: 1, most: 24, usual: 6 },
  columns: { least: 1, most: 4, usual: 3 },
} as const;

/** Reads what it knows, ignores all else and never throws. A frame has one page: the first. */
export function readEmbed(parameters: URLSearchParams) {
  const { form: _, ...query } = parseListQuery(parameters);
  const theme = parameters.get('theme');
  return {
    query: { ...query, page: 1 },
    /** Buses, 1 to 24. */
    count: readWhole('count', parameters),
    /** Columns at most, 1 to 4; there are fewer where they would not fit. */
    columns: readWhole('columns', parameters),
    theme: embedThemes.find((one) => one === theme) ?? 'auto',
    /** Whose page it stands on; null: not said. */
    source: readSource(parameters.get(sourceParameter)),
  };
}

/** The parameters that say it again: one spelling, without what is usual. */
export function writeEmbed({ query, count, columns, theme, source }: Embed) {
  return {
    ...writeListQuery(query),
    count: count === embedLimits.count.usual ? null : String(count),
    columns: columns === embedLimits.columns.usual ? null : String(columns),
    theme: theme === 'auto' ? null : theme,
    [sourceParameter]: source,
  };
}

function readWhole(name: keyof typeof embedLimits, parameters: URLSearchParams): number {
  const { least, most, usual } = embedLimits[name];
  const given = parameters.get(name) ?? '';
  return /^\d+$/.test(given) ? Math.min(most, Math.max(least, Number(given))) : usual;
}
