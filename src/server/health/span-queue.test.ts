import { expect, it } from 'vitest'
import type { FinishedSpan } from './otlp.ts'
import { createSpanQueue } from './span-queue.ts'

const NEVER_MS = 1_000_000
const span: FinishedSpan = {
  traceId: '0'.repeat(32),
  spanId: '0'.repeat(16),
  parentId: null,
  name: 'query select',
  kind: 'client',
  startMs: 0,
  seconds: 0,
  failed: false,
  attributes: {},
}

it('OPS-7 spans are sent in batches, and what waits at the end is sent too', async () => {
  const sent: number[] = []
  const queue = createSpanQueue(async (spans) => void sent.push(spans.length), { warn: () => {} }, NEVER_MS)
  for (let number = 0; number < 600; number++) queue.add(span)
  await queue.close()
  expect(sent).toEqual([512, 88])
})

it('OPS-7 while the collector is away the memory for spans is bounded, and the log has one warning', async () => {
  const warnings: string[] = []
  const { promise, reject } = Promise.withResolvers<void>()
  let attempted = 0
  const queue = createSpanQueue(
    async (spans) => {
      attempted += spans.length
      await promise
    },
    { warn: (event) => void warnings.push(event) },
    NEVER_MS,
  )
  for (let number = 0; number < 10_000; number++) queue.add(span)
  reject(new Error('away'))
  await queue.close()
  // The batch under way, and what may wait.
  expect(attempted).toBe(512 + 4_096)
  expect(warnings).toEqual(['traces could not be sent and are dropped'])
})
