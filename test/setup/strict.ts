import { Socket } from 'node:net';
import { afterAll, afterEach, beforeEach, expect, vi } from 'vitest';

/**
 * Every test runs under this: an unexpected `console.error` or `console.warn`, and an attempt to
 * connect to anything but this machine, fails the test that caused it.
 */
const faults: string[] = [];
let expected: RegExp[] = [];

/** Announces that this test makes the code log a line matching `pattern`; it is then not a fault. */
export function expectLogged(pattern: RegExp): void {
  expected.push(pattern);
}

beforeEach(() => {
  faults.length = 0;
  expected = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      const line = parts.map(describePart).join(' ');
      if (!expected.some((pattern) => pattern.test(line)))
        faults.push(`console.${method}: ${line}`);
    });
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  expect(faults.splice(0), 'unexpected output or connections').toEqual([]);
});

/** Libraries ask for a window to learn where they are: one that stays makes the next file's behave otherwise. */
afterAll(() => {
  const left = ['window', 'document'].filter((name) => name in globalThis);
  expect(left, 'globals left to the next file').toEqual([]);
});

function describePart(part: unknown): string {
  return part instanceof Error ? (part.stack ?? part.message) : String(part);
}

/** Node's own: the server's library puts others in their place, and the next file may run in this process. */
const kept: { own?: PropertyDescriptorMap } = ((globalThis as Record<symbol, object>)[
  Symbol.for('omnibus.strict')
] ??= {});
kept.own ??= Object.fromEntries(
  ['Request', 'Response'].map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)!]),
);
Object.defineProperties(globalThis, kept.own);

type Connect = (this: Socket, ...parameters: unknown[]) => Socket;

const connect = Socket.prototype.connect as Connect;
Socket.prototype.connect = function guarded(this: Socket, ...parameters: unknown[]) {
  const host = targetHost(parameters);
  if (host !== null && !isLoopback(host)) {
    faults.push(`connection to ${host}`);
    throw new Error(`Tests must not connect to ${host}.`);
  }
  return connect.apply(this, parameters);
} as typeof Socket.prototype.connect;

/** The host of any of the forms that `net.Socket.connect` takes; null for a local socket file. */
function targetHost(parameters: unknown[]): string | null {
  const first: unknown = Array.isArray(parameters[0]) ? parameters[0][0] : parameters[0];
  if (typeof first === 'string') return null;
  if (typeof first !== 'object' || first === null) {
    return typeof parameters[1] === 'string' ? parameters[1] : 'localhost';
  }
  const options = first as { host?: string; path?: string };
  return options.path ? null : (options.host ?? 'localhost');
}

function isLoopback(host: string): boolean {
  return /^(localhost|127\.\d+\.\d+\.\d+|\[?::1\]?|::ffff:127\.\d+\.\d+\.\d+)$/.test(host);
}
