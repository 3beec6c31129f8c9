import { t } from '@lingui/core/macro';
import { Notice } from '#site/ui/notice.tsx';

/** Of buses that an address names and nobody may see any more. */
export function GoneNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <Notice>
      {count === 1 ? t`One of them is no longer listed.` : t`Some of them are no longer listed.`}
    </Notice>
  );
}
