interface EventRow<State> {
  at: string;
  actor: string;
  from_state: State | null;
  to_state: State;
  note: string | null;
}

/** One line of the history that leads and offered buses keep. */
export function eventFromRow<State>({ at, actor, from_state, to_state, note }: EventRow<State>) {
  return { at, actor, from: from_state, to: to_state, note };
}

/** The same line as its columns, but for whose it is. */
export function eventColumns<State>({ from, to, ...event }: HistoryEvent<State>): EventRow<State> {
  const { at, actor, note } = event;
  return { at, actor, from_state: from, to_state: to, note };
}

type HistoryEvent<State> = ReturnType<typeof eventFromRow<State>>;
