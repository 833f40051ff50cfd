import type { PGlite, Transaction } from '@electric-sql/pglite'
import { GatewayError } from '#gateways/gateway-error.ts'
import type { Random } from './random.ts'

/** A fault of the simulator, not of the product. */
export class InjectedFault extends Error {}

/**
 * `lost-before`, `lost-after`: the connection breaks before or after one statement, so that its effect is unknown.
 * `ended`: the process ends there. From then on nothing of it reaches the database or a gateway.
 */
type FaultKind = 'lost-before' | 'lost-after' | 'ended'

export interface Faults {
  readonly pglite: PGlite
  /** Statements and gateway calls so far. */
  readonly calls: number
  /** Faults so far. */
  readonly happened: number
  readonly isEnded: boolean
  /** Plans one fault within the next calls. */
  plan(): void
  /** Nothing more goes wrong until the next plan; an ended process may start again. */
  calm(): void
  /** A call to a gateway: its request or its answer may be lost. */
  throughGateway<T>(name: 'mail' | 'payments' | 'objects' | 'feeds', call: () => Promise<T>): Promise<T>
}

const KINDS: readonly FaultKind[] = ['lost-before', 'lost-after', 'ended']
const MOST_CALLS_AHEAD = 25

/** `sees`: called with each statement that reaches the database. */
export function faultsOf(random: Random, database: PGlite, sees: (sql: string) => void = () => {}): Faults {
  let calls = 0
  let happened = 0
  let isEnded = false
  let next: { readonly at: number; readonly kind: FaultKind } | null = null

  async function faulty<T>(call: () => Promise<T>, lost: (message: string) => Error): Promise<T> {
    if (isEnded) throw new InjectedFault('The process has ended.')
    calls += 1
    const fault = next !== null && calls >= next.at ? next.kind : null
    if (fault === null) {
      const answer = await call()
      if (isEnded) throw new InjectedFault('The process has ended.')
      return answer
    }
    next = null
    if (fault === 'ended') isEnded = true
    // Counted after the call: what arrives although its answer is lost comes before the fault.
    try {
      if (fault !== 'lost-before' && random.onceIn(2)) await call()
    } finally {
      happened += 1
    }
    throw isEnded ? new InjectedFault('The process ended.') : lost(`The connection was lost (${fault}).`)
  }
  const run = (on: Pick<PGlite, 'query'>, query: Parameters<PGlite['query']>) => {
    sees(query[0])
    return on.query(...query)
  }
  const lostDatabase = (message: string) => new InjectedFault(message)
  /** A connection that is lost in a transaction takes the rest of the transaction with it. */
  const statementsOf = (transaction: Transaction, connection: { isLost: boolean }): Transaction =>
    new Proxy(transaction, {
      get: (target, name) =>
        name !== 'query'
          ? bound(target, name)
          : async (...query: Parameters<Transaction['query']>) => {
              if (connection.isLost) throw new InjectedFault('The connection is lost.')
              try {
                return await faulty(() => run(target, query), lostDatabase)
              } catch (error) {
                if (error instanceof InjectedFault) connection.isLost = true
                throw error
              }
            },
    })
  const pglite = new Proxy(database, {
    get(target, name) {
      if (name === 'close') return async () => {}
      if (name === 'query')
        return (...query: Parameters<PGlite['query']>) => faulty(() => run(target, query), lostDatabase)
      // The commit is a call of its own: it may be lost before or after it happens.
      if (name === 'transaction') return transaction
      return bound(target, name)
    },
  })
  async function transaction<T>(work: (within: Transaction) => Promise<T>): Promise<T | undefined> {
    let lost: unknown = null
    const answer = await database.transaction(async (within) => {
      const connection = { isLost: false }
      const done = await work(statementsOf(within, connection))
      if (connection.isLost) throw new InjectedFault('The connection was lost before the commit.')
      await faulty(async () => {}, lostDatabase).catch((error: unknown) => {
        if (random.onceIn(2)) throw error
        lost = error
      })
      return done
    })
    if (lost !== null) throw lost
    return answer
  }
  return {
    pglite,
    get calls() {
      return calls
    },
    get happened() {
      return happened
    },
    get isEnded() {
      return isEnded
    },
    plan() {
      next = { at: calls + 1 + random.below(MOST_CALLS_AHEAD), kind: random.pick(KINDS) }
    },
    calm() {
      next = null
      isEnded = false
    },
    throughGateway: (name, call) =>
      faulty(call, (message) => new GatewayError(name, message, { cause: new InjectedFault(message) })),
  }
}

function bound(target: object, name: string | symbol): unknown {
  const value: unknown = Reflect.get(target, name, target)
  return typeof value === 'function' ? value.bind(target) : value
}
