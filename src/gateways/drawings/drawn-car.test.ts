import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { ANGLES, CAR_SHAPES, PAINT_COLOURS } from './drawing-address.ts'
import { drawCar } from './drawn-car.ts'

describe('a drawn car', () => {
  it.each(CAR_SHAPES)('%s is well-formed SVG of 1200 by 800 in every colour and from every angle', (shape) => {
    for (const colour of PAINT_COLOURS) {
      for (const angle of ANGLES) {
        const svg = drawCar({ shape, colour, angle })
        expect(faultIn(svg), `${shape} ${colour} ${angle}`).toBeNull()
        expect(svg).toContain('viewBox="0 0 1200 800"')
        expect(svg).not.toMatch(/undefined|NaN|Infinity|\[object/)
      }
    }
  })

  it('refers only to ids that it defines', () => {
    for (const shape of CAR_SHAPES) {
      for (const angle of ANGLES) {
        const svg = drawCar({ shape, colour: 'blue', angle })
        const defined = new Set([...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1]))
        const used = [...svg.matchAll(/url\(#([^)]+)\)|href="#([^"]+)"/g)].map((match) => match[1] ?? match[2])
        expect(
          used.filter((id) => !defined.has(id ?? '')),
          `${shape} ${angle}`,
        ).toEqual([])
      }
    }
  })

  it('differs by shape and by angle, and by colour wherever paint is seen', () => {
    const every = CAR_SHAPES.flatMap((shape) => ANGLES.map((angle) => ({ shape, angle })))
    const withPaint = every.filter(({ angle }) => angle !== 'interior' && angle !== 'boot')
    expect(new Set(withPaint.map((car) => drawCar({ ...car, colour: 'red' }))).size).toBe(withPaint.length)
    for (const car of withPaint) {
      expect(new Set(PAINT_COLOURS.map((colour) => drawCar({ ...car, colour }))).size).toBe(PAINT_COLOURS.length)
    }
  })
})

/** The first XML error, or null. */
function faultIn(svg: string): string | null {
  let fault: string | null = null
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    fault ??= error.message
  })
  parser.write(svg).close()
  return fault
}
