/** What stands together, under the name of the language that it is written in. */
export interface TemplateGroup {
  language: string;
  /** `href`: the page of the lead, begun with it. */
  templates: readonly { id: number; name: string; href: string }[];
}

interface ReplyTemplateListProps {
  /** That of whoever wrote first; the others are folded behind it. */
  groups: readonly TemplateGroup[];
  onPick: (button: HTMLButtonElement, href: string) => void;
}

const mostKeys = 9;

/** Texts to start from, as buttons that take along what is typed; the first nine in sight have a key. */
export function ReplyTemplateList({ groups, onPick }: ReplyTemplateListProps) {
  const [first, ...others] = groups;
  const chips = ({ language, templates }: TemplateGroup, keys: number) => (
    <div key={language}>
      {others.length > 0 ? <p className="text-muted staff-space-above">{language}</p> : null}
      <p className="chips">
        {templates.map(({ id, name, href }, index) => (
          <button
            key={id}
            className="chip"
            name="template"
            value={id}
            formNoValidate
            data-waits=""
            aria-keyshortcuts={index < keys ? String(index + 1) : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPick(event.currentTarget, href);
            }}
          >
            {name}
            {index < keys ? (
              <kbd className="staff-key lead-template-key" aria-hidden="true">
                {index + 1}
              </kbd>
            ) : null}
          </button>
        ))}
      </p>
    </div>
  );
  return (
    <>
      {first ? chips(first, mostKeys) : null}
      {others.length > 0 ? (
        <details>
          <summary>Templates in other languages</summary>
          {others.map((group) => chips(group, 0))}
        </details>
      ) : null}
    </>
  );
}
