interface ReplyTemplateListProps {
  templates: readonly { name: string; href: string }[];
  onPick: (href: string) => void;
}

const mostKeys = 9;

/** Texts to start from; the first nine have a key. */
export function ReplyTemplateList({ templates, onPick }: ReplyTemplateListProps) {
  if (templates.length === 0) return null;
  return (
    <p className="chips lead-templates">
      {templates.map(({ name, href }, index) => (
        <a
          key={href}
          className="chip"
          href={href}
          data-waits=""
          aria-keyshortcuts={index < mostKeys ? String(index + 1) : undefined}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onPick(href);
          }}
        >
          {name}
          {index < mostKeys ? (
            <kbd className="staff-key lead-template-key" aria-hidden="true">
              {index + 1}
            </kbd>
          ) : null}
        </a>
      ))}
    </p>
  );
}
