import { VideoFrame } from './video-frame.tsx';

interface ProseProps {
  /** Sanitized HTML, as a content library gives it. */
  html: string;
  /** When it is not the page's own. */
  lang?: string;
}

/** Running text at a comfortable measure; its look is `prose.css`. */
export function Prose({ html, lang }: ProseProps) {
  return (
    <>
      <div className="prose" lang={lang} dangerouslySetInnerHTML={{ __html: html }} />
      {html.includes(' data-video="') ? <VideoFrame /> : null}
    </>
  );
}
