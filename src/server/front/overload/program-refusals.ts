import { STATUS_CODES } from 'node:http';
import {
  problemDetails,
  ApiProblem,
  problemType,
  type ProblemKind,
} from '../../http/problem-details.ts';
import { openHeaders, overHttps } from '../../http/program-headers.ts';

/** What is refused, as the program that asked reads it: the body, and headers as name and value. */
export interface ProgramRefusal {
  body: Buffer;
  headers: string[];
}

const later = 'Nothing was done. `Retry-After` says when to ask again.';
/** By names of `ready-made.ts`, how the API names what it refuses itself, too; all else is only its status. */
const knownProblems: Readonly<Partial<Record<string, readonly [ProblemKind, detail: string]>>> = {
  busy: ['unavailable', later],
  away: ['unavailable', later],
  tooMany: ['too-many-requests', later],
  slow: ['body-too-slow', 'Nothing was done with what had come.'],
  large: ['body-too-large', 'Nothing was done with what had come.'],
  fault: ['internal-error', 'The request could not be answered.'],
};

/** JSON-RPC leaves this number to servers. */
const serverError = -32_000;

/**
 * Refuses programs in their own words, where pages refuse people in theirs: the API by problem details,
 * the protocol of assistants by an error of JSON-RPC, that of searches by its message. Null for all
 * other addresses.
 */
export function programRefusals(
  siteUrl: string,
): (url: string, refusal: string, status: number) => ProgramRefusal | null {
  const told = (about: object, type = 'application/json'): ProgramRefusal => {
    const body = Buffer.from(JSON.stringify(about));
    const headers = overHttps(siteUrl, { ...openHeaders, 'content-type': type });
    return {
      body,
      headers: [...Object.entries(headers).flat(), 'content-length', String(body.length)],
    };
  };
  const make = {
    problem(refusal: string, status: number) {
      const [kind, detail] = knownProblems[refusal] ?? [];
      const problem = kind
        ? problemDetails(new ApiProblem(kind, detail ?? ''), siteUrl)
        : { type: 'about:blank', title: STATUS_CODES[status], status };
      return told(problem, problemType);
    },
    rpc: (_refusal: string, status: number) =>
      told({
        jsonrpc: '2.0',
        error: { code: serverError, message: STATUS_CODES[status] },
        id: null,
      }),
    search: (_refusal: string, status: number) => told({ message: STATUS_CODES[status], status }),
  };
  // Refusing must stay cheap: each is made once, when it is first needed.
  const made = new Map<string, ProgramRefusal>();
  return (url, refusal, status) => {
    const spoken = spokenAt(url);
    if (spoken === null) return null;
    const key = `${spoken} ${refusal}`;
    const ready = made.get(key) ?? make[spoken](refusal, status);
    made.set(key, ready);
    return ready;
  };
}

function spokenAt(url: string): 'problem' | 'rpc' | 'search' | null {
  if (url.startsWith('/api/')) return 'problem';
  if (/^\/mcp(?:\?|$)/.test(url)) return 'rpc';
  return url.startsWith('/1/') ? 'search' : null;
}
