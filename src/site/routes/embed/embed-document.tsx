import type { ReactNode } from 'react';
import { languageAttributes } from '#site/layout/document.tsx';
import type { Embed } from './embed-query.ts';

interface EmbedDocumentProps {
  title: string;
  embed: Embed;
  stylesheet: string;
  script: string;
  /** Whether views are counted at all. */
  measured: boolean;
  children: ReactNode;
}

/**
 * A page of its own for the frame on a partner's page: one small stylesheet, one small script, no
 * header, no cookies, nothing of third parties. `data-source` has its script count the view.
 */
export function EmbedDocument(props: EmbedDocumentProps) {
  const { lang, dir } = languageAttributes();
  const { title, embed, stylesheet, script, measured, children } = props;
  return (
    <html
      lang={lang}
      dir={dir}
      data-theme={embed.theme}
      data-columns={embed.columns}
      data-source={measured ? (embed.source ?? '') : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <link rel="stylesheet" href={stylesheet} />
        <script type="module" src={script} />
      </head>
      <body>{children}</body>
    </html>
  );
}
