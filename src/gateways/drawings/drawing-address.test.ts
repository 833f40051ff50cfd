import { describe, expect, it } from 'vitest'
import {
  ANGLES,
  CAR_SHAPES,
  drawingAddress,
  PAINT_COLOURS,
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  parseDrawing,
  STYLES,
} from './drawing-address.ts'

describe('the URL of a drawing', () => {
  it('parses back to the same drawing', () => {
    for (const shape of CAR_SHAPES) {
      for (const colour of PAINT_COLOURS) {
        for (const angle of ANGLES) {
          for (const width of PICTURE_WIDTHS) {
            for (const format of PICTURE_FORMATS) {
              const picture = { shape, colour, angle, width, format }
              expect(parseDrawing(drawingAddress(picture).replace('/pictures/made/', ''))).toEqual(picture)
            }
          }
        }
      }
    }
  })

  it('parses back to the same styling, and knows none beyond the last', () => {
    const picture = { shape: 'suv', colour: 'red', angle: 'side', width: 800, format: 'webp' } as const
    for (const style of [1, 9, STYLES - 1])
      expect(parseDrawing(drawingAddress({ ...picture, style }).slice('/pictures/made/'.length))).toEqual({
        ...picture,
        style,
      })
    expect(parseDrawing(`suv.${STYLES}-red-side-800.webp`)).toBeNull()
    expect(parseDrawing('suv.0-red-side-800.webp')).toBeNull()
  })

  it('SEARCH-16 maps bodies that share a drawing', () => {
    expect(parseDrawing('4x4-white-front-800.webp')?.shape).toBe('large-suv')
    expect(parseDrawing('station-wagon-white-front-800.webp')?.shape).toBe('wagon')
  })

  it.each([
    'spaceship-white-side-800.webp',
    'suv-purple-side-800.webp',
    'suv-white-above-800.webp',
    'suv-white-side-801.webp',
    'suv-white-side-800.png',
    'suv-white-side-800',
    '../suv-white-side-800.webp',
    'constructor-white-side-800.webp',
    '',
  ])("'%s' is not a picture", (name) => {
    expect(parseDrawing(name)).toBeNull()
  })
})
