/**
 * What `npm audit --json` said. Any answer that is not an audit means that nobody was asked.
 * @param {string} output
 * @returns {{ line: string, failed: boolean }}
 */
export function readAudit(output) {
  const found = vulnerabilities(output);
  if (found === null)
    return { line: 'Not audited: the registry did not answer the question.', failed: false };
  const grave = found.filter(({ severity }) => severity === 'high' || severity === 'critical');
  if (grave.length > 0) {
    const names = grave.map(({ name, severity }) => `${name} (${severity})`).join(', ');
    return { line: `Known weaknesses in production packages: ${names}`, failed: true };
  }
  return { line: `Audited: ${found.length} weaknesses below "high".`, failed: false };
}

/**
 * @param {string} output
 * @returns {{ name: string, severity: string }[] | null}
 */
function vulnerabilities(output) {
  try {
    const answer = JSON.parse(output);
    if (typeof answer.vulnerabilities !== 'object' || !answer.metadata?.vulnerabilities)
      return null;
    return Object.values(answer.vulnerabilities);
  } catch {
    return null;
  }
}
