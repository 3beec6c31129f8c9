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
