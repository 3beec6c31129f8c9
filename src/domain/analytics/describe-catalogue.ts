import * as z from 'zod';
import { eventCatalogue } from './event-catalogue.ts';

interface PropertySchema {
  type?: string | readonly string[];
  enum?: readonly string[];
  const?: string;
  pattern?: string;
  minimum?: number;
  maximum?: number;
  anyOf?: readonly PropertySchema[];
}

/** The catalogue as the Markdown of docs/analytics-events.md. */
export function describeCatalogue(): string {
  const sections = Object.entries(eventCatalogue).map(([name, { about, properties }]) => {
    const schema = z.toJSONSchema(properties, { io: 'input' }) as {
      properties?: Record<string, PropertySchema>;
      required?: readonly string[];
    };
    const rows = Object.entries(schema.properties ?? {}).map(
      ([property, one]) =>
        `| \`${property}\` | ${kindOf(one)} | ${schema.required?.includes(property) ? 'yes' : 'no'} |`,
    );
    return [
      `## ${name}`,
      '',
      about,
      '',
      '| property | value | required |',
      '|---|---|---|',
      ...rows,
    ].join('\n');
  });
  return [
    '# Events',
    '',
    'Every event that the site measures. Made from `src/domain/analytics/event-catalogue.ts` by `npm run docs:analytics`; a test compares them. Longer texts are cut, unknown properties dropped, and texts that look like an e-mail address, a phone number, a VIN or a link are left out.',
    '',
    sections.join('\n\n'),
    '',
  ].join('\n');
}

function kindOf(schema: PropertySchema): string {
  if (schema.anyOf) {
    return schema.anyOf
      .filter(({ type }) => type !== 'null')
      .map(kindOf)
      .join(', ');
  }
  if (schema.enum) return schema.enum.map((value) => `\`${value}\``).join(', ');
  if (schema.const !== undefined) return `\`${schema.const}\``;
  if (schema.pattern) return 'digits';
  if (schema.type === 'boolean') return 'true or false';
  if ([schema.type].flat().includes('string')) return 'text';
  const number = schema.type === 'integer' ? 'whole number' : 'number';
  return schema.minimum === undefined ? number : `${number} from ${schema.minimum}`;
}
