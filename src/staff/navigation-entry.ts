import type { StaffIconName } from './ui/staff-icon.tsx';

/** One line of the navigation; shown to those who may open it. */
export interface NavigationEntry {
  label: string;
  href: string;
  icon: StaffIconName;
  /** What the palette finds it by, besides. */
  words?: string;
}
