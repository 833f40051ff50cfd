import type { Platform } from './platform.ts'

/** What an operator must hear of at once. */
export interface OperatorAlert {
  readonly text: string
  /** Equal for what is the same alert. */
  readonly mark: string
  readonly facts: Readonly<Record<string, unknown>>
}

/** Alerts the operator through every channel (OPS-7). False: there are channels, and none took it. */
export async function alertOperators(
  { alerters, clock, log }: Pick<Platform, 'alerters' | 'clock' | 'log'>,
  alert: OperatorAlert,
): Promise<boolean> {
  const at = clock.now()
  const sent = await Promise.allSettled(alerters.map((alerter) => alerter.send({ ...alert, at })))
  const isSent = alerters.length === 0 || sent.some(({ status }) => status === 'fulfilled')
  if (!isSent) log.error('operator alert not sent', { mark: alert.mark })
  return isSent
}
