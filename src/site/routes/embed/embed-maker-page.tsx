import { msg, t } from '@lingui/core/macro';
import { say, type Message } from '#messages/i18n.ts';
import { languages, type LanguageCode } from '#messages/languages.ts';
import { FilterSheet } from '#site/islands/filters/filters.tsx';
import type { FilterPanelProps } from '#site/islands/filters/filter-panel-props.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';
import { SelectField, TextAreaField, TextField } from '#site/ui/text-field.tsx';
import { urls } from '#site/urls.ts';
import type { EmbedLines } from './embed-lines.ts';
import { embedLimits, embedThemes, type Embed } from './embed-query.ts';
import { frameHeightPx } from './place-frame.ts';

interface EmbedMakerPageProps {
  model: {
    embed: Embed;
    /** Of the frame. */
    language: LanguageCode;
    /** As typed. */
    busAddress: string;
    lines: EmbedLines;
    /** Address of the frame. */
    preview: string;
    panel: FilterPanelProps;
  };
}

const themeNames: Record<Embed['theme'], Message> = {
  auto: msg`As the reader’s device`,
  light: msg`Light`,
  dark: msg`Dark`,
};

/** Words and filters of a list, how the frame looks, the line to copy, and the frame itself. */
export function EmbedMakerPage({ model }: EmbedMakerPageProps) {
  const { lines, preview } = model;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`Our buses on your page` }]}
        title={t`Our buses on your page`}
        intro={t`Choose the buses, copy one line of HTML, and they stand on your website. Prices and stock change there as they change here.`}
      />
      <div className="embed-columns">
        <MakerForm {...model} />
        <section aria-labelledby="embed-result">
          <h2 id="embed-result">{t`Your line`}</h2>
          <TextAreaField
            id="embed-script"
            label={t`For most websites`}
            hint={t`The frame grows and shrinks with its list. If your site sends a content security policy, allow our address in script-src and frame-src.`}
            rows={4}
            readOnly
            value={lines.script}
          />
          <TextAreaField
            id="embed-frame"
            label={t`Without our script`}
            hint={t`As tall as its height says; a longer list scrolls.`}
            rows={5}
            readOnly
            value={lines.frame}
          />
          <h2>{t`Preview`}</h2>
          {/* oxlint-disable-next-line react/iframe-missing-sandbox -- a page of our own, on one */}
          <iframe
            className="embed-preview"
            title={t`Preview of the frame`}
            src={preview}
            width="100%"
            height={frameHeightPx}
          />
          <p className="text-muted">
            {t`We set no cookies there. We count how many people see your frame and how many follow it to us, by the name of your website, and nothing else about them.`}
          </p>
        </section>
      </div>
    </div>
  );
}

function MakerForm({ embed, language, busAddress, panel }: EmbedMakerPageProps['model']) {
  const number = (name: keyof typeof embedLimits, label: string, hint?: string) => (
    <TextField
      id={`embed-${name}`}
      name={name}
      label={label}
      hint={hint}
      type="number"
      min={embedLimits[name].least}
      max={embedLimits[name].most}
      defaultValue={embed[name]}
    />
  );
  return (
    <form
      action={`${urls.embed()}#embed-result`}
      method="get"
      className="embed-form filters filters-page"
    >
      <TextField
        id="embed-source"
        name="source"
        label={t`Your website`}
        hint={t`For example www.example.org. We count visits under this name.`}
        defaultValue={embed.source ?? ''}
        autoCapitalize="none"
        spellCheck={false}
      />
      {number('count', t`Number of buses`, t`Up to 24.`)}
      {number('columns', t`Columns at most`, t`Fewer where the frame is narrow.`)}
      <SelectField id="embed-theme" name="theme" label={t`Colors`} defaultValue={embed.theme}>
        {embedThemes.map((theme) => (
          <option key={theme} value={theme}>
            {say(themeNames[theme])}
          </option>
        ))}
      </SelectField>
      <SelectField id="embed-language" name="language" label={t`Language`} defaultValue={language}>
        {Object.entries(languages).map(([code, { name, locale }]) => (
          <option key={code} value={code} lang={locale}>
            {name}
          </option>
        ))}
      </SelectField>
      <TextField
        id="embed-search"
        name="search"
        type="search"
        label={t`Words of a search`}
        hint={t`For example: shuttle with lift under 60k. Filters are below.`}
        defaultValue={embed.query.text}
      />
      <TextField
        id="embed-bus"
        name="bus"
        label={t`Or one bus: the address of its page`}
        defaultValue={busAddress}
      />
      <FilterSheet {...panel} onPage="chosen" apply={t`Make the line`} />
    </form>
  );
}
