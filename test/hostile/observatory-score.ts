/**
 * The score that the HTTP Observatory of MDN would give an answer, by its published rules
 * (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring): from 100, faults
 * subtract; what is better than asked for adds only when the rest is worth 90. The list of preloaded
 * HSTS hosts cannot be known here, so its 5 are never given; A+ begins at 100.
 */
export function observatoryScore(
  headers: Headers,
  html = '',
): { score: number; reasons: Record<string, number> } {
  const policy = readPolicy(headers.get('content-security-policy'));
  const reasons: Record<string, number> = {
    csp: policyScore(policy),
    hsts: strictTransportScore(headers.get('strict-transport-security')),
    sniffing: headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    framing: framingScore(policy, headers.get('x-frame-options')),
    referrer: referrerScore(headers.get('referrer-policy')),
    opener: headers.get('cross-origin-opener-policy') === 'same-origin' ? 10 : 0,
    embedder: headers.get('cross-origin-embedder-policy') === 'require-corp' ? 10 : 0,
    resource: /^same-(origin|site)$/.test(headers.get('cross-origin-resource-policy') ?? '')
      ? 10
      : 0,
    cors: headers.get('access-control-allow-credentials') === 'true' ? -50 : 0,
    cookies: cookieScore(headers.getSetCookie()),
    scripts: scriptScore(html),
  };
  const values = Object.values(reasons);
  const faults = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 0);
  const bonuses = values.filter((value) => value > 0).reduce((sum, value) => sum + value, 0);
  const base = 100 + faults;
  return { score: Math.max(0, base >= 90 ? base + bonuses : base), reasons };
}

type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string | null): Policy | null {
  if (text === null) return null;
  return new Map(
    text.split(';').map((line) => {
      const [name = '', ...sources] = line.trim().split(/\s+/);
      return [name.toLowerCase(), sources] as const;
    }),
  );
}

function policyScore(policy: Policy | null): number {
  if (!policy) return -25;
  const fallback = policy.get('default-src') ?? [];
  const sourcesOf = (name: string) => policy.get(name) ?? fallback;
  const scripts = sourcesOf('script-src');
  const anywhere = (sources: readonly string[]) =>
    sources.length === 0 || sources.some((source) => /^(\*|https?:|data:)$/.test(source));
  if (anywhere(scripts) || anywhere(sourcesOf('object-src'))) return -20;
  if (scripts.includes("'unsafe-inline'")) return -20;
  if (scripts.includes("'unsafe-eval'")) return -10;
  if (sourcesOf('style-src').includes("'unsafe-inline'")) return 0;
  const closed = fallback.join() === "'none'" && !anywhere(policy.get('form-action') ?? []);
  return closed ? 10 : 5;
}

function strictTransportScore(value: string | null): number {
  const seconds = Number(/max-age=(\d+)/.exec(value ?? '')?.[1] ?? -1);
  if (seconds < 0) return -20;
  return seconds >= 15_768_000 ? 0 : -10;
}

function framingScore(policy: Policy | null, frameOptions: string | null): number {
  const ancestors = policy?.get('frame-ancestors');
  if (ancestors && !ancestors.includes('*')) return 5;
  return /^(deny|sameorigin)$/i.test(frameOptions ?? '') ? 0 : -20;
}

function referrerScore(value: string | null): number {
  if (value === null) return 0;
  const quiet = /^(no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/;
  return quiet.test(value) ? 5 : -5;
}

function cookieScore(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0;
  const has = (word: RegExp) => cookies.every((cookie) => word.test(cookie));
  if (!has(/;\s*secure/i)) return -40;
  if (!has(/;\s*httponly/i)) return -30;
  return has(/;\s*samesite=(lax|strict)/i) ? 5 : 0;
}

/** Own scripts need no `integrity`; foreign ones do. */
function scriptScore(html: string): number {
  const sources = [...html.matchAll(/<script[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const foreign = sources.filter(([, source = '']) => /^([a-z]+:)?\/\//i.test(source));
  if (foreign.some(([tag]) => !tag.includes(' integrity='))) return -50;
  const signed = sources.length > 0 && sources.every(([tag]) => tag.includes(' integrity='));
  return signed ? 5 : 0;
}
