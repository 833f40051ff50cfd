import { AsyncLocalStorage } from 'node:async_hooks'

const noted = new AsyncLocalStorage<{ reason?: unknown }>()

/** Better-auth's logger. It logs why a call failed, and throws an error that does not say so. */
export const REASON_LOGGER = {
  level: 'error',
  log(_level: string, _message: string, ...[reason]: readonly unknown[]) {
    const call = noted.getStore()
    if (call) call.reason = reason
  },
} as const

/** Makes a call; its error has the logged reason as its cause, such as a busy database. */
export async function withReason<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  const here: { reason?: unknown } = {}
  try {
    return await noted.run(here, call)
  } catch (error) {
    if (here.reason === undefined) throw error
    throw new Error(error instanceof Error ? error.message : String(error), { cause: here.reason })
  }
}
