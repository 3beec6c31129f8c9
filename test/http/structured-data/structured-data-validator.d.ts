declare module '@adobe/structured-data-validator' {
  /** Google's rules for rich results. `jsonld` holds the entities of a page by their first type. */
  export default class Validator {
    validate(data: {
      jsonld: Record<string, Record<string, unknown>[]>;
      errors: [];
    }): Promise<{ rootType: string; issueMessage: string; severity: 'ERROR' | 'WARNING' }[]>;
  }
}
