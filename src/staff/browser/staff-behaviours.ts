/** Prepares one element; called once for each. */
type Behaviour = (element: HTMLElement) => void;

interface StaffBehaviour {
  /** Elements that want it. */
  selector: string;
  load: () => Promise<Behaviour>;
}

/** One line each; a chunk of its own that only its pages fetch. */
const behaviours: readonly StaffBehaviour[] = [];

export function startStaffBehaviours(root: ParentNode): void {
  for (const { selector, load } of behaviours) {
    const elements = [...root.querySelectorAll<HTMLElement>(selector)];
    if (elements.length === 0) continue;
    void load().then((start) => elements.forEach(start), reportError);
  }
}
