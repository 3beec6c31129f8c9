import { expect } from 'vitest';
import type { Operation } from '#server/http/public-api/operations/operation.ts';

/** Fails when an answer says anything besides what its operation promises, or leaves some of it out. */
export function validatorFor(id: string, operations: readonly Operation[]) {
  const { answer } = operations.find((one) => one.id === id)!;
  return (body: unknown) => expect(answer.parse(body)).toEqual(body);
}
