import { recall, remember } from '../remember.ts';
import { addClient } from './facade.ts';
import { dataLayer } from './data-layer.ts';
import { isPrivatePath } from './private-paths.ts';

const choiceKey = 'measuring-choice';
type Choice = 'yes' | 'no';

/**
 * Asks whether third parties may measure, once, and loads them only after a yes. The question and
 * both answers are the server's HTML; it can be asked for again at any time.
 */
export function startThirdParties(meta: HTMLMetaElement): void {
  const box = document.querySelector<HTMLElement>('[data-measuring-choice]');
  if (!box) return;
  const chosen = readChoice();
  if (chosen === 'yes') load(meta);
  else if (chosen === null) box.hidden = false;
  else wipeMemory();

  for (const button of box.querySelectorAll<HTMLButtonElement>('button[value]')) {
    button.addEventListener('click', () => {
      const before = readChoice();
      const choice: Choice = button.value === 'yes' ? 'yes' : 'no';
      remember(choiceKey, choice);
      box.hidden = true;
      if (choice === 'yes' && before !== 'yes') load(meta);
      // What runs cannot be unloaded: the page starts over without it.
      if (choice === 'no' && before === 'yes') location.reload();
    });
  }
  for (const opener of document.querySelectorAll<HTMLElement>('[data-opens-measuring-choice]')) {
    opener.hidden = false;
    opener.addEventListener('click', () => {
      box.hidden = false;
      box.focus();
    });
  }
}

function load({ dataset }: HTMLMetaElement): void {
  // Scripts that are not ours read the address that the visitor came from.
  if (isPrivatePath(document.referrer)) return;
  const { amplitudeKey: apiKey, amplitudeUrl: serverUrl, gtm } = dataset;
  if (gtm) loadTagManager(gtm);
  if (!apiKey || !serverUrl) return;
  import('./amplitude-client.ts').then(
    ({ startAmplitude }) => addClient(startAmplitude({ apiKey, serverUrl })),
    // Blocked: then there is none.
    () => undefined,
  );
}

/** https://developers.google.com/tag-platform/tag-manager/web, without the inline script. */
function loadTagManager(id: string): void {
  dataLayer().push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`;
  document.head.append(script);
}

/** Everything that third parties keep in this browser, wherever above this host they keep it. */
function wipeMemory(): void {
  const names = document.cookie.split(';').map((cookie) => cookie.split('=')[0]!.trim());
  const labels = location.hostname.split('.');
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const name of names.filter((one) => /^(AMP_|_ga|_gid|_gcl)/.test(one))) {
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Max-Age=0; path=/${domain}`;
  }
  try {
    for (const storage of [localStorage, sessionStorage]) {
      for (const key of Object.keys(storage)) if (key.startsWith('AMP')) storage.removeItem(key);
    }
  } catch {
    // Refused to us, and so to them.
  }
}

/** Null: nobody was asked. Where an answer could not be kept, nobody is asked on every page. */
function readChoice(): Choice | null {
  const kept = recall(choiceKey);
  if (kept === undefined) return 'no';
  return kept === 'yes' || kept === 'no' ? kept : null;
}
