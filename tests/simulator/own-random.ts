import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import type { Random } from './random.ts'

/** Runs work with ids of the seed: rows of one moment are ordered by them, so others would make another run. */
export async function withOwnIds<T>(random: Random, work: () => Promise<T>): Promise<T> {
  const { randomUUID } = crypto
  const use = (ids: typeof randomUUID) => {
    crypto.randomUUID = ids
    syncBuiltinESMExports()
  }
  use(() => random.id() as ReturnType<typeof randomUUID>)
  try {
    return await work()
  } finally {
    use(randomUUID)
  }
}
