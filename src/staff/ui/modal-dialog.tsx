import { useEffect, useRef, type KeyboardEventHandler, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface ModalDialogProps {
  label: string;
  className?: string;
  /** After Escape, a form with `method="dialog"`, or a press beside it. */
  onClose: () => void;
  onKeyDown?: KeyboardEventHandler;
  children: ReactNode;
}

/**
 * A native modal dialog, open for as long as it is rendered. It stands at the end of the page, because
 * what opened it may be in a menu that is closed.
 */
export function ModalDialog({ label, className, onClose, onKeyDown, children }: ModalDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return createPortal(
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape closes it as well
    <dialog
      ref={dialog}
      className={className ? `staff-dialog ${className}` : 'staff-dialog'}
      aria-label={label}
      onClose={onClose}
      onKeyDown={onKeyDown}
      onClick={({ target }) => {
        if (target === dialog.current) dialog.current.close();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}
