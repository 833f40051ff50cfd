import { expect, it } from 'vitest'
import { cropBoxOf, fittedBox, movedBox, sizedBox } from './crop-box.ts'

const WHOLE = { left: 0, top: 0, width: 100, height: 100 }

it('DESK-4 the box of a crop stays on the photo, keeps its shape, and the corner opposite stays', () => {
  expect(cropBoxOf({ left: '80', top: 'x', width: '50', height: '2' })).toEqual({
    left: 50,
    top: 0,
    width: 50,
    height: 5,
  })
  expect(movedBox({ ...WHOLE, width: 50 }, 70, 3)).toEqual({ left: 50, top: 0, width: 50, height: 100 })
  expect(fittedBox(WHOLE, 0.5)).toEqual({ left: 25, top: 0, width: 50, height: 100 })
  expect(sizedBox(WHOLE, 'nw', { x: 10, y: 0 }, null)).toEqual({ left: 10, top: 0, width: 90, height: 100 })
  expect(sizedBox(WHOLE, 'se', { x: -20, y: -1 }, 1)).toEqual({ left: 0, top: 0, width: 80, height: 80 })
})
