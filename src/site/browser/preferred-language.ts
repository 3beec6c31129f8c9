/** The first language that a visitor's browser asks for among those a page is there in; null: none. */
export function preferredLanguage(
  there: string | undefined,
  asked: readonly string[] = navigator.languages,
): string | null {
  const known = there?.split(' ') ?? [];
  return asked.map((tag) => tag.split('-', 1)[0]!).find((code) => known.includes(code)) ?? null;
}
