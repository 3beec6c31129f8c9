import { msg, t } from '@lingui/core/macro';
import { say } from '#messages/i18n.ts';

const steps = [msg`Describe it`, msg`Show it`, msg({ message: 'Done', context: 'step' })] as const;

/** Where the seller is: three steps, the present one marked. */
export function SellProgress({ step }: { step: 1 | 2 | 3 }) {
  return (
    <ol className="sell-progress" aria-label={t`Steps`}>
      {steps.map((title, index) => (
        <li
          key={title.id}
          aria-current={index + 1 === step ? 'step' : undefined}
          data-past={index + 1 < step ? '' : undefined}
        >
          <span className="figures">{index + 1}</span>
          {say(title)}
        </li>
      ))}
    </ol>
  );
}
