/** One line of `omnibus doctor`. `advice` tells what to do about a warning or a failure. */
export interface DoctorFinding {
  level: 'ok' | 'warn' | 'fail';
  subject: string;
  text: string;
  advice?: string;
}

export function ok(subject: string, text: string): DoctorFinding {
  return { level: 'ok', subject, text };
}

export function warn(subject: string, text: string, advice: string): DoctorFinding {
  return { level: 'warn', subject, text, advice };
}

export function fail(subject: string, text: string, advice: string): DoctorFinding {
  return { level: 'fail', subject, text, advice };
}
