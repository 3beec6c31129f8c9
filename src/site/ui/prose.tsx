import { withLinksInLanguage } from './prose-links.ts';
import { VideoFrame } from './video-frame.tsx';

interface ProseProps {
  /** Sanitized HTML, as a content library gives it. */
  html: string;
  /** When it is not the page's own. */
  lang?: string;
}

/** Running text at a comfortable measure; its look is `styles/prose.css`. */
export function Prose({ html, lang }: ProseProps) {
  const text = { __html: withLinksInLanguage(html) };
  return (
    <>
      <div className="prose" lang={lang} dangerouslySetInnerHTML={text} />
      {html.includes(' data-video="') ? <VideoFrame /> : null}
    </>
  );
}
