import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { afterFirstAnswer } from './first-answer.ts';

describe('What waits for the first answer', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const begun = (mostMs?: number) => {
    const server = new EventEmitter();
    const work = vi.fn<() => void>();
    return { server, work, callOff: afterFirstAnswer(server as Server, work, mostMs) };
  };

  test('begins when the first request is answered, once', () => {
    const { server, work } = begun();
    const [first, second] = [new EventEmitter(), new EventEmitter()];
    server.emit('request', {}, first);
    server.emit('request', {}, second);
    expect(work).not.toHaveBeenCalled();
    first.emit('close');
    second.emit('close');
    vi.advanceTimersByTime(5_000);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('begins by itself when nobody asks, and when an answer takes long', () => {
    const { server, work } = begun(200);
    server.emit('request', {}, new EventEmitter());
    vi.advanceTimersByTime(199);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  test('never begins in a server that stops before', () => {
    const { server, work, callOff } = begun();
    const answer = new EventEmitter();
    server.emit('request', {}, answer);
    callOff();
    answer.emit('close');
    vi.advanceTimersByTime(5_000);
    expect(work).not.toHaveBeenCalled();
  });
});
