import { useEffect, useState, type RefObject } from 'react';

/**
 * How many boxes called `id` there are in the form around `inside`, and how many are ticked. They stay
 * the form's own; with Shift, all between this and the last one follow it.
 */
export function useTicks(inside: RefObject<HTMLElement | null>) {
  const [count, setCount] = useState({ ticked: 0, all: 0 });
  const boxes = () => [
    ...(inside.current?.closest('form')?.querySelectorAll<HTMLInputElement>('[name="id"]') ?? []),
  ];
  const update = () => {
    const all = boxes();
    setCount({ ticked: all.filter(({ checked }) => checked).length, all: all.length });
  };
  useEffect(() => {
    let last = -1;
    const onClick = ({ target, shiftKey }: MouseEvent) => {
      const all = boxes();
      const index = all.indexOf(target as HTMLInputElement);
      if (index < 0) return;
      if (shiftKey && last >= 0) {
        const [from, to] = last < index ? [last, index] : [index, last];
        for (const between of all.slice(from, to + 1)) between.checked = all[index]!.checked;
      }
      last = index;
      update();
    };
    const form = inside.current?.closest('form');
    form?.addEventListener('click', onClick);
    // What was ticked before, and by a browser that came back to the page.
    update();
    return () => form?.removeEventListener('click', onClick);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the form stays the same
  }, []);
  const tickAll = (isTicked: boolean) => {
    for (const box of boxes()) box.checked = isTicked;
    update();
  };
  return { ...count, tickAll };
}
