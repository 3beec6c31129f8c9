import { createLine, LineFull, type Asker } from '#domain/line.ts';
import {
  startChild,
  type Child,
  type ChildLimits,
  type ChildOutcome,
  type ChildProgram,
} from './child-process.ts';

export interface ProcessLineOptions extends ChildProgram, ChildLimits {
  /** Processes at once; each keeps a core busy. */
  processes: number;
  /** Questions that may wait for a free process; more are turned away. */
  waiting: number;
  /** Of one question for a free process; as `createLine` has it unless told otherwise. */
  patienceMs?: number;
  /** Time without work after which a process ends and gives its memory back. */
  idleMs: number;
}

/** `closed`: ended by us, so that a `died` says nothing about the question. */
export type LineOutcome<Answer> = ChildOutcome<Answer> | { outcome: 'busy' | 'closed' };

/**
 * Questions to processes of their own, in turns of who asks: one that crashes, hangs or fills the
 * memory takes only its question with it. A question whose process died is asked once more.
 */
export function createProcessLine<Question extends object, Answer>(options: ProcessLineOptions) {
  const { processes, waiting, patienceMs, idleMs } = options;
  const idle: { child: Child<Question, Answer>; timer: NodeJS.Timeout }[] = [];
  const working = new Set<Child<Question, Answer>>();
  const line = createLine({ mostAtOnce: processes, mostWaiting: waiting, patienceMs });
  let closed = false;

  function takeChild(): Child<Question, Answer> {
    const rested = idle.pop();
    clearTimeout(rested?.timer);
    return rested?.child ?? startChild(options, options);
  }

  function putBack(child: Child<Question, Answer>): void {
    const timer = setTimeout(() => {
      idle.splice(
        idle.findIndex((each) => each.child === child),
        1,
      );
      child.kill();
    }, idleMs);
    timer.unref();
    idle.push({ child, timer });
  }

  async function askOnce(question: Question): Promise<ChildOutcome<Answer>> {
    const child = takeChild();
    working.add(child);
    const outcome = await child.ask(question);
    working.delete(child);
    if (outcome.outcome === 'answered') {
      if (closed) child.kill();
      else putBack(child);
    }
    return outcome;
  }

  async function askTwice(question: Question): Promise<LineOutcome<Answer>> {
    if (closed) return { outcome: 'closed' };
    const first = await askOnce(question);
    const again = (first.outcome === 'died' || first.outcome === 'broken') && !closed;
    const outcome = again ? await askOnce(question) : first;
    return closed && outcome.outcome === 'died' ? { outcome: 'closed' } : outcome;
  }

  return {
    /** `busy` also where the asker left, or its patience ended, before its turn. */
    async ask(question: Question, asker?: Asker): Promise<LineOutcome<Answer>> {
      try {
        return await line.run(() => askTwice(question), asker);
      } catch (error) {
        if (error instanceof LineFull) return { outcome: 'busy' };
        throw error;
      }
    },
    close(): void {
      closed = true;
      for (const { child, timer } of idle.splice(0)) {
        clearTimeout(timer);
        child.kill();
      }
      // Those who wait come next, one after the other, and find it closed.
      for (const child of working) child.kill();
    },
  };
}
