import { t } from '@lingui/core/macro';
import { useEffect, useRef, useState, type FocusEvent, type SubmitEvent } from 'react';
import type { FormField } from '#domain/forms/form-field.ts';
import type { FieldError, Typed } from '#domain/forms/read-form.ts';
import { isBlank } from '#domain/forms/read-text.ts';
import { calmDown } from './calm-down.ts';
import { errorAt, fieldId, type FormModel } from './form-parts.tsx';
import { sendForm, sendingMs } from './send-form.ts';
import { useFormKey } from './use-form-key.ts';
import { useFormProof } from './use-form-proof.ts';
import { titleOf } from './wrong-title.ts';

interface FormSetup<Name extends string, Served extends FormModel<Name>> {
  /** Begins the ids of its fields. */
  id: string;
  /** The island that the form is: on the page that answers it is found by this name. */
  island: string;
  /** As the server rendered it; its props, or a part of them under the same names. */
  served: Served;
  fields: readonly (FormField & { name: Name })[];
  /**
   * What is to be put right, by the server's own reader:
   * `errorsOf(fields, readForm(fields, typed).faults)`.
   */
  check(typed: Typed<Name>): readonly FieldError<Name>[];
  /** Just before it is sent. */
  onSend?(): void;
  /** The server has it; the page is left, for this address where it is known. */
  onTaken?(address?: string): void;
  /** The server's model of the form that it does not take. */
  onRefused?(served: Served): void;
}

const nothing: ReadonlySet<string> = new Set();

/**
 * A form of the kit in the browser. Asleep, or without scripts, it posts by itself and the server
 * says all that is to be said; awake,
 * - it is checked when it is sent, by the functions of the server, and the focus goes to the summary;
 * - a needed field that is left empty is marked, its words wait for the button (spec §4);
 * - what is marked calms down as soon as what is typed is right: field, words and summary together;
 * - it is sent while the page stays, and what the server finds is shown where the form stands, by the
 *   same components and with the text kept;
 * - key and proof of work are seen to.
 *
 * Inputs are uncontrolled. A form is put together like this; `lead-form.tsx` is the one to copy:
 *
 *     const { shown, summary, at, handlers, isSending, proof } = useForm({ … });
 *     <form {...handlers} method="post" action={…} noValidate>
 *       <FormProblems form="contact" model={shown} ref={summary} />
 *       {fields.map((field) => <FieldInput key={field.name} {...at(field)} />)}
 *       <StartInputs form="contact" start={shown.start} proof={proof} />
 *       <SubmitButton isSending={isSending} sending={t`Sending…`}>…</SubmitButton>
 *     </form>
 */
