import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDrawingProcess } from './drawing-process.ts'
import { exampleSticker } from './testing/example-sticker.ts'

it('CAR-8 a window sticker that cannot be drawn, or ends its process, is a failure of the PDF, and the next one is drawn', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-drawing-'))
  const program = join(folder, 'program.ts')
  await writeFile(
    program,
    `import { answerReadings } from '${join(import.meta.dirname, '../reading/answer-readings.ts')}'
    answerReadings({ sticker({ sticker: { title } }) {
      if (title === 'dies') process.exit(1)
      if (title === 'fails') throw new Error('no ink')
      return new TextEncoder().encode(title)
    } })`,
  )
  const { draw, close } = openDrawingProcess({ program, longestRestMs: 0 })
  const sticker = (title: string) => ({ ...exampleSticker(), title })
  const outcomes = await Promise.allSettled(['dies', 'fails', 'good'].map((title) => draw(sticker(title), null)))
  expect(outcomes[0]).toMatchObject({ reason: { name: 'GatewayError', gateway: 'pdf' } })
  expect(outcomes[1]).toMatchObject({
    reason: { name: 'GatewayError', message: 'pdf: reading it fails: Error: no ink' },
  })
  expect(outcomes[2]).toMatchObject({ value: new TextEncoder().encode('good') })
  await close()
  await rm(folder, { recursive: true })
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
