/** The content codings the server keeps ready, best first. */
export const contentCodings = ['br', 'zstd', 'gzip'] as const;

export type ContentCoding = (typeof contentCodings)[number];

/**
 * The best coding that the client accepts and the server has, or null for identity.
 * `Accept-Encoding` per RFC 9110 §12.5.3: `q=0` refuses a coding, `*` stands for any other.
 */
export function chooseCoding<Coding extends string = ContentCoding>(
  acceptEncoding: string | undefined,
  available: readonly Coding[] = contentCodings as readonly string[] as readonly Coding[],
): Coding | null {
  if (!acceptEncoding) return null;
  const accepted = new Map<string, boolean>();
  for (const item of acceptEncoding.toLowerCase().split(',')) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    accepted.set(name, quality === undefined || Number(quality.slice(2)) > 0);
  }
  return available.find((coding) => accepted.get(coding) ?? accepted.get('*') ?? false) ?? null;
}
