import { apiBasePath, documentPath, mcpPath } from '../../http/program-paths.ts';
import type { WholeApp } from '../../app.ts';
import type { FrontApp } from '../app-listener.ts';
import { pathWithoutLanguage } from '../middleware/page-address.ts';
import { createPages, type AppParts } from './pages-app.ts';

/** Whose code is loaded after that of the pages. */
const laterAreas = ['/staff', apiBasePath, documentPath, mcpPath];
const isLater = (path: string) =>
  laterAreas.some((area) => path === area || path.startsWith(`${area}/`));

/** The site that answers visitors at once, and everybody else as soon as their code is there. */
export interface PagesFirst extends Required<FrontApp> {
  /** Loads the rest, unless it is there or on its way. */
  loadRest(): Promise<void>;
}

/**
 * The back office and what programs ask are a third of the code and no part of the first view: they
 * are loaded when the first request for them comes, or by `loadRest`. From then on the whole app
 * answers everything; until then the pages' half, made of the same routes, answers visitors.
 */
export function createPagesFirst(
  parts: AppParts,
  loadApp = async () => (await import('../../app.ts')).createApp,
): PagesFirst {
  const pages = createPages(parts);
  let whole: WholeApp | null = null;
  let loading: Promise<WholeApp> | null = null;
  const load = async () => {
    loading ??= loadApp().then((createApp) => (whole = createApp(parts)));
    try {
      return await loading;
    } catch (error) {
      // The next one tries again: a file may have been out of reach for a moment.
      loading = null;
      throw error;
    }
  };
  return {
    fetch(request, bindings) {
      if (whole) return whole.fetch(request, bindings);
      if (!isLater(pathWithoutLanguage(request))) return pages.fetch(request, bindings);
      return load().then((app) => app.fetch(request, bindings));
    },
    answerKept: (request, response) => whole?.answerKept(request, response) ?? false,
    async loadRest() {
      await load();
    },
  };
}
