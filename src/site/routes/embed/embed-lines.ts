import { xmlText } from '#domain/xml-text.ts';
import { urls } from '#site/urls.ts';
import { frameHeightPx, frameSandbox } from './place-frame.ts';

/** What a partner copies: one line of HTML each. */
export type EmbedLines = ReturnType<typeof embedLines>;

/** `path` is that of the frame, `title` what readers of the page hear that it is. */
export function embedLines(siteUrl: string, path: string, title: string) {
  const says = (name: string, value: string) => `${name}="${xmlText(value)}"`;
  const script = ['async', says('src', siteUrl + urls.embedScript()), says('data-src', path)];
  const frame = [
    says('src', siteUrl + path),
    says('title', title),
    says('width', '100%'),
    says('height', String(frameHeightPx)),
    says('frameborder', '0'),
    says('loading', 'lazy'),
    says('sandbox', frameSandbox),
  ];
  return {
    /** Makes the frame, and keeps it as tall as its list. */
    script: `<script ${[...script, says('data-title', title)].join(' ')}></script>`,
    /** The frame alone, as tall as it is, for pages that run no scripts of others. */
    frame: `<iframe ${frame.join(' ')}></iframe>`,
  };
}
