import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { longestArticle } from '#domain/content/editing/article-values.ts';
import type { StaffArticle } from '#domain/content/editing/content-service.ts';
import { memberCan } from '#domain/staff/permissions.ts';
import { renderStaffPage } from '../../layout/render-staff-page.tsx';
import type { StaffEnv } from '../../staff-services.ts';
import { ArticleEditorPage } from './article-page.tsx';
import type { Draft } from './form-field.tsx';
import { findChoices } from './pictures/find-choices.ts';

interface Shown {
  article: StaffArticle | null;
  draft: Draft;
  notice?: string | null;
  /** What was done, where the page stays open with what is typed. */
  done?: string;
  /** Saving replaces exactly this; by default what is there now. */
  revision?: number;
  status?: ContentfulStatusCode;
}

export async function showArticle(c: Context<StaffEnv>, shown: Shown): Promise<Response> {
  const { article, draft, notice = null, status = 200 } = shown;
  const mayEdit = memberCan(c.get('member'), 'content.edit');
  const text = (draft.fields['text'] ?? '').slice(0, longestArticle);
  return renderStaffPage(c, {
    title: article?.values.title ?? 'New article',
    done: shown.done,
    status,
    children: (
      <ArticleEditorPage
        article={article}
        draft={draft}
        revision={shown.revision ?? article?.revision ?? 0}
        preview={await c.get('staff').content.preview(text)}
        picker={mayEdit ? await findChoices(c, draft.fields) : null}
        sections={c.get('staff').content.sections.all()}
        translatedInto={(await c.get('staff').content.translations('article')).get(
          article?.slug ?? '',
        )}
        mayEdit={mayEdit}
        notice={notice}
      />
    ),
  });
}
