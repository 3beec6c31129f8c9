import { Fragment, useEffect, useRef, useState } from 'react';
import { singleKeysOn, switchSingleKeys } from '../../browser/single-keys.ts';
import { ModalDialog } from '../../ui/modal-dialog.tsx';
import { StaffIcon } from '../../ui/staff-icon.tsx';

const keys = {
  'Ctrl K': 'Jump to any page, a listing by stock number or VIN, a lead by name or reference',
  'j  k': 'Next and previous row of a list',
  Enter: 'Open the row',
  '1 … 9': 'The first reply templates of a lead',
  n: 'The next lead that waits for an answer',
  'Ctrl Enter': 'The main button beside what you type',
  'Ctrl Shift Enter': 'Send the reply, then open the next lead',
  '?': 'This help',
  Esc: 'Close',
};

/** What the keyboard can do, and the switch for single keys. Its button is pressed by `?`, too. */
export function KeyHelp() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="staff-person-link needs-script"
        data-open-help=""
        aria-keyshortcuts="?"
        onClick={() => setIsOpen(true)}
      >
        <StaffIcon name="keyboard" size={18} /> Keyboard <kbd>?</kbd>
      </button>
      {isOpen ? <KeyHelpDialog onClose={() => setIsOpen(false)} /> : null}
    </>
  );
}

function KeyHelpDialog({ onClose }: { onClose: () => void }) {
  const close = useRef<HTMLButtonElement>(null);
  // Not the box above it, which a careless Space would switch.
  useEffect(() => {
    close.current?.focus();
  }, []);
  return (
    <ModalDialog label="Keyboard help" onClose={onClose}>
      <div className="help-body">
        <h2>With the keyboard</h2>
        <dl>
          {Object.entries(keys).map(([key, words]) => (
            <Fragment key={key}>
              <dt>
                <kbd className="staff-key">{key}</kbd>
              </dt>
              <dd>{words}</dd>
            </Fragment>
          ))}
        </dl>
        <label className="check">
          <input
            type="checkbox"
            defaultChecked={singleKeysOn()}
            onChange={({ target }) => switchSingleKeys(target.checked)}
          />{' '}
          Single keys (j, k, n, ? and digits) work in this browser
        </label>
        <form method="dialog">
          <button ref={close} className="button button-small">
            Close
          </button>
        </form>
      </div>
    </ModalDialog>
  );
}
