import { xmlText } from '#domain/xml-text.ts';

/** `<name>text</name>`, or nothing when there is none. */
export function element(name: string, value: string | number | null | undefined): string {
  return value === null || value === undefined || value === ''
    ? ''
    : `<${name}>${xmlText(value)}</${name}>`;
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
