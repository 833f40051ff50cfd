import { expect, it } from 'vitest'
import type { Log } from '#operations/log/log.ts'
import { withPatience } from './with-patience.ts'

const never = new Promise<never>(() => {})

function noting() {
  const events: string[] = []
  const note = (event: string) => void events.push(event)
  return { events, log: { debug: note, info: note, warn: note, error: note } satisfies Log }
}

it('INTAKE-6 answers with the result of work that is quick enough, and fails with it', async () => {
  const { log, events } = noting()
  expect(await withPatience(Promise.resolve('done'), log, never)).toEqual({ isDone: true, result: 'done' })
  await expect(withPatience(Promise.reject(new Error('refused')), log, never)).rejects.toThrow('refused')
  expect(events).toEqual([])
})

it('INTAKE-6 work that takes longer goes on, and the log has its failure', async () => {
  const { log, events } = noting()
  const { promise, reject } = Promise.withResolvers<string>()
  expect(await withPatience(promise, log, Promise.resolve())).toEqual({ isDone: false })
  reject(new Error('too late'))
  await expect.poll(() => events).toEqual(['console-work-failed'])
})
