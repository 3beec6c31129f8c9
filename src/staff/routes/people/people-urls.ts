import { address } from '../../address.ts';

export const peopleUrls = {
  list: address('/staff/people'),
  invite: address('/staff/people/invite'),
  cancelInvitation: address('/staff/people/invitations/:id/cancel'),
  role: address('/staff/people/:id/role'),
  disable: address('/staff/people/:id/disable'),
  enable: address('/staff/people/:id/enable'),
  endSessions: address('/staff/people/:id/end-sessions'),
  passwordLink: address('/staff/people/:id/password-link'),
  forgetSecondFactors: address('/staff/people/:id/forget-second-factors'),
};
