import { SaxesParser } from 'saxes'
import { describe, expect, it } from 'vitest'
import { ANGLES, CAR_SHAPES, PAINT_COLOURS } from '#gateways/drawings/drawing-address.ts'
import { type DrawnCar, drawCar } from '#gateways/drawings/drawn-car.ts'
import { everyNth, partOf } from '#tests/setup/proof.ts'
import { EVERY_VIEW } from './every-view.ts'

const drawn = (car: DrawnCar) => drawCar(car, EVERY_VIEW)

describe('a drawn car', () => {
  it('has a view for every angle', () => {
    expect(Object.keys(EVERY_VIEW).sort()).toEqual([...ANGLES].sort())
  })

  it.each(CAR_SHAPES)('%s is well-formed SVG of 1200 by 800 in every colour and from every angle', (shape) => {
    for (const [number, angle] of ANGLES.entries()) {
      for (const colour of partOf(PAINT_COLOURS, 6, number)) {
        const svg = drawn({ shape, colour, angle })
        expect(faultIn(svg), `${shape} ${colour} ${angle}`).toBeNull()
        expect(svg).toContain('viewBox="0 0 1200 800"')
        expect(svg).not.toMatch(/undefined|NaN|Infinity|\[object/)
      }
    }
  })

  it('refers only to ids that it defines', () => {
    for (const shape of CAR_SHAPES) {
      for (const angle of ANGLES) {
        const svg = drawn({ shape, colour: 'blue', angle })
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
    expect(new Set(withPaint.map((car) => drawn({ ...car, colour: 'red' }))).size).toBe(withPaint.length)
    for (const car of everyNth(withPaint, 7)) {
      expect(new Set(PAINT_COLOURS.map((colour) => drawn({ ...car, colour }))).size).toBe(PAINT_COLOURS.length)
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
