import type { ReactNode } from 'react';
import { htmlLanguage } from '#site/layout/document.tsx';

interface StaffDocumentProps {
  title: string;
  stylesheet: string;
  script: string;
  fonts: readonly string[];
  /** Folder of the texts that islands fetch. */
  messages: string;
  children: ReactNode;
}

/** The HTML document around every staff page: never indexed, with files that public pages never load. */
export function StaffDocument({
  title,
  stylesheet,
  script,
  fonts,
  messages,
  children,
}: StaffDocumentProps) {
  const { lang, ...said } = htmlLanguage(messages);
  return (
    <html lang={lang} {...said}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="robots" content="noindex" />
        <meta name="theme-color" content="#0f2233" />
        <link rel="icon" href="/favicon.ico" />
        <link rel="stylesheet" href={stylesheet} />
        {fonts.map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
        ))}
      </head>
      <body>
        {children}
        <script type="module" src={script} />
      </body>
    </html>
  );
}
