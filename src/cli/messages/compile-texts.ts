import { developmentPackages } from './development-packages.ts';
import type { MessagePart } from './message-shape.ts';

/** Texts taken apart, and by key what is wrong with those that cannot be read. */
export async function compileTexts(
  language: string,
  texts: Readonly<Record<string, string>>,
): Promise<{ tokens: Record<string, readonly MessagePart[]>; unreadable: Record<string, string> }> {
  const { createCompiledCatalog } = await developmentPackages();
  const { source, errors } = createCompiledCatalog(
    language,
    { ...texts },
    {
      strict: true,
      namespace: 'json',
    },
  );
  const { messages } = JSON.parse(source) as { messages: Record<string, readonly MessagePart[]> };
  return {
    tokens: messages,
    unreadable: Object.fromEntries(
      errors.map(({ id, error }) => [id!, error.message.split('\n')[0]!.replace(/:$/, '')]),
    ),
  };
}
