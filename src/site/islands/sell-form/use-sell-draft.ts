import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Choices } from '#domain/forms/form-field.ts';
import { sellFields } from '#domain/selling/sell-form.ts';
import { freshKey } from '#site/browser/fresh-key.ts';
import { useAwake } from '../use-awake.ts';
import { controlOf, enterAll } from '#site/forms/enter-fields.ts';
import {
  discardDraft,
  draftOfTab,
  keepDraft,
  keepWayTo,
  readDrafts,
  tokenIn,
  type SellDraft,
} from './sell-drafts.ts';
import { sellFieldId, type SellFormProps } from './sell-form-props.ts';

/**
 * Step one keeps itself in this browser, from the first letter until it is sent. A reload goes on by
 * itself; in another tab, or on another day, what was begun is offered, and for a day after it was sent
 * the way to its private page.
 */
export function useSellDraft(
  { start, typed, errors, problem }: SellFormProps,
  form: RefObject<HTMLFormElement | null>,
) {
  // What the server has once is not kept here but for the way to it.
  const isBegun = start !== null && start !== undefined;
  const isFresh = errors.length === 0 && problem === null && Object.keys(typed).length === 0;
  const isAwake = useAwake();
  const [drafts, setDrafts] = useState(() => readDrafts());
  const [ofTab] = useState(draftOfTab.get);
  const mine = drafts.find(({ id, token }) => id === ofTab && token === undefined);
  /** Of what is typed here; null before the first letter. */
  const id = useRef(mine?.id ?? null);
  const offered = (isAwake && isBegun && isFresh && !mine && drafts[0]) || null;

  useEffect(() => {
    // Also on a page that says what is wrong: loaded again, it is older than what was typed on it since.
    if (isBegun && mine) fillEmpty(form.current, mine);
    // Back from the photos, to put something right: sent from here, it would be another bus. The way to
    // the one that was sent stands at the top, the browser shows the bottom.
    const showWay = ([newest]: readonly SellDraft[]) => {
      if (newest?.token !== undefined) form.current?.scrollIntoView();
    };
    const [visit] = performance.getEntriesByType('navigation');
    if (isBegun && visit && 'type' in visit && visit.type === 'back_forward') showWay(drafts);
    // The browser kept this page while its bus was sent, and shows it again.
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      const others = readDrafts().filter((one) => one.id !== id.current);
      setDrafts(others);
      showWay(others);
    };
    // Another tab has sent the bus that is typed here, too: sent from here, it would be two.
    const sentElsewhere = () => {
      const sent = readDrafts().filter((one) => one.id === id.current && one.token !== undefined);
      if (sent.length === 0) return;
      id.current = null;
      setDrafts(sent);
      form.current?.scrollIntoView();
    };
    window.addEventListener('pageshow', comeBack);
    window.addEventListener('storage', sentElsewhere);
    return () => {
      window.removeEventListener('pageshow', comeBack);
      window.removeEventListener('storage', sentElsewhere);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it wakes
  }, []);

  const take = (draft: string) => {
    if (id.current !== null) discardDraft(id.current);
    draftOfTab.set(draft);
    id.current = draft;
  };
  const focusFirst = () => document.getElementById(sellFieldId('vin'))?.focus();

  return {
    offered,
    keep() {
      if (!isBegun || !form.current) return;
      const now = typedIn(form.current);
      if (Object.keys(now).length === 0) {
        if (id.current !== null) discardDraft(id.current);
        return;
      }
      const own = id.current ?? freshKey();
      if (id.current === null) take(own);
      keepDraft({ id: own, atMs: Date.now(), typed: now });
    },
    goOn() {
      if (!offered) return;
      take(offered.id);
      setDrafts([]);
      fillEmpty(form.current, offered);
      focusFirst();
    },
    discard() {
      if (!offered) return;
      discardDraft(offered.id);
      setDrafts(drafts.slice(1));
      focusFirst();
    },
    /** The server has it, and goes on at that address. */
    end(address = '') {
      if (!isBegun) return;
      const own = id.current ?? freshKey();
      id.current = null;
      const token = tokenIn(address);
      if (token === null) discardDraft(own);
      else if (form.current)
        keepWayTo(token, { id: own, atMs: Date.now(), typed: typedIn(form.current) });
    },
  };
}

/** What somebody has typed since stays. */
function fillEmpty(form: HTMLFormElement | null, { typed }: SellDraft): void {
  const empty = sellFields.flatMap(({ name, choices }) => {
    const there = controlOf(form, name)?.value ?? '';
    const value = typed[name];
    return value !== undefined && isUntold(there, choices) ? [[name, value]] : [];
  });
  enterAll(form, Object.fromEntries(empty));
}

function typedIn(form: HTMLFormElement): SellDraft['typed'] {
  const told = sellFields.flatMap(({ name, choices }) => {
    const value = controlOf(form, name)?.value ?? '';
    return isUntold(value, choices) ? [] : [[name, value]];
  });
  return Object.fromEntries(told);
}

/** Nothing, or the choice that stands there by itself. */
const isUntold = (value: string, choices: Choices | undefined): boolean =>
  value === '' || (choices !== undefined && value === Object.keys(choices)[0]);
