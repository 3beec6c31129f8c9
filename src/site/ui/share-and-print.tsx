import { t } from '@lingui/core/macro';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { pageActionWords } from './page-action-words.ts';

interface ShareAndPrintProps {
  title: string;
  /** Absolute address of the page. */
  url: string;
  /** What the button says; "Share" by itself. */
  label?: string;
}

/** Share and print. Without a script, sharing is a mail with the address in it. */
export function ShareAndPrint({ title, url, label = t`Share` }: ShareAndPrintProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div
      className="share-and-print no-print"
      data-page-actions=""
      {...pageActionWords()}
      data-share-title={title}
      data-share-url={url}
    >
      <a href={mail} className="button" data-share="">
        <Icon name="share" />
        <span>{label}</span>
      </a>
      <Button look="secondary" className="needs-script" data-print="">
        <Icon name="print" />
        {t`Print`}
      </Button>
      <p role="status" className="sr-only" data-action-note="" />
    </div>
  );
}
