import type { ReplyTemplate } from '#domain/leads/inbox/reply-templates.ts';
import { languages } from '#messages/languages.ts';
import { leadsUrls } from './leads-urls.ts';
import { StaffTable } from '../../ui/table-head.tsx';
import { StaffHeading } from '../../layout/staff-heading.tsx';

export function TemplatesPage(props: { templates: readonly ReplyTemplate[]; mayWork: boolean }) {
  return (
    <>
      <StaffHeading back={<a href={leadsUrls.inbox()}>Leads</a>} title="Reply templates">
        {props.mayWork ? (
          <a className="button button-primary" href={leadsUrls.template('new')}>
            New template
          </a>
        ) : null}
      </StaffHeading>
      <section className="staff-panel staff-panel-flush">
        <StaffTable
          columns={['Name', 'Language', 'Subject']}
          empty="No templates. Write the first one: it saves a minute a reply."
          hasKeys
        >
          {props.templates.map(({ id, name, language, subject }) => (
            <tr key={id}>
              <th scope="row">
                <a href={leadsUrls.template(id)} data-key-open="">
                  {name}
                </a>
              </th>
              <td data-label="Language">{languages[language].name}</td>
              <td data-label="Subject">{subject}</td>
            </tr>
          ))}
        </StaffTable>
      </section>
    </>
  );
}
