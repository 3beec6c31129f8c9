import { t } from '@lingui/core/macro';
import { urls } from '#site/urls.ts';

export const homeCrumb = () => ({ label: t`Home`, href: urls.home() });
export const knowledgeCrumb = () => ({ label: t`Knowledge Center`, href: urls.knowledgeCenter() });
