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
    const [why = 'no message', ...more] = errors[0]?.message.split('\n') ?? [];
    // What a browser's test waited for stands below the first line.
    const waited = more.find((line) => line.includes('waiting for'))?.trim() ?? '';
    const { module, fullName } = testCase;
    this.#names.push(`${module.relativeModuleId} > ${fullName}: ${why} ${waited}`.trimEnd());
  }

  onTestRunEnd() {
    if (this.#names.length === 0) return;
    process.stdout.write(`\nPassed at the second attempt:\n${this.#names.join('\n')}\n`);
  }
}
