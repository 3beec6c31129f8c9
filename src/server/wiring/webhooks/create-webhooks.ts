import { createSecretSeal } from '#adapters/webhooks-https/secret-seal.ts';
import { makeWebhookSecret } from '#adapters/webhooks-https/sign-webhook.ts';
import { createWebhookSender } from '#adapters/webhooks-https/webhook-sender.ts';
import { createLeadRepository } from '#db/repositories/lead-repository.ts';
import { createListingRepository } from '#db/repositories/listing-repository.ts';
import { createSubmissionRepository } from '#db/repositories/submission-repository.ts';
import { createWebhookService } from '#db/repositories/webhook-service.ts';
import {
  createWebhookFanOut,
  webhookEventTopic,
  webhookSendTopic,
} from '#db/repositories/webhook-fan-out.ts';
import { createWebhookQueue, forgetEnded } from '#db/repositories/webhook-queue.ts';
import type { DeliveryParts } from '#domain/webhooks/deliver-messages.ts';
import { ordinaryPatience, type WebhookPatience } from '#domain/webhooks/judge-failure.ts';
import { addressFault } from '#outgoing/judged-address.ts';
import { isPublicAddress } from '#outgoing/public-address.ts';
import { composeWebhook } from '../../jobs/webhooks/compose-webhook.ts';
import { webhookHandlers } from '../../jobs/webhooks/webhook-handlers.ts';
import type { Task } from '../../jobs/scheduler.ts';
import type { StaffBasis } from '../area.ts';

export interface WebhookOptions {
  /** `host:port` of receivers on this machine, also over plain HTTP. */
  privateHosts?: readonly string[];
  patience?: Partial<WebhookPatience>;
}

export interface WebhookParts extends Omit<StaffBasis, 'settings' | 'mailer'> {
  webhooks?: WebhookOptions;
  /** Of the back office; seals the secrets of the receivers. */
  secret: string;
}

const dayMs = 86_400_000;

/** Webhooks with everything behind them, on a migrated database. */
export function createWebhooks(parts: WebhookParts) {
  const { database, siteUrl, now } = parts;
  const { privateHosts, patience: asked } = parts.webhooks ?? {};
  const patience = { ...ordinaryPatience, ...asked };
  const seal = createSecretSeal(parts.secret);
  const rules = { isPublicAddress, privateHosts };
  const post = createWebhookSender({ ...rules, timeoutMs: patience.attemptTimeoutMs });
  const send: DeliveryParts['send'] = async ({ url, secrets }, { messageId: id }, body) => {
    const opened = secrets.flatMap((sealed) => seal.open(sealed) ?? []);
    return opened.length === 0
      ? { outcome: 'failed', words: 'its secret cannot be read: STAFF_SECRET has changed' }
      : post({ url, secrets: opened, id, body }, now());
  };
  const compose = composeWebhook({
    listings: createListingRepository(database),
    leads: createLeadRepository(database),
    submissions: createSubmissionRepository(database),
    siteUrl,
    now,
  });
  const queue = createWebhookQueue(database, patience, now);
  return {
    service: createWebhookService(database, {
      addressFault: (url) => addressFault(url, rules),
      makeSecret: makeWebhookSecret,
      seal: (secret) => seal.seal(secret),
      now,
    }),
    handlers: webhookHandlers({
      topics: { event: webhookEventTopic, send: webhookSendTopic },
      fanOut: createWebhookFanOut(database, now),
      delivery: { queue, compose, send, turnMs: patience.turnMs, now },
      patience,
    }),
    every: [
      {
        name: 'webhook-messages',
        everyMs: dayMs,
        lease: true,
        run: () => forgetEnded(database, now()),
        fault: 'old webhook messages could not be deleted',
      },
    ] satisfies Task[],
  };
}
