/** What the page for developers tells of the API; made of the operations themselves, in English. */
export interface ApiText {
  basePath: string;
  documentPath: string;
  operations: readonly {
    id: string;
    path: string;
    summary: string;
    description: string;
    /** What follows the base path in an example; `{id}` stands for the number of a bus. */
    example: string;
  }[];
  /** `kind` is how the `type` of a problem ends, and its place on the page. */
  problems: readonly { kind: string; status: number; title: string }[];
}
