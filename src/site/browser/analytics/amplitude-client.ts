import * as amplitude from '@amplitude/analytics-browser';
import { withoutPersonalWords } from '#domain/analytics/personal-text.ts';
import type { AnalyticsClient } from './facade.ts';
import { createQuietTransport } from './quiet-transport.ts';
import { withoutPrivatePaths } from './private-paths.ts';

/** Spec §9. */
const flushIntervalMillis = 30_000;

/** Whatever the SDK has to say is no business of the visitor's console. */
const silent = () => undefined;
const logger = {
  enable: silent,
  disable: silent,
  log: silent,
  warn: silent,
  error: silent,
  debug: silent,
};

/**
 * The official SDK with the options of spec §9: autocapture on, flush every 30 s, log level warn.
 * It never sees a page whose address is somebody's secret, and addresses of those that it meets as
 * links or referrers are cut before they leave, as are words of searches that look personal.
 */
export function startAmplitude(target: { apiKey: string; serverUrl: string }): AnalyticsClient {
  const client = amplitude.createInstance();
  client.add({
    name: 'private-and-quiet',
    type: 'enrichment',
    async setup(config) {
      config.transportProvider = createQuietTransport();
    },
    execute: async (event) => withoutPersonalWords(withoutPrivatePaths(event)),
  });
  client.init(target.apiKey, {
    serverUrl: target.serverUrl,
    autocapture: {
      attribution: true,
      pageViews: true,
      sessions: true,
      formInteractions: true,
      fileDownloads: true,
      elementInteractions: true,
    },
    flushIntervalMillis,
    flushMaxRetries: 4,
    logLevel: amplitude.Types.LogLevel.Warn,
    loggerProvider: logger,
    trackingOptions: { ipAddress: false },
    // Settings from afar could widen what is collected, and odd ones make the SDK throw.
    fetchRemoteConfig: false,
    enableDiagnostics: false,
  });
  window.addEventListener('pagehide', () => void client.flush());
  return {
    track: (name, properties, time) => void client.track(name, properties, { time }),
    identify(id, properties) {
      client.setUserId(id);
      client.identify(identityOf(properties));
    },
    setUserProperties: (properties) => void client.identify(identityOf(properties)),
    reset: () => client.reset(),
  };
}

function identityOf(properties: object): amplitude.Identify {
  const identity = new amplitude.Identify();
  for (const [name, value] of Object.entries(properties)) identity.set(name, value);
  return identity;
}
