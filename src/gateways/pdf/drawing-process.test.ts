import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { type DrawingOptions, openDrawingProcess } from './drawing-process.ts'
import { exampleSticker } from './testing/example-sticker.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-drawing-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** A process whose program is a handler body for a message `m`. */
async function drawing(body: string, options: DrawingOptions = {}) {
  const program = join(folder, 'program.mjs')
  await writeFile(program, `process.on('message', (m) => { ${body} })`)
  return openDrawingProcess({ program, ...options })
}

const sticker = (title: string) => ({ ...exampleSticker(), title })
const ANSWER = 'process.send({ ok: true, bytes: new TextEncoder().encode(m.sticker.title) })'

it('CAR-8 renders in a separate process, one at a time, and returns each caller its own PDF', async () => {
  const { draw, close } = await drawing(ANSWER)
  const drawn = await Promise.all(['a', 'b', 'c'].map((title) => draw(sticker(title), null)))
  expect(drawn.map((bytes) => new TextDecoder().decode(bytes))).toEqual(['a', 'b', 'c'])
  await close()
})

it('CAR-8 reports a window sticker that fails, and renders the next one', async () => {
  const { draw, close } = await drawing(
    `if (m.sticker.title === 'dies') process.exit(1); if (m.sticker.title === 'fails') process.send({ ok: false, reason: 'no ink' }); else ${ANSWER}`,
  )
  const outcomes = await Promise.allSettled(['dies', 'fails', 'good'].map((title) => draw(sticker(title), null)))
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  expect(outcomes[0]).toMatchObject({ reason: { name: 'GatewayError' } })
  expect(outcomes[1]).toMatchObject({ reason: { message: 'pdf: no ink' } })
  await close()
})

it('CAR-8 aborts a rendering that takes too long, and starts a new process', async () => {
  const timers: (() => void)[] = []
  const after = (_ms: number, then: () => void) => {
    timers.push(then)
    return () => {}
  }
  const { draw, close } = await drawing(`if (m.sticker.title !== 'hangs') ${ANSWER}`, { giveUpMs: 1_500, after })
  const hanging = draw(sticker('hangs'), null)
  const next = draw(sticker('b'), null)
  await expect.poll(() => timers).toHaveLength(1)
  timers[0]?.()
  await expect(hanging).rejects.toThrow('within 1500 ms')
  expect(await next).toHaveLength(1)
  await close()
})

it.each([
  { took: 700, rests: 700 },
  { took: 5_000, rests: 2_000 },
])('CAR-8 pauses for $rests ms after a window sticker that took $took ms', async ({ took, rests: pause }) => {
  const rests: { readonly ms: number; readonly end: () => void }[] = []
  let now = 0
  const after = (ms: number, end: () => void) => {
    // The limit of a job is set when it starts.
    if (ms < 60_000) rests.push({ ms, end })
    else
      queueMicrotask(() => {
        now += took
      })
    return () => {}
  }
  const { draw, close } = await drawing(ANSWER, { giveUpMs: 60_000, after, now: () => now })
  let isSecondDrawn = false
  const first = draw(sticker('a'), null)
  const second = draw(sticker('b'), null).then(() => {
    isSecondDrawn = true
  })
  await first
  await expect.poll(() => rests).toHaveLength(1)
  expect(rests[0]?.ms).toBe(pause)
  expect(isSecondDrawn).toBe(false)
  rests[0]?.end()
  await second
  await close()
})

it('CAR-8 rejects requests when its queue is full', async () => {
  const { draw, close } = await drawing(ANSWER, { waitingAtMost: 2 })
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map((title) => draw(sticker(title), null)))
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  await close()
})

it('CAR-8 renders a real window sticker with a drawing', async () => {
  // A busy machine starts the process slowly; the test's own limit is shorter.
  const { draw, close } = openDrawingProcess({ giveUpMs: 600_000 })
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><rect width="900" height="600"/></svg>'
  const [bare, pictured] = [await draw(exampleSticker(), null), await draw(exampleSticker(), Buffer.from(drawing))]
  expect(Buffer.from(bare).toString('latin1', 0, 5)).toBe('%PDF-')
  expect(Buffer.from(pictured).toString('latin1')).toMatch(/\/Subtype \/Image/)
  await close()
})
