import type { Flash } from '../flash.ts';
import { StaffIcon } from './staff-icon.tsx';

/** What the last change came to. `staff-flash` is where the focus goes after it. */
export function FlashNotice({ kind, text }: Flash) {
  const look = kind === 'done' ? 'notice-good' : 'notice-problem';
  return (
    <p className={`staff-flash notice ${look}`} role="status">
      <StaffIcon name={kind === 'done' ? 'check' : 'alert'} />
      <span>{text}</span>
    </p>
  );
}
