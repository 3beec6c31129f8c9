import type { ReactNode } from 'react';

interface StaffHeadingProps {
  title: ReactNode;
  /** Links to where the page hangs; the first one gets an arrow. */
  back?: ReactNode;
  /** A line below the title. */
  note?: ReactNode;
  /** Beside it: actions, a state. */
  children?: ReactNode;
}

/** What a page of the back office is, the way back, and what can be done with the whole of it. */
export function StaffHeading({ title, back, note, children }: StaffHeadingProps) {
  return (
    <div className="staff-heading">
      <div>
        {back ? <p className="staff-back">{back}</p> : null}
        <h1>{title}</h1>
        {note ? <p className="text-muted">{note}</p> : null}
      </div>
      {children}
    </div>
  );
}
