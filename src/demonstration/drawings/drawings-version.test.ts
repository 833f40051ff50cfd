import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { DRAWINGS_VERSION } from '#domain/picture/drawing-path.ts'
import { ANGLES, CAR_SHAPES, PAINT_COLOURS, STYLES } from '#gateways/drawings/drawing-address.ts'
import { drawCar } from '#gateways/drawings/drawn-car.ts'
import { EVERY_VIEW } from './every-view.ts'

it('FIELD-5 the address of a drawing changes with the drawings, which browsers keep for good', () => {
  const digest = createHash('sha256')
  for (const shape of CAR_SHAPES) {
    for (const angle of ANGLES) digest.update(drawCar({ shape, angle, colour: 'blue' }, EVERY_VIEW))
    for (let style = 1; style < STYLES; style += 1)
      digest.update(drawCar({ shape, style, angle: 'side', colour: 'red' }))
  }
  for (const colour of PAINT_COLOURS) digest.update(drawCar({ shape: 'suv', angle: 'side', colour }))
  expect(DRAWINGS_VERSION, 'Write this digest into drawing-path.ts').toBe(digest.digest('hex').slice(0, 4))
})
