import { expect, it } from 'vitest';
import { loggedPath } from './logged-path.ts';

it.each([
  [
    '/buses/1002-2015-mci-j4500-56-passenger-coach',
    '/buses/1002-2015-mci-j4500-56-passenger-coach',
  ],
  ['/buses?search=ada@example.com', '/buses'],
  ['/sell-your-bus/status/Zk3-abc', '/sell-your-bus/status/*'],
  ['/sell-your-bus/status/Zk3-abc/details', '/sell-your-bus/status/*/details'],
  ['/contact/bus-alert/Zk3-abc?x=1', '/contact/bus-alert/*'],
  ['/contact/video-tour/OM-1234/tour.ics', '/contact/video-tour/*/tour.ics'],
  ['/api/vin/1FDFE4FS7EDA23699', '/api/vin/*'],
  ['/staff/invite/abc', '/staff/invite/*'],
  [`/staff/sign-in/link/${'0a'.repeat(16)}.a-b_c`, '/staff/sign-in/link/*'],
  ['/any/0123456789abcdef0123456789abcdef', '/any/*'],
  ['/buses/ada%40example.com', '/buses/*'],
  ['/es/Ada Lane <ada@example.com>/x', '/es/*/x'],
  ['/contact/(856) 555-0142', '/contact/*'],
  ['/contact/tel%3A%2B1%20856%20555%200142', '/contact/*'],
  ['/contact/856-555-0142', '/contact/*'],
  ['/contact/8565550142', '/contact/*'],
  ['/vin/1FDFE4FS7EDA23699', '/vin/*'],
  ['/vin/1fdfe4fs7eda23699', '/vin/*'],
  ['/staff/inventory/123456789/photos', '/staff/inventory/123456789/photos'],
  ['/assets/boot-BldWHEaZ.js', '/assets/boot-BldWHEaZ.js'],
  ['/Old_Page.ASPX', '/Old_Page.ASPX'],
  ['/%c0%af', '/%c0%af'],
  [
    '/knowledge-center/blog/how-to-buy-a-used-bus-in-2026/',
    '/knowledge-center/blog/how-to-buy-a-used-bus-in-2026/',
  ],
])('%s is logged as %s', (path, shown) => expect(loggedPath(path)).toBe(shown));

it('is never long', () => expect(loggedPath(`/${'a-'.repeat(2_000)}`)).toHaveLength(300));
