/** What went wrong, said at once; nothing where nothing did. */
export function Problem(props: { text: string | null | undefined; className?: string }) {
  const { text, className = '' } = props;
  if (!text) return null;
  return (
    <p className={`notice notice-problem ${className}`} role="alert">
      {text}
    </p>
  );
}
