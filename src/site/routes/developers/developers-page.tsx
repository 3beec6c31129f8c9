import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { allLimits } from '#domain/leads/all-limits.ts';
import type { ApiText } from '#site/api-text.ts';
import { urls } from '#site/urls.ts';
import { PageHeading } from '#site/ui/page-heading.tsx';

interface DevelopersPageProps {
  api: ApiText;
  siteUrl: string;
  /** A bus that is listed, for the examples. */
  busId: number;
}

/** How programs ask for our buses; every example on it is run by a test. */
export function DevelopersPage({ api, siteUrl, busId }: DevelopersPageProps) {
  const base = siteUrl + api.basePath;
  const example = (path: string) =>
    `curl --globoff '${base}${path.replace('{id}', String(busId))}'`;
  const { burst, refillMs } = allLimits.api;
  const perSecond = 1000 / refillMs;
  return (
    <div className="page-width">
      <PageHeading
        crumbs={[{ label: t`Home`, href: urls.home() }, { label: t`For developers` }]}
        title={t`For developers`}
        intro={t`Our buses as JSON, for your program: the same list in the same order as on these pages. Reading is free, and nobody needs a key.`}
      />
      <div className="prose developers">
        <p>
          <Trans>
            Everything is described in <a href={api.documentPath}>OpenAPI 3.1</a>, made from the
            code that answers.
          </Trans>
        </p>
        <h2>{t`What can be asked`}</h2>
        {api.operations.map(({ id, path, summary, description, example: shown }) => (
          <section key={id} lang="en">
            <h3 id={id}>{summary}</h3>
            <p>
              <code>
                GET {api.basePath}
                {path}
              </code>
            </p>
            <p>{withCode(description)}</p>
            <Code>{example(shown)}</Code>
          </section>
        ))}
        <h2>{t`In TypeScript`}</h2>
        <p>
          <Trans>
            The client <code>@omnibus/api-client</code> is made from the same description and knows
            every name in it. It needs nothing but <code>fetch</code>.
          </Trans>
        </p>
        <Code>{typescriptExample(base)}</Code>
        <h2>{t`Other ways in`}</h2>
        <ul>
          <li>
            <Trans>
              One line of HTML <a href={urls.embed()}>puts our buses on your page</a>.
            </Trans>
          </li>
          <li>
            <Trans>
              Assistants ask at <code>/mcp</code> (Model Context Protocol), and read every page as
              Markdown: <a href="/llms.txt">llms.txt</a> names them.
            </Trans>
          </li>
          <li>
            <Trans>
              Dealers write their buses and a CRM reads leads with a key, and webhooks tell of every
              change; ask us for both.
            </Trans>
          </li>
        </ul>
        <h2>{t`Good to know`}</h2>
        <ul>
          <li>{t`Money in answers is in whole US cents, units stand in the names, null is unknown, times are UTC. Filters take whole dollars, miles and feet, as the addresses of /buses do.`}</li>
          <li>{t`A list goes on with its cursor, without repeating or leaving out a bus that stays, whatever is added or sold meanwhile.`}</li>
          <li>{t`Send the ETag of an answer as If-None-Match: you are told in a few bytes that nothing has changed.`}</li>
          <li>{t`A network may ask ${burst} times at once and ${perSecond} times a second; RateLimit says how much is left, Retry-After how long to wait.`}</li>
          <li>{t`Pages of other sites may ask from the browser; no cookie is read or set.`}</li>
        </ul>
        <h2>{t`When something is wrong`}</h2>
        <p>
          <Trans>
            Refusals are <code>application/problem+json</code> (RFC 9457): <code>type</code> names
            the kind, <code>detail</code> says what is wrong with this request.
          </Trans>
        </p>
        <dl lang="en">
          {api.problems.map(({ kind, status, title }) => (
            <div key={kind} id={kind}>
              <dt>
                <code>{kind}</code> ({status})
              </dt>
              <dd>{title}.</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** Names stand between backticks in the texts of the API, as its document has them. */
const withCode = (text: string) =>
  text.split('`').map((part, at) => (at % 2 === 0 ? part : <code key={part}>{part}</code>));

function Code({ children }: { children: string }) {
  return (
    <pre translate="no">
      <code>{children}</code>
    </pre>
  );
}

const typescriptExample = (base: string) => `import { createClient } from '@omnibus/api-client';

const buses = createClient({ baseUrl: '${base}' });
const list = await buses.listBuses({ category: ['shuttle'], sort: 'price-low', limit: 5 });
for (const bus of list.buses) console.log(bus.title, bus.priceCents);`;
