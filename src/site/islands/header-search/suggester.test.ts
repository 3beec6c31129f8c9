import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSuggester, onlyHits, type BusHit, type Suggestions } from './suggester.ts';
import { busHit } from '#test/factories/bus-hit.ts';

const question = (text: string) => ({ text, category: '', seats: '' });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A service whose answers the test gives one by one. */
function bed(delayMs = 500) {
  const asked: string[] = [];
  const answers = new Map<string, (hits: BusHit[] | Error) => void>();
  const states: Suggestions[] = [];
  const suggester = createSuggester({
    delayMs,
    show: (state) => void states.push(state),
    find: ({ text }) => {
      asked.push(text);
      return new Promise((resolve, reject) => {
        answers.set(text, (hits) =>
          hits instanceof Error ? reject(hits) : resolve(onlyHits(hits)),
        );
      });
    },
  });
  const phases = () => states.map(({ phase, question: { text } }) => `${phase} ${text}`);
  const answer = async (text: string, hits: BusHit[] | Error) => {
    answers.get(text)?.(hits);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { suggester, asked, states, phases, answer };
}

describe('suggester', () => {
  it('asks once the visitor has been quiet for the delay, with the last words', async () => {
    const { suggester, asked } = bed(500);
    suggester.ask(question('m'));
    await vi.advanceTimersByTimeAsync(499);
    suggester.ask(question('mc'));
    await vi.advanceTimersByTimeAsync(499);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(['mc']);
  });

  it('drops an answer that comes after a newer question', async () => {
    const { suggester, phases, answer } = bed();
    suggester.ask(question('old'), 'now');
    suggester.ask(question('new'), 'now');
    await answer('new', [busHit('new')]);
    await answer('old', [busHit('old')]);
    expect(phases()).toEqual(['loading old', 'loading new', 'results new']);
  });

  it('drops a late failure as well', async () => {
    const { suggester, phases, answer } = bed();
    suggester.ask(question('old'), 'now');
    suggester.ask(question('new'), 'now');
    await answer('old', new Error('gone'));
    expect(phases()).toEqual(['loading old', 'loading new']);
  });

  it('shows nothing more after it was stopped', async () => {
    const { suggester, asked, phases, answer } = bed();
    suggester.ask(question('waiting'));
    suggester.stop();
    await vi.advanceTimersByTimeAsync(1_000);
    suggester.ask(question('under way'), 'now');
    suggester.stop();
    await answer('under way', [busHit('x')]);
    expect(asked).toEqual(['under way']);
    expect(phases()).toEqual(['loading waiting', 'loading under way']);
  });

  it('keeps earlier hits while it asks again, until they are forgotten', async () => {
    const { suggester, states, answer } = bed();
    const titles = () => states.at(-1)?.hits.map(({ title }) => title);
    suggester.ask(question('a'), 'now');
    expect(titles()).toEqual([]);
    await answer('a', [busHit('first')]);
    suggester.ask(question('b'), 'now');
    expect([states.at(-1)?.phase, titles()]).toEqual(['loading', ['first']]);
    suggester.forget();
    suggester.ask(question('c'), 'now');
    expect(titles()).toEqual([]);
  });

  it('tells empty from failed', async () => {
    const { suggester, phases, answer } = bed();
    suggester.ask(question('a'), 'now');
    await answer('a', []);
    suggester.ask(question('b'), 'now');
    await answer('b', new Error('all hosts unreachable'));
    expect(phases()).toEqual(['loading a', 'empty a', 'loading b', 'error b']);
  });
});
