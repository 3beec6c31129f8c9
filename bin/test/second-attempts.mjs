/**
 * A reporter that names every test which passed only at its second attempt (`retry` in
 * vitest.config.ts): a busy machine excuses one, and somebody should look at it all the same.
 */
export default class SecondAttempts {
  /** @type {string[]} */
  #names = [];

  /** @param {import('vitest/node').TestCase} testCase */
  onTestCaseResult(testCase) {
    if (!testCase.diagnostic()?.flaky) return;
    const errors = testCase.result().errors ?? [];
    const why = errors[0]?.message.split('\n')[0] ?? 'no message';
    this.#names.push(`${testCase.module.relativeModuleId} > ${testCase.fullName}: ${why}`);
  }

  onTestRunEnd() {
    if (this.#names.length === 0) return;
    process.stdout.write(`\nPassed at the second attempt:\n${this.#names.join('\n')}\n`);
  }
}
