interface ProseProps {
  /** Sanitized HTML, as a content library gives it. */
  html: string;
}

/** Running text at a comfortable measure; its look is `styles/prose.css`. */
export function Prose({ html }: ProseProps) {
  return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