export function useForm<Name extends string, Served extends FormModel<Name>>(
  setup: FormSetup<Name, Served>,
) {
  const { id, island, served, fields, check, onSend, onTaken, onRefused } = setup;
  const form = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState<FormModel<Name>>(served);
  const [leftEmpty, setLeftEmpty] = useState(nothing);
  const [isSending, setSending] = useState(false);
  const [refusals, setRefusals] = useState(0);
  /** What the browser itself found wrong when it looked last. */
  const found = useRef<readonly FieldError<Name>[]>([]);
  const { proof, begin, renew } = useFormProof();
  useFormKey(form);

  useEffect(() => {
    if (served.errors.length > 0) found.current = check(typedIn(form.current, fields));
    // Somebody was in it before it woke.
    if (form.current?.contains(document.activeElement)) begin();
    const comeBack = () => setSending(false);
    window.addEventListener('pageshow', comeBack);
    return () => window.removeEventListener('pageshow', comeBack);
    // oxlint-disable-next-line react/exhaustive-deps -- once, as it wakes
  }, []);

  useEffect(() => {
    if (refusals > 0) summary.current?.focus();
  }, [refusals]);

  const isWrong = shown.problem !== null || shown.errors.length > 0;
  useEffect(() => {
    document.title = titleOf(document.title, isWrong);
  }, [isWrong]);

  const refuse = (next: Partial<FormModel<Name>>) => {
    found.current = check(typedIn(form.current, fields));
    setLeftEmpty(nothing);
    setSending(false);
    setShown((now) => ({ ...now, errors: [], problem: null, ...next }));
    setRefusals((count) => count + 1);
  };

  const send = async (element: HTMLFormElement, body: FormData) => {
    setSending(true);
    // Should the next page not come, it can be sent again.
    window.setTimeout(setSending, sendingMs, false);
    const action = element.getAttribute('action') ?? '';
    const sent = await sendForm<Served>(action, body, island);
    if (sent.outcome === 'taken') {
      onTaken?.(sent.address);
      return location.assign(sent.address);
    }
    if (sent.outcome === 'elsewhere') {
      onTaken?.();
      // Once more by the browser itself: the same form under its one-time key.
      return HTMLFormElement.prototype.submit.call(element);
    }
    if (sent.outcome === 'refused') {
      onRefused?.(sent.props);
      const { errors, problem, start } = sent.props;
      refuse({ errors, problem, start: continued(shown.start, start) });
      if (proof !== null) renew();
    } else {
      refuse({ problem: problems[sent.outcome]() });
    }
  };

  return {
    /** What is to be rendered: the server's model, with what has become of it. */
    shown,
    summary,
    isSending,
    proof,
    /** Of `FieldInput`. */
    at: <Field extends FormField & { name: Name }>(field: Field) => ({
      id: fieldId(id, field.name),
      field,
      value: shown.typed[field.name] ?? '',
      error: leftEmpty.has(field.name) ? null : errorAt(shown, field.name),
      isMarked: leftEmpty.has(field.name),
    }),
    /** Of `<form>`. */
    handlers: {
      ref: form,
      onFocus: begin,
      onBlur: ({ target }: FocusEvent) => {
        const left = fields.find(({ name }) => name === nameOf(target));
        if (left?.missing && isBlank(valueOf(target)))
          setLeftEmpty((now) => new Set([...now, left.name]));
      },
      onInput: ({ target }: { target: EventTarget }) => {
        const name = nameOf(target);
        setLeftEmpty((now) =>
          now.has(name) ? new Set([...now].filter((one) => one !== name)) : now,
        );
        if (shown.errors.length === 0) return;
        const before = found.current;
        const after = check(typedIn(form.current, fields));
        found.current = after;
        setShown((now) => ({
          ...now,
          errors: calmDown({ shown: now.errors, before, after, typedIn: name }),
        }));
      },
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        const { submitter } = event.nativeEvent as globalThis.SubmitEvent;
        // A button that asks something else with what was typed.
        if (submitter?.hasAttribute('formaction')) return;
        event.preventDefault();
        if (isSending) return;
        const element = event.currentTarget;
        const errors = check(typedIn(element, fields));
        if (errors.length > 0) return refuse({ errors });
        onSend?.();
        void send(element, new FormData(element, submitter));
      },
    },
  };
}

const problems = {
  lost: () =>
    t`The connection was lost. What you typed stays here; send it again when the line is back.`,
  unclear: () =>
    t`That did not get through: the site is very busy. What you typed stays here; send it again in a minute.`,
};

/** It was begun when it was begun; only the key may be another one. */
const continued = (begun: FormModel<string>['start'], anew: FormModel<string>['start']) =>
  begun && anew ? { ...begun, key: anew.key } : anew;

function typedIn<Name extends string>(
  form: HTMLFormElement | null,
  fields: readonly { name: Name }[],
): Typed<Name> {
  const words = form ? new FormData(form) : new Map<string, string>();
  const typed = fields.map(({ name }) => [name, String(words.get(name) ?? '')]);
  return Object.fromEntries(typed) as Typed<Name>;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const isControl = (target: EventTarget): target is Control =>
  target instanceof HTMLInputElement ||
  target instanceof HTMLSelectElement ||
  target instanceof HTMLTextAreaElement;
const nameOf = (target: EventTarget): string => (isControl(target) ? target.name : '');
const valueOf = (target: EventTarget): string => (isControl(target) ? target.value : '');
