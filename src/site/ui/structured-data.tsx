/** Structured data for machines: a data block, which no browser executes. */
export function StructuredData({ entity }: { entity: object }) {
  return (
    <script
      type="application/ld+json"
      dangerouslySetInnerHTML={{ __html: jsonForScript(entity) }}
    />
  );
}

/** JSON in which nothing can close the script element around it. */
export function jsonForScript(entity: object): string {
  return JSON.stringify(entity).replaceAll('<', String.raw`\u003c`);
}
