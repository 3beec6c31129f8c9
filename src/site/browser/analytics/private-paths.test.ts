import { expect, it } from 'vitest';
import { withoutPrivatePaths } from './private-paths.ts';

it('cuts addresses of private pages wherever they stand, every time', () => {
  const event = {
    event_type: '[Amplitude] Page Viewed',
    event_properties: {
      referrer: 'https://x.example/sell-your-bus/status/s3cr3t/details?draft=abc#x',
      list: ['/contact/bus-alert/t0ken', 'say "/sell-your-bus/done?draft=1" now'],
    },
    user_properties: { $set: { referrer: '/contact/video-tour/OB-1/tour.ics' } },
  };
  for (let times = 0; times < 3; times += 1) {
    const cut = withoutPrivatePaths(event);
    expect(cut.event_properties.referrer).toBe('https://x.example/sell-your-bus/');
    expect(JSON.stringify(cut)).not.toMatch(/s3cr3t|abc|t0ken|draft|OB-1/);
    expect(cut.event_properties.list[1]).toContain('now');
  }
});

it('leaves everything else alone', () => {
  const event = { event_properties: { page: 'https://x.example/buses?search=coach' } };
  expect(withoutPrivatePaths(event)).toBe(event);
  expect(withoutPrivatePaths({ a: '/sell-your-bus' })).toEqual({ a: '/sell-your-bus' });
});
