interface ReplyTemplateListProps {
  templates: readonly { id: number; name: string; href: string }[];
  onPick: (button: HTMLButtonElement, href: string) => void;
}

const mostKeys = 9;

/** Texts to start from, as buttons that take along what is typed; the first nine have a key. */
export function ReplyTemplateList({ templates, onPick }: ReplyTemplateListProps) {
  if (templates.length === 0) return null;
  return (
    <p className="chips">
      {templates.map(({ id, name, href }, index) => (
        <button
          key={id}
          className="chip"
          name="template"
          value={id}
          formNoValidate
          data-waits=""
          aria-keyshortcuts={index < mostKeys ? String(index + 1) : undefined}
          onClick={(event) => {
            event.preventDefault();
            onPick(event.currentTarget, href);
          }}
        >
          {name}
          {index < mostKeys ? (
            <kbd className="staff-key lead-template-key" aria-hidden="true">
              {index + 1}
            </kbd>
          ) : null}
        </button>
      ))}
    </p>
  );
}
