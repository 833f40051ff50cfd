import type { Log } from '#operations/log/log.ts'
import type { RequestHeaders } from './request-facts.ts'

/** Detects a proxy that is not configured. */
export interface ProxyWatch {
  note(headers: RequestHeaders): void
  /** A sentence for the operator; null without signs of a proxy. */
  fault(): string | null
}

const SENTENCE =
  'Requests come with X-Forwarded-For while TRUST_PROXY is 0, so that all visitors behind a proxy share one address and one limit: set TRUST_PROXY=1 if the proxy is yours.'

/** Without TRUST_PROXY the header's value is ignored; its presence is logged once and reported by /readyz. */
export function createProxyWatch(trustProxy: boolean, log: Pick<Log, 'warn'>): ProxyWatch {
  let seen = false
  return {
    note({ req }) {
      if (seen || trustProxy || req.header('X-Forwarded-For') === undefined) return
      seen = true
      log.warn('a proxy that is not trusted', { what: SENTENCE })
    },
    fault: () => (seen ? SENTENCE : null),
  }
}
