import type { ApiText } from '#site/api-text.ts';
import { apiBasePath, documentPath } from '../../program-paths.ts';
import { problemKinds } from '../../problem-details.ts';
import { allOperations } from '../operations/all-operations.ts';

/** What the page for developers tells of the API. */
export const apiText: ApiText = {
  basePath: apiBasePath,
  documentPath,
  operations: allOperations.map(({ id, path, summary, description, example }) => ({
    id,
    path,
    summary,
    description,
    example,
  })),
  problems: Object.entries(problemKinds).map(([kind, told]) => ({ kind, ...told })),
};
