/** `2026-11-01 03:00 UTC` of an ISO time. */
export const shownMinute = (time: string): string => `${time.slice(0, 16).replace('T', ' ')} UTC`;
