import { isGatewayError } from '#gateways/gateway-error.ts'
import type { Mailer } from '#gateways/mail/mail.ts'
import type { Log } from '#operations/log/log.ts'
import { isOpenSearchError } from '#search/opensearch/cluster.ts'

/** Services whose outage the log tells once (O-B4). */
export type Service = 'database' | 'search' | 'objects' | 'mail'

/** What a service answers: a sentence while it is away, else null. */
export type Probes = Readonly<Partial<Record<Service, () => Promise<string | null>>>>

export interface OutageLog {
  /** Writes to the log below; lines about a service that is away go to debug. */
  readonly log: Log
  /** Looks every few seconds whether a service went or is back. */
  watch(probes: Probes): void
  /** Notes when the mail service goes and when it takes a mail again. */
  watchMail(mailer: Mailer): Mailer
  close(): void
}

const LOOK_EVERY_MS = 2_000
/** Longer than a busy service takes to answer a look. */
const ANSWER_WITHIN_MS = 5_000
const SILENT = 'It does not answer in time.'

const GONE: Readonly<Record<Service, string>> = {
  database: 'the database is away: cached pages go on, leads are refused',
  search: 'the search cluster is away: lists of cars say so, other pages and leads go on',
  objects: 'the object store is away: pages and leads go on, new pictures and versions wait',
  mail: 'the mail service is away: leads are stored, and their mails are sent once it is back',
}
const BACK: Readonly<Record<Service, string>> = {
  database: 'the database is back: leads are stored again',
  search: 'the search cluster is back',
  objects: 'the object store is back',
  mail: 'the mail service is back: waiting mails are sent',
}

/** Lines without an error that only repeat an outage. */
const REPEATS: readonly { readonly event: string; readonly services: readonly Service[] }[] = [
  { event: 'request', services: ['database', 'search'] },
  { event: 'lead delivery failed', services: ['mail'] },
  { event: 'notification not sent', services: ['mail'] },
  { event: 'alert mail not sent', services: ['mail'] },
]

/**
 * One sentence when a service goes and one when it is back. Hundreds of lines of sweeps that meet the same
 * outage hide it, and make every alert on errors mean nothing.
 */
export function createOutageLog(log: Log, everyMs = LOOK_EVERY_MS, answerWithinMs = ANSWER_WITHIN_MS): OutageLog {
  const away = new Set<Service>()
  const timers: NodeJS.Timeout[] = []
  const gone = (service: Service, reason: unknown) => {
    if (away.has(service)) return
    away.add(service)
    log.error(GONE[service], { reason: reason instanceof Error ? reason.message || codeOf(reason) : String(reason) })
  }
  const back = (service: Service) => {
    if (away.delete(service)) log.warn(BACK[service])
  }
  const write = (level: 'warn' | 'error', event: string, facts: Readonly<Record<string, unknown>> = {}) => {
    const service = serviceIn(facts)
    if (service !== null) gone(service, facts.error ?? facts.reason)
    const repeats = facts.givenUp !== true && REPEATS.some((each) => each.event === event && isAway(each.services))
    log[service !== null || repeats ? 'debug' : level](event, facts)
  }
  const isAway = (services: readonly Service[]) => services.some((service) => away.has(service))
  return {
    log: {
      debug: log.debug,
      info: log.info,
      warn: (event, facts) => write('warn', event, facts),
      error: (event, facts) => write('error', event, facts),
    },
    watch(probes) {
      for (const [service, probe] of Object.entries(probes) as [Service, () => Promise<string | null>][]) {
        let isLooking = false
        const look = async () => {
          if (isLooking) return
          isLooking = true
          // A service that hangs is away too, and keeps no other one from being looked at.
          const late = setTimeout(() => gone(service, SILENT), answerWithinMs).unref()
          const fault = await probe().catch(String)
          clearTimeout(late)
          if (fault === null) back(service)
          else gone(service, fault)
          isLooking = false
        }
        timers.push(setInterval(() => void look(), everyMs).unref())
      }
    },
    watchMail: (mailer) => ({
      ...mailer,
      async send(mail) {
        try {
          await mailer.send(mail)
          back('mail')
        } catch (error) {
          if (isGatewayError(error) && NOT_REACHED.test(codeOf(error.cause))) gone('mail', error)
          throw error
        }
      },
    }),
    close() {
      for (const timer of timers) clearInterval(timer)
    },
  }
}

/** The service that the error of a line is about; null for an error of another kind. */
function serviceIn({ error, reason }: Readonly<Record<string, unknown>>): Service | null {
  const cause = error ?? reason
  if (isGatewayError(cause)) return cause.gateway === 'objects' ? 'objects' : null
  if (isOpenSearchError(cause)) return cause.status === null ? 'search' : null
  if (cause instanceof Error)
    return isLostDatabase(codeOf(cause), `${cause.name}: ${cause.message}`) ? 'database' : null
  if (typeof cause !== 'string') return null
  if (/OpenSearch at \S+ does not answer/.test(cause)) return 'search'
  if (/^GatewayError: objects:/.test(cause)) return 'objects'
  return isLostDatabase('', cause) ? 'database' : null
}

/** SQLSTATE 08: no connection; 57P: the server is ending or starting. */
const LOST_CODE = /^(08...|57P0[123])$/
const LOST_TEXT =
  /Connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|database system is (starting up|shutting down|not yet accepting)|terminating connection due to/i
const NOT_REACHED = /^(ECONNREFUSED|ECONNRESET|ECONNECTION|ESOCKET|ETIMEDOUT|EDNS|ENOTFOUND|EHOSTUNREACH|EPIPE)$/
/** Node's own error for a host that refuses; gateways have errors with a name of their own. */
const REFUSED_TEXT = /^(Error: |AggregateError: ?)?(connect |read |write )(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT)/

function isLostDatabase(code: string, text: string): boolean {
  if (/^(GatewayError|OpenSearchError)/.test(text)) return false
  return LOST_CODE.test(code) || NOT_REACHED.test(code) || LOST_TEXT.test(text) || REFUSED_TEXT.test(text)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
