import fc from 'fast-check'
import { expect, it } from 'vitest'
import { TEXTS } from '#tests/setup/texts.ts'
import { pictures } from '../car/field.ts'
import { madeText, noise } from '../testing/made-texts.ts'
import { cellReader } from './reader.ts'

function read(cell: string) {
  const reader = cellReader(
    { row: 1, line: 2, cells: new Map([['images', cell]]) },
    { specs: { images: 'images' }, region: 'AU', units: {}, notation: {} },
  )
  return { images: reader.pictures('images', pictures.by), remarks: reader.remarks }
}

const part = fc.stringMatching(/^[A-Za-z0-9_~%.-]{1,12}$/)
const address = fc
  .tuple(
    fc.constantFrom('https://', 'http://', '//'),
    fc.constantFrom('cdn.example', 'a.au:8443'),
    part,
    part,
    fc.constantFrom('', '?w=1,2', '?a=1;b=2', '?id=9&s=x.jpg'),
  )
  .map(([scheme, host, folder, file, query]) => ({
    written: `${scheme}${host}/${folder},1/${file}.jpg${query}`,
    meant: `${scheme === '//' ? 'https://' : scheme}${host}/${folder},1/${file}.jpg${query}`,
  }))

it('kind 12 A23 STOCK-1 a list of pictures has each address unchanged and in order', () => {
  fc.assert(
    fc.property(
      fc.array(address, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('|', ' | ', '\n', ', ', ',', 'json'),
      (all, between) => {
        const written = all.map((each) => each.written)
        const cell = between === 'json' ? JSON.stringify(written) : written.join(between)
        expect([cell, ...read(cell).images]).toEqual([cell, ...all.map(({ meant }) => meant)])
      },
    ),
    TEXTS,
  )
})

it('kind 12 A23 what is no address of a picture is left out with a remark, and nothing is made up', () => {
  fc.assert(
    fc.property(
      madeText(['https://a.au/1.jpg', '//a.au/2.jpg', 'front.jpg', 'javascript:alert(1)', 'none', ','], 4),
      noise,
      (cell, more) => {
        const { images, remarks } = read(cell + more)
        const text = (cell + more).normalize('NFC').replace(/\s+/g, ' ')
        for (const each of images)
          expect([text, text.includes(each.replace(/^https:(?=\/\/a\.au\/2)/, ''))]).toEqual([text, true])
        if (images.length === 0 && /[\p{L}\p{N}]{9}/u.test(text)) expect(remarks).toHaveLength(1)
        for (const each of images) expect(each).not.toMatch(/^\s*javascript:/i)
      },
    ),
    TEXTS,
  )
})
