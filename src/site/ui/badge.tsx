export type BadgeType = 'bulk' | 'featured' | 'new-arrival' | 'sold';

/** The one mark a listing carries (spec §4); which one is the domain's decision. */
export function Badge({ type, text }: { type: BadgeType; text: string }) {
  return <span className={`badge badge-${type}`}>{text}</span>;
}
