/** Above a form that holds an earlier version. */
export function EarlierWords({ version }: { version: number }) {
  return (
    <p className="notice notice-problem content-problems" role="alert">
      These are the words of version {version}. Nothing is changed until you save.
    </p>
  );
}
