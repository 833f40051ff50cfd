import { expect, it } from 'vitest'
import { drawnPath } from '../../picture/drawing-path.ts'
import { picture } from '../car-picture.ts'
import { inLandscape } from './landscape.ts'

it('SITE-12 a hero shows a drawn car in its landscape', () => {
  const view = inLandscape(picture(drawnPath('suv.7-red-side3-800.webp'), 'A red SUV'), 'coast')
  expect([view.src, view.alt]).toEqual([drawnPath('suv.7-red-coast-800.webp'), 'A red SUV'])
  expect(view.srcset).toContain(`${drawnPath('suv.7-red-coast-1600.webp')} 1600w`)
})

it.each([drawnPath('suv-red-front-800.webp'), 'https://pictures.example/1.jpg'])(
  'SITE-12 a hero shows %s as it is',
  (address) => {
    const view = picture(address, 'A car')
    expect(inLandscape(view, 'dusk')).toEqual(view)
  },
)
