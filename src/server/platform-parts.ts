import type { Clock } from '#domain/clock.ts'
import type { Alerter } from '#gateways/alert/alert.ts'
import { createSmsAlerter } from '#gateways/alert/sms-alert.ts'
import { createWebhookAlerter } from '#gateways/alert/webhook-alert.ts'
import type { Mailbox } from '#gateways/mailbox/mailbox.ts'
import type { Objects } from '#gateways/objects/objects.ts'
import { createSandboxPayments } from '#gateways/payments/sandbox.ts'
import { createSandboxObjects } from '#gateways/payments/sandbox-objects.ts'
import type { Platform } from '#operations/platform.ts'
import type { PreviewPlace } from '#site/preview-host.ts'
import type { Environment } from './settings/environment.ts'

/** STAFF-1. Outside production browsers find *.localhost on this machine. */
export function consoleOriginOf({ consoleHost, production, plainHttp, port }: Environment): string | null {
  if (consoleHost === null) return null
  return production && !plainHttp ? `https://${consoleHost}` : `http://${consoleHost}:${port}`
}

/** STUDIO-6. The port of a demonstration's previews is the console's, as each request says it. */
export function previewsOf({ previewDomain, production, plainHttp }: Environment): PreviewPlace | null {
  if (previewDomain === null) return null
  return { scheme: production && !plainHttp ? 'https' : 'http', domain: previewDomain }
}

/**
 * RESERVE-2: Stripe if its keys are set; else the sandbox, whose payments are objects. In production without keys there
 * are no payments unless SANDBOX_PAYMENTS is set: no car may be reserved without money.
 */
export async function paymentsOf(
  environment: Environment,
  objects: Objects,
  secret: string,
  clock: Clock,
): Promise<Platform['payments']> {
  // Loaded where it is used: its package has 200 modules.
  if (environment.stripe) return (await import('#gateways/payments/stripe.ts')).createStripePayments(environment.stripe)
  if (environment.production && !environment.allowances.SANDBOX_PAYMENTS) return null
  return createSandboxPayments({ store: createSandboxObjects(objects), secret, clock })
}

/** INBOX-7: the mailbox of buyers' answers; null without its settings. */
export async function mailboxOf(
  { mailbox }: Environment,
  clock: Clock,
  reader: Platform['mailReader'],
): Promise<Mailbox | null> {
  if (mailbox === null) return null
  // Loaded where it is used: its package has 70 modules.
  const { createImapMailbox } = await import('#gateways/mailbox/imap-mailbox.ts')
  return createImapMailbox({ ...mailbox, clock, reader })
}

/** Channels for alerts to the operator. Mail is not one: the mail server may be what the alert is about (FORM-13). */
export function alertersOf({ alertWebhookUrl, alertSms }: Environment, sms: Platform['sms']): readonly Alerter[] {
  return [
    ...(alertWebhookUrl ? [createWebhookAlerter({ url: alertWebhookUrl })] : []),
    ...(alertSms ? [createSmsAlerter({ sms, to: alertSms })] : []),
  ]
}
