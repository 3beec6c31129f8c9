import { ApiProblem } from '../problem-details.ts';

/** Throws `wrong-media-type` for a body that says it is something else. */
export function wantMediaType(request: Request, wanted: string): void {
  const [given = ''] = (request.headers.get('content-type') ?? '').split(';');
  if (given.trim().toLowerCase() === wanted) return;
  throw new ApiProblem('wrong-media-type', `The content type has to be ${wanted}.`);
}
