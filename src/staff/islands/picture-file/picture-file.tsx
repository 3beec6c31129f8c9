import { useCallback, useEffect, useRef } from 'react';

interface PictureFileProps {
  name: string;
  id: string;
  /** Id of what is wrong with it. */
  describedBy?: string;
  mostBytes: number;
  /** Said of a larger file before it is sent with everything that was typed beside it. */
  tooLarge: string;
  /** Field of the same form where a picture can be put, and where its cursor was when it was left last. */
  text?: { name: string; at: string };
}

/** A file for the picture picker. Awake, it knows a file that is too large, and the cursor of the text. */
export function PictureFile(props: PictureFileProps) {
  const { name, id, describedBy, mostBytes, tooLarge, text } = props;
  const input = useRef<HTMLInputElement>(null);
  const cursor = useRef<HTMLInputElement>(null);
  const weigh = useCallback(() => {
    const size = input.current?.files?.[0]?.size ?? 0;
    input.current?.setCustomValidity(size > mostBytes ? tooLarge : '');
  }, [mostBytes, tooLarge]);
  // One that was chosen before this woke.
  useEffect(weigh, [weigh]);
  const textName = text?.name ?? '';
  useEffect(() => {
    const area = input.current?.form?.elements.namedItem(textName);
    if (!(area instanceof HTMLTextAreaElement)) return;
    const note = () => {
      if (cursor.current) cursor.current.value = String(area.selectionEnd);
    };
    // What was written before this woke.
    if (area.value !== area.defaultValue) note();
    area.addEventListener('blur', note);
    return () => area.removeEventListener('blur', note);
  }, [textName]);
  return (
    <>
      <input
        ref={input}
        type="file"
        name={name}
        id={id}
        accept="image/*,.heic,.heif"
        aria-describedby={describedBy}
        onChange={(event) => {
          weigh();
          event.currentTarget.reportValidity();
        }}
      />
      {text ? (
        <input ref={cursor} type="hidden" name={`${text.name}At`} defaultValue={text.at} />
      ) : null}
    </>
  );
}
