/** ASVS 6.2: length counts, composition does not; the commonest are refused. Counted in characters. */
export const shortestPassword = 12;
export const longestPassword = 128;

/** Beginnings and cores that people reach for when twelve characters are asked for. */
const commonCores = [
  'password',
  'passw0rd',
  'p@ssword',
  'p@ssw0rd',
  'qwerty',
  'qwertz',
  'azerty',
  'asdfgh',
  'zxcvbn',
  '1q2w3e4r',
  '1qaz2wsx',
  'letmein',
  'welcome',
  'iloveyou',
  'changeme',
  'administrator',
  'admin',
  'sunshine',
  'princess',
  'football',
  'baseball',
  'basketball',
  'superman',
  'batman',
  'dragon',
  'monkey',
  'master',
  'trustno1',
  'abc',
  'schoolbus',
  'omnibus',
];

/** What is wrong with a new password, in words for its field; null when it may be used. */
export function passwordProblem(
  password: string,
  person: { email: string; name: string },
): string | null {
  const { length } = [...password];
  if (length < shortestPassword) {
    return `Use at least ${shortestPassword} characters; this has ${length}. Three or four words in a row do.`;
  }
  if (length > longestPassword) return `Use ${longestPassword} characters or fewer.`;
  return isCommon(password.toLowerCase(), person)
    ? 'This is one of the first that people try. Three or four words that have nothing to do with each other are better.'
    : null;
}

function isCommon(password: string, { email, name }: { email: string; name: string }): boolean {
  // What is left when the usual decoration is taken off: digits, signs, repetition.
  const bare = password.replace(/[\d\W_]+/g, '');
  if (new Set(password).size < 5) return true;
  if (isRun(password)) return true;
  const own = [email.split('@')[0] ?? '', ...name.split(/\s+/)]
    .map((word) => word.toLowerCase().replace(/[\W_]+/g, ''))
    .filter((word) => word.length >= 3);
  const left = [...commonCores, ...own]
    .map((core) => core.replace(/[\d\W_]+/g, ''))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, core) => rest.replaceAll(core, ''), bare);
  const cores = commonCores.some((core) => password.includes(core));
  return (cores || own.some((word) => bare.includes(word))) && left.length < 5;
}

/** 123456789012, abcdefghijkl, and keys in the order of the board. */
function isRun(password: string): boolean {
  const runs = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiopasdfghjklzxcvbnm'];
  return runs.some((run) => {
    const twice = run + run;
    return twice.includes(password) || [...twice].toReversed().join('').includes(password);
  });
}
