import { address } from '../../address.ts';

export const webhookUrls = {
  list: address('/staff/webhooks'),
  /** `ticked`: what is ticked there and not saved yet. */
  endpoint: address('/staff/webhooks/:id', (ticked?: readonly string[]) => ({
    ticked: ticked?.join(','),
  })),
  events: address('/staff/webhooks/:id/events'),
  rotate: address('/staff/webhooks/:id/rotate'),
  pause: address('/staff/webhooks/:id/pause'),
  resume: address('/staff/webhooks/:id/resume'),
  test: address('/staff/webhooks/:id/test'),
  replay: address('/staff/webhooks/:id/replay'),
  remove: address('/staff/webhooks/:id/remove'),
};
