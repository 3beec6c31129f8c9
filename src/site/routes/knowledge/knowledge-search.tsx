import { t } from '@lingui/core/macro';
import { SearchForm } from '#site/ui/search-form.tsx';
import { urls } from '#site/urls.ts';

interface KnowledgeSearchProps {
  query?: string;
}

/** The search of the knowledge center, on each of its lists. */
export function KnowledgeSearch({ query }: KnowledgeSearchProps) {
  return (
    <div className="knowledge-search no-print">
      <SearchForm
        action={urls.knowledgeSearch()}
        name="q"
        id="knowledge-search"
        label={t`Search the knowledge center`}
        placeholder={t`CDL, brakes, title, lift`}
        defaultValue={query}
      />
    </div>
  );
}
