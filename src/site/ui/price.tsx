import { t } from '@lingui/core/macro';

interface PriceProps {
  /** "$45,900" or words such as "Call for price". */
  text: string;
  /** Words instead of a figure: set smaller (spec §2). */
  wordy: boolean;
  /** The price before it dropped, ready to show. */
  was?: string | null;
  large?: boolean;
}

export function Price({ text, wordy, was, large = false }: PriceProps) {
  return (
    <>
      <span className={`price${large ? ' price-large' : ''}${wordy ? ' price-wordy' : ''}`}>
        {text}
      </span>
      {was ? (
        <>
          {' '}
          <s className="price-was">
            <span className="sr-only">{t`Price before:`} </span>
            {was}
          </s>
        </>
      ) : null}
    </>
  );
}
