import { t } from '@lingui/core/macro';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { errorsOf } from '#domain/forms/read-form.ts';
import { checkSellForm } from '#domain/selling/check-sell-form.ts';
import {
  sellFields,
  unchosen,
  type SellFieldName,
  type SellFormValues,
} from '#domain/selling/sell-form.ts';
import { FieldInput } from '#site/forms/form-field.tsx';
import { FormProblems, StartInputs, SubmitButton } from '#site/forms/form-parts.tsx';
import { besidePage, hiddenFields } from '#site/forms/hidden-fields.ts';
import { useForm } from '#site/forms/use-form.ts';
import { DraftOffer } from './draft-offer.tsx';
import { sellIds, type SellFormProps } from './sell-form-props.ts';
import { modelsListId, useMakeModels } from './use-make-models.ts';
import { usePlaceByZip } from './use-place-by-zip.ts';
import { useSellDraft } from './use-sell-draft.ts';
import { useVin } from './use-vin.ts';
import { VinOffer } from './vin-offer.tsx';

/**
 * Step one of selling, and the same form to correct details. As served it posts by itself; awake it
 * fills from the VIN, knows places and models, and keeps what is typed in this browser until it is sent.
 */
export function SellForm(props: SellFormProps) {
  const { action, button, groups, privatePages, stateNames, worth } = props;
  const [revision, setRevision] = useState(props.revision);
  const { shown, summary, at, handlers, isSending, proof } = useForm<SellFieldName, SellFormProps>({
    id: sellIds,
    island: 'sell-form',
    served: props,
    fields: sellFields,
    check: (typed: SellFormValues) => errorsOf(sellFields, checkSellForm(typed, new Date()).faults),
    onTaken: (address) => draft.end(address),
    onRefused: (served) => setRevision(served.revision),
  });
  const form = handlers.ref;
  const draft = useSellDraft(props, form);
  const fillPlace = usePlaceByZip(form);
  const models = useMakeModels(form);
  const vin = useVin(form, props.typed.vin ?? '');

  const input = (name: SellFieldName): ReactNode => {
    const field = sellFields.find((one) => one.name === name);
    if (!field) return null;
    const list = name === 'model' && models.names.length > 0 ? modelsListId : field.list;
    const choices = name === 'state' ? { ...unchosen, ...stateNames } : field.choices;
    return <FieldInput {...at({ ...field, list, choices })} />;
  };

  const heard = {
    ...handlers,
    onInput({ target }: { target: EventTarget }) {
      handlers.onInput({ target });
      draft.keep();
      if (!(target instanceof HTMLInputElement)) return;
      if (target.name === 'zipCode') void fillPlace(target.value);
    },
    onBlur(event: FocusEvent) {
      handlers.onBlur(event);
      if (event.target instanceof HTMLInputElement) vin.left(event.target.name);
    },
    onFocus({ target }: { target: EventTarget }) {
      handlers.onFocus();
      if (target instanceof HTMLInputElement && target.name === 'model') void models.find();
    },
  };

  return (
    <form
      {...heard}
      id="sell-form"
      className="sell-form"
      method="post"
      action={besidePage(action)}
      noValidate
      data-sell-form=""
    >
      <FormProblems form={sellIds} model={shown} ref={summary} />
      {draft.offered ? (
        <DraftOffer
          draft={draft.offered}
          privatePages={privatePages}
          onContinue={draft.goOn}
          onDiscard={draft.discard}
        />
      ) : null}
      {groups.map(({ title, intro, names }) => (
        <fieldset key={title}>
          <legend>{title}</legend>
          {intro ? <p className="text-muted">{intro}</p> : null}
          <div className="sell-form-fields">
            {names.map((name) => (
              <div key={name} className={isShort(name) ? 'sell-form-short' : undefined}>
                {input(name)}
                {name === 'vin' ? <VinOffer said={vin.said} undo={vin.undo} /> : null}
              </div>
            ))}
          </div>
        </fieldset>
      ))}
      {models.names.length > 0 ? (
        <datalist id={modelsListId}>
          {models.names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </datalist>
      ) : null}
      {shown.start ? (
        <StartInputs form={sellIds} start={shown.start} proof={proof} />
      ) : (
        <input type="hidden" name={hiddenFields.revision} defaultValue={revision ?? ''} />
      )}
      <SubmitButton isSending={isSending} sending={t`Saving…`}>
        {button}
      </SubmitButton>
      {/* After the button that sends, which the Enter key presses; in a tab of its own nothing is lost. */}
      <button
        type="submit"
        className="sell-act"
        formAction={worth}
        formTarget="_blank"
        formNoValidate
      >
        {t`What is my bus worth?`}
      </button>
    </form>
  );
}

const isShort = (name: SellFieldName): boolean =>
  sellFields.some((field) => field.name === name && field.width === 'short');
