import { beforeEach, describe, expect, it } from 'vitest';
import type { FeaturedVideo } from './featured-video.ts';
import { createVideoList } from './video-list.ts';

const minuteMs = 60_000;
const film = (id: string): FeaturedVideo => ({
  id,
  contentType: 'video',
  title: id,
  description: '',
  href: `https://www.youtube.com/watch?v=${id}`,
  publishedOn: '2026-11-01',
  readMinutes: null,
  picture: null,
});

let nowMs: number;
let asked: number;
let broken: boolean;
let waits: number[];
let faults: string[];

beforeEach(() => {
  nowMs = 1_000_000;
  asked = 0;
  broken = false;
  waits = [];
  faults = [];
});

const videoList = () =>
  createVideoList({
    source: {
      async list() {
        asked += 1;
        if (broken) throw new Error('status 500');
        return [film(`film-${asked}`)];
      },
    },
    now: () => new Date(nowMs),
    random: () => 0,
    wait: async (ms) => void waits.push(ms),
    onFault: (problem) => faults.push(problem),
  });

describe('list of videos (spec §7)', () => {
  it('is asked for once in ten minutes, however often readers come', async () => {
    const videos = videoList();
    expect(videos.list()).toEqual([]);
    await Promise.all([videos.refreshDue(), videos.refreshDue()]);
    for (let at = 0; at < 1_000; at++) await videos.refreshDue();
    expect([asked, videos.list()[0]?.id]).toEqual([1, 'film-1']);
    nowMs += 10 * minuteMs;
    await videos.refreshDue();
    expect([asked, videos.list()[0]?.id]).toEqual([2, 'film-2']);
  });

  it('is tried twice more, and the last good one is kept for half an hour (fault matrix E5)', async () => {
    const videos = videoList();
    await videos.refreshDue();
    broken = true;
    nowMs += 11 * minuteMs;
    await videos.refreshDue();
    expect([asked, waits, faults.length]).toEqual([4, [1_000, 3_000], 3]);
    nowMs += 18 * minuteMs;
    expect(videos.list()).toHaveLength(1);
    nowMs += minuteMs;
    expect(videos.list()).toEqual([]);
    broken = false;
    await videos.refreshDue();
    expect(videos.list()).toHaveLength(1);
  });

  it('shows nothing until there is an answer', async () => {
    broken = true;
    const videos = videoList();
    await videos.refreshDue();
    expect([videos.list(), asked]).toEqual([[], 3]);
  });
});
