/**
 * Asks again, as somebody does who got no answer, until there is one; rejects once the test is over, by
 * the `signal` of its context. Between two tries others have their turn: what fails without waiting for
 * anything, as a closed database does, would keep every timer from its own, also that which ends the test.
 */
export async function tryUntilDone<Answer>(
  signal: AbortSignal,
  ask: () => Promise<Answer | null>,
): Promise<Answer> {
  for (;;) {
    signal.throwIfAborted();
    // oxlint-disable-next-line no-await-in-loop -- one try after the other
    const answer = await ask();
    if (answer !== null) return answer;
    await new Promise(setImmediate);
  }
}
