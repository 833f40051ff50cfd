import sharp from 'sharp'
import { extractText, getDocumentProxy, getMeta } from 'unpdf'
import { describe, expect, it } from 'vitest'
import { drawWindowSticker } from './draw-window-sticker.ts'
import { exampleSticker } from './testing/example-sticker.ts'

const read = async (bytes: Uint8Array) => {
  const pdf = await getDocumentProxy(bytes)
  const { totalPages, text } = await extractText(pdf, { mergePages: true })
  return { totalPages, text: text.replace(/\s+/g, ' '), meta: await getMeta(pdf) }
}

describe.each(['harbour', 'ridge', 'meadow'] as const)('in %s', (template) => {
  it('CAR-8 LAW-2 LAW-3 is one page with readable text: car, price and price type, location, phone, licence, date', async () => {
    const example = exampleSticker()
    const sticker = { ...example, look: { ...example.look, template } }
    const { totalPages, text } = await read(await drawWindowSticker(sticker, null))
    expect(totalPages).toBe(1)
    for (const words of [
      '$45,990',
      'Drive away',
      '54,321 km',
      'Tow bar',
      '07 5550 0000',
      'LMCT 1234',
      '21 November 2026',
    ])
      expect(text).toContain(words)
    expect(text.toLowerCase()).toContain('2021 toyota hilux')
  })
})

it('INTAKE-8 LAW-3 shows both prices, each with what it includes, and nothing twice', async () => {
  const example = exampleSticker()
  const price = { ...example.price, other: { text: '$43,100', type: 'Excl. government charges' } }
  const { totalPages, text } = await read(await drawWindowSticker({ ...example, price }, null))
  expect(totalPages).toBe(1)
  expect(text).toMatch(/\$45,990 Drive away \$43,100 Excl\. government charges/)
  expect(text.match(/government charges/g)).toHaveLength(1)
})

it('FIELD-4 has a title, a language and tags', async () => {
  const bytes = await drawWindowSticker(exampleSticker(), null)
  const { meta } = await read(bytes.slice())
  expect(meta.info).toMatchObject({ Title: '2021 Toyota HiLux SR5', Language: 'en-AU' })
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/Marked true/)
})

it('LAW-1 shows the repayment together with its comparison rate and warning', async () => {
  const estimate = {
    repayment: '$150 / week',
    basis: 'Based on 60 months.',
    comparisonRate: 'Comparison rate 9.10% p.a.',
    warning: 'WARNING: true only for the example.',
    validity: 'Valid until 22 December 2026.',
    disclaimer: 'Not a quote.',
    interestRate: '8.00% p.a.',
  }
  const { text } = await read(await drawWindowSticker({ ...exampleSticker(), estimate }, null))
  expect(text).toMatch(
    /\$150 \/ week.*Comparison rate 9\.10% p\.a\..*Based on 60 months\..*WARNING: true only for the example\. Valid until 22 December 2026\. Not a quote\./,
  )
})

it('CAR-8 stays one page however many features there are, and gives the number left out', async () => {
  const features = Array.from(
    { length: 120 },
    (_, index) => `Feature number ${index + 1} with a rather long name to it`,
  )
  const { totalPages, text } = await read(await drawWindowSticker({ ...exampleSticker(), features }, null))
  const more = Number(/and (\d+) more on the car’s page/.exec(text)?.[1])
  expect(totalPages).toBe(1)
  expect(text).toContain(`Feature number ${120 - more} `)
  expect(text).not.toContain(`Feature number ${121 - more} `)
})

it('CAR-8 embeds the picture in print size, whatever its format', async () => {
  const webp = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'red' } })
    .webp()
    .toBuffer()
  const bytes = await drawWindowSticker(exampleSticker(), webp)
  expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/DCTDecode/)
})

it('CAR-8 decomposes letters that the font lacks, and leaves out other unknown characters', async () => {
  const { text } = await read(await drawWindowSticker({ ...exampleSticker(), subtitle: 'Ḧonda 起 ed' }, null))
  expect(text.normalize('NFD')).toMatch(/H.?onda ed/u)
})
