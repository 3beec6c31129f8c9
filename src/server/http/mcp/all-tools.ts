import { z } from 'zod';
import { inLanguage } from '#messages/in-language.ts';
import { languageOf } from '#messages/languages.ts';
import { createAnswerMemo } from '../answer-memo.ts';
import { ApiProblem } from '../problem-details.ts';
import { textOfSellers, type Tool, type ToolServices } from './tool.ts';
import { comparedBuses, tellBus, searchBuses, similarBuses } from './tools/bus-tools.ts';
import { checkLicense, costAtDoor, sayVin } from './tools/rule-tools.ts';
import { askQuestion, prepareForm } from './tools/site-tools.ts';

const tools: readonly Tool[] = [
  searchBuses,
  tellBus,
  comparedBuses,
  similarBuses,
  sayVin,
  checkLicense,
  costAtDoor,
  askQuestion,
  prepareForm,
];
const byName = new Map(tools.map((tool) => [tool.name, tool]));

type ObjectSchema = { type: 'object'; [key: string]: unknown };
const schemaOf = (schema: z.ZodObject, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as ObjectSchema;

/** What clients are told of the tools; made once, so that nothing anybody writes changes it. */
export const toolList = tools.map(({ name, title, description, input, output }) => ({
  name,
  title,
  description,
  inputSchema: schemaOf(input, 'input'),
  outputSchema: schemaOf(output, 'output'),
  annotations: {
    readOnlyHint: true,
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: false,
  },
}));

const mostFaults = 5;
const text = (words: string) => ({ type: 'text' as const, text: words });
const refused = (words: string) => ({ content: [text(words)], isError: true });

/**
 * Answers a call, or says what is wrong with it; null when there is no such tool. Rejects with what is
 * our own fault. What was asked before, and is still true, is not asked again.
 */
export function createToolCalls(services: ToolServices, stamp: () => number) {
  const memo = createAnswerMemo();
  return async (name: string, given: unknown) => {
    const tool = byName.get(name);
    if (!tool) return null;
    const asked = tool.input.safeParse(given ?? {});
    if (!asked.success) {
      const faults = asked.error.issues
        .slice(0, mostFaults)
        .map(({ path, message }) => `${path.join('.') || 'arguments'}: ${message.slice(0, 200)}`);
      return refused(`The arguments cannot be read. ${faults.join('; ')}`);
    }
    const language = languageOf(String(asked.data.language)) ?? 'en';
    try {
      const kept = await memo.answer(JSON.stringify([name, asked.data]), stamp(), async () =>
        JSON.stringify(await inLanguage(language, () => tool.run(asked.data, services))),
      );
      const answer = kept.plain.bytes.toString();
      return {
        structuredContent: JSON.parse(answer) as Record<string, unknown>,
        content: [text(textOfSellers), text(answer)],
      };
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      const { errors } = error.members;
      return refused(errors ? `${error.message} ${JSON.stringify(errors)}` : error.message);
    }
  };
}
