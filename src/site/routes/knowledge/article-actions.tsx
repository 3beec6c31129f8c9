import { t } from '@lingui/core/macro';
import { Button } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icon.tsx';
import { pageActionWords } from '#site/ui/page-action-words.ts';

interface ArticleActionsProps {
  title: string;
  /** Absolute address of the page. */
  url: string;
  /** What the button says; "Share" by itself. */
  label?: string;
}

/** Share and print. Without a script, sharing is a mail with the address in it. */
export function ArticleActions({ title, url, label = t`Share` }: ArticleActionsProps) {
  const mail = `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(url)}`;
  return (
    <div
      className="article-actions no-print"
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
