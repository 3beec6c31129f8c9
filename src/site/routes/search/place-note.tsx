import { msg, plural, t } from '@lingui/core/macro';
import type { Place } from '#domain/locations/place.ts';
import type { ListQuery } from '#domain/search/list-query.ts';
import type { PlaceChoice, PlaceQuestion } from '#domain/search/place-question.ts';
import { sayRoundMiles } from '#messages/figures.ts';
import { say, type Message } from '#messages/i18n.ts';
import { DevicePlace } from '#site/islands/near-me/near-me.tsx';
import { Island } from '#site/islands/island.tsx';
import { Button } from '#site/ui/button.tsx';
import { Notice } from '#site/ui/notice.tsx';
import { stateName } from '#site/words/trade-words.ts';

interface PlaceNoteProps {
  question: PlaceQuestion | null;
  hrefOf: (query: ListQuery) => string;
}

/** What is not clear about the place that was named, above the buses: part of the list's form. */
export function PlaceNote({ question, hrefOf }: PlaceNoteProps) {
  if (!question) return null;
  const { kind, choices, radiusMiles } = question;
  const miles = sayRoundMiles(radiusMiles, 'long');
  return (
    <div className="list-note" data-place-question={kind}>
      <Notice>
        {kind === 'where-you-are' ? <WhereYouAre /> : null}
        {kind === 'which-town' ? (
          <>
            <p className="list-note-title">{t`Which ${{ town: question.town }} do you mean?`}</p>
            <p>{t`Until you say so, it is ${{ place: placeName(question.taken) }}. Within ${miles} of another one:`}</p>
          </>
        ) : null}
        {kind === 'unknown' ? (
          <>
            <p className="list-note-title">{unknownPlaceWords(question)}</p>
            <p>{`${whatIsShown(question)} ${
              choices.length > 0
                ? t`Within ${miles} of a place that is spelled nearly so:`
                : say(advice[question.as])
            }`}</p>
          </>
        ) : null}
        <Choices choices={choices} hrefOf={hrefOf} />
      </Notice>
    </div>
  );
}

function Choices({
  choices,
  hrefOf,
}: Pick<PlaceNoteProps, 'hrefOf'> & { choices: readonly PlaceChoice[] }) {
  if (choices.length === 0) return null;
  return (
    <ul className="place-choices">
      {choices.map(({ place, query, count }) => (
        <li key={place.city + place.state}>
          <a href={hrefOf(query)} className="chip" rel="nofollow">
            {t`${{ place: placeName(place) }}: ${plural({ count }, { one: '# bus', other: '# buses' })}`}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** "Newark, New Jersey" */
export const placeName = ({ city, state }: Place): string => `${city}, ${stateName(state)}`;

type UnknownPlace = Extract<PlaceQuestion, { kind: 'unknown' }>;
type Unknown = UnknownPlace['as'];

const whatIsShown = ({ instead }: UnknownPlace): string =>
  instead
    ? t`Meanwhile, distances are from ${{ place: instead.label }}, which your words name.`
    : t`Showing buses everywhere.`;

const notKnown = (place: string): Message => msg`We do not know where “${{ place }}” is.`;

const titles: Readonly<Record<Unknown, (typed: string) => Message>> = {
  zip: notKnown,
  town: notKnown,
  canadian: (place) => msg`We do not know distances from “${{ place }}”, which is in Canada.`,
  'two-places': (place) => msg`“${{ place }}” is two places: the ZIP code is in another state.`,
  position: () => msg`Your device is not near any place that we know.`,
};

/** "We do not know where “Xyzville” is." */
export const unknownPlaceWords = ({ as, typed }: UnknownPlace): string => say(titles[as](typed));

const advice: Readonly<Record<Unknown, Message>> = {
  zip: msg`Check the five digits of the ZIP code.`,
  town: msg`Check the spelling, add the state, or type a ZIP code.`,
  canadian: msg`We know places in the United States: type the ZIP code of one near the border.`,
  'two-places': msg`Type the ZIP code, or the town and its state.`,
  position: msg`We know places in the United States, not yet in Canada or elsewhere: type a ZIP code.`,
};

const fieldOfPlace = 'list-near-you';

/** "near me": the place is typed, or told by the device when its button is pressed. */
function WhereYouAre() {
  return (
    <>
      <p className="list-note-title">{t`Where are you?`}</p>
      <p>{t`Showing buses everywhere until we know. Then the nearest come first.`}</p>
      <div className="where-you-are">
        <label htmlFor={fieldOfPlace}>{t`Your ZIP code, or town and state`}</label>
        <input
          id={fieldOfPlace}
          name="near"
          className="field-input"
          maxLength={60}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <Button type="submit" look="ink">
          {t`Find the nearest`}
        </Button>
        <Island
          name="near-me"
          when="idle"
          component={DevicePlace}
          props={{ fieldId: fieldOfPlace }}
        />
      </div>
    </>
  );
}
