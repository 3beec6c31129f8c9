import { readFile } from 'node:fs/promises';
import type { Env } from '#server/config/env.ts';
import { ok, warn, type DoctorFinding } from './finding.ts';

/** Ten thousand connections, each a file, and the server's own. */
const wantedFiles = 12_000;

/** `limits`: the text of Linux's /proc/self/limits; null elsewhere, where nothing is said. */
export function checkOpenFiles(limits: string | null): DoctorFinding | null {
  const given = /Max open files\s+(\d+|unlimited)/.exec(limits ?? '')?.[1];
  if (given === undefined) return null;
  const most = given === 'unlimited' ? Number.POSITIVE_INFINITY : Number(given);
  return most >= wantedFiles
    ? ok('open files', `${given} allowed`)
    : warn('open files', `${given} allowed`, 'LimitNOFILE=16384 in the unit, or ulimit -n 16384');
}

export function readLimits(): Promise<string | null> {
  return readFile('/proc/self/limits', 'utf8').catch(() => null);
}

/** Settings that are allowed and probably not meant. */
export function checkReach(
  env: Pick<Env, 'mode' | 'siteUrl' | 'host' | 'trustedProxies' | 'runtime'>,
): DoctorFinding[] {
  const findings: DoctorFinding[] = [];
  if (env.siteUrl.startsWith('https:') && env.trustedProxies === 0) {
    findings.push(
      warn(
        'proxies',
        'https without a trusted proxy',
        'this server speaks http: set TRUSTED_PROXIES, or all visitors share one rate limit',
      ),
    );
  }
  const { metrics } = env.runtime;
  if (metrics && !/^(127\.|::1$|localhost$)/.test(metrics.host)) {
    findings.push(
      warn('metrics', `served on ${metrics.host}`, 'keep that port away from visitors'),
    );
  }
  return findings;
}
