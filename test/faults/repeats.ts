/**
 * How often a fault is repeated: `usual` times in `npm test`, and `FAULT_REPEATS` times where that is
 * set, which is how the fault matrix's thousands are reached:
 *
 *     FAULT_REPEATS=10000 npm run suite -- faults
 */
export const repeats = (usual: number) => Number(process.env.FAULT_REPEATS ?? usual);

/** Numbers from 0 up to 1, the same in every run. */
export function seededRandom(seed = 20_261_121): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
