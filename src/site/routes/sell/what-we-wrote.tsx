import { t } from '@lingui/core/macro';
import { Notice } from '#site/ui/notice.tsx';

interface Words {
  /** What staff wrote with the state it is in; null when they told it on the phone, or nothing. */
  told: string | null;
}

export function WhatWeWrote({ told }: Words) {
  if (!told) return null;
  return (
    <>
      <p>{t`What we wrote to you:`}</p>
      <blockquote className="sell-told">{told}</blockquote>
    </>
  );
}

/** The question again, where it is answered: on the form and beside the photos. */
export const AskedNotice = ({ told }: Words) =>
  told ? (
    <Notice>
      <WhatWeWrote told={told} />
    </Notice>
  ) : null;
