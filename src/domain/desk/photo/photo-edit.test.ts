import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cropPixels, type PhotoShape, quarterTurned, readCrop, turnedSize } from './photo-edit.ts'

const SIZE = { width: 1600, height: 1200 }
const typed = (left: string, top: string, width: string, height: string) => ({ left, top, width, height })

describe('DESK-4 turning and cropping', () => {
  it('four quarter turns, or one to each side, end where they began', () => {
    const part = fc.integer({ min: 0, max: 50 }).map((value) => value / 100)
    fc.assert(
      fc.property(part, part, (left, top) => {
        const shape: PhotoShape = { turn: 0, crop: { left, top, width: 0.5, height: 0.25 } }
        const right = quarterTurned(shape, 'right')
        expect(turnedSize(SIZE, right.turn)).toEqual({ width: 1200, height: 1600 })
        const near = (one: PhotoShape) => {
          expect(one.turn).toBe(0)
          expect(cropPixels(one.crop ?? expect.fail(), SIZE)).toEqual(cropPixels(shape.crop ?? expect.fail(), SIZE))
        }
        near(quarterTurned(right, 'left'))
        near([1, 2, 3].reduce((each) => quarterTurned(each, 'right'), right))
      }),
    )
  })

  it('a turn to the right brings the bottom left corner to the top left', () => {
    const bottomLeft = { left: 0, top: 0.75, width: 0.25, height: 0.25 }
    expect(quarterTurned({ turn: 0, crop: bottomLeft }, 'right').crop).toEqual({
      left: 0,
      top: 0,
      width: 0.25,
      height: 0.25,
    })
  })

  it.each([
    ['free', typed('10', '20', '50', '40'), { left: 160, top: 240, width: 800, height: 480 }],
    ['3:2', typed('0', '0', '100', '100'), { left: 0, top: 67, width: 1600, height: 1067 }],
    ['4:3', typed('0', '0', '50', '100'), { left: 0, top: 300, width: 800, height: 600 }],
    ['free', typed('50', '50', '100', '100'), { left: 800, top: 600, width: 800, height: 600 }],
  ] as const)('reads a crop %s', (ratio, percent, pixels) => {
    const read = readCrop(percent, ratio, SIZE)
    expect(read.ok && read.crop && cropPixels(read.crop, SIZE)).toEqual(pixels)
  })

  it('a crop of everything is none', () => {
    expect(readCrop(typed('0', '0', '100', '100'), 'free', SIZE)).toEqual({ ok: true, crop: null })
  })

  it.each([
    [typed('', '0', '100', '100'), 'type left, top, width and height in percent'],
    [typed('-5', '0', '100', '100'), 'in percent, from 0 to 100'],
    [typed('101', '0', '100', '100'), 'in percent, from 0 to 100'],
    [typed('0', '0', '10', '10'), '160 by 120 pixels would remain'],
  ])('says what is wrong with a crop %o', (percent, words) => {
    const read = readCrop(percent, 'free', SIZE)
    expect(!read.ok && read.fault).toContain(words)
  })
})
