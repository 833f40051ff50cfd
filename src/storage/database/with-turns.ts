import { setImmediate } from 'node:timers/promises'
import type { PGlite } from '@electric-sql/pglite'

/**
 * The embedded database, which gives the process a turn of its loop after each answer (H4-6). It answers within the turn
 * that asks: while queries wait, no socket is read, and Node accepts one connection in each turn.
 */
export function withTurns(pglite: PGlite): PGlite {
  const query: PGlite['query'] = (text, values, options) => withTurn(() => pglite.query(text, values, options))
  const transaction: PGlite['transaction'] = (work) =>
    pglite.transaction((each) =>
      work({
        ...each,
        get closed() {
          return each.closed
        },
        query: (text, values, options) => withTurn(() => each.query(text, values, options)),
      }),
    )
  return new Proxy(pglite, {
    get(target, name) {
      if (name === 'query') return query
      if (name === 'transaction') return transaction
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

async function withTurn<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } finally {
    await setImmediate()
  }
}
