import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';

/** Nobody may take an example for an offer (issue A: "clearly demo"). */
export function DemoNotice() {
  return (
    <aside aria-label={t`About this inventory`} className="demo-notice">
      <p className="page-width">
        <DemoWords />
      </p>
    </aside>
  );
}

export const DemoWords = () => (
  <Trans>
    <strong>Demo inventory:</strong> these buses are examples and not for sale.
  </Trans>
);
