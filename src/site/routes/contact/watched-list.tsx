/** What an alert watches, a condition a line. */
export function WatchedList({ words }: { words: readonly string[] }) {
  return (
    <ul className="watched-list">
      {words.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
