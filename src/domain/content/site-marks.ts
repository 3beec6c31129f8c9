export const socialNetworks = ['Facebook', 'YouTube', 'LinkedIn', 'Instagram'] as const;
export const contactNetworks = ['Facebook', 'Twitter', 'Instagram', 'LinkedIn'] as const;

export type SocialNetwork = (typeof socialNetworks)[number];
export type ContactNetwork = (typeof contactNetworks)[number];

/** The neutral drawings that stand for marks of others. */
export type MarkDrawing =
  | 'paper'
  | 'broadcast'
  | 'truck'
  | 'check'
  | 'bank'
  | 'card'
  | 'shield'
  | 'lock';
