import { expect, it } from 'vitest'
import { svgSize } from './svg-size.ts'

const svg = (attributes: string) => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><path d="M0 0"/></svg>`

it.each([
  ['width="120" height="60"', { width: 120, height: 60 }],
  ["height='60px' width='120px'", { width: 120, height: 60 }],
  ['width="120" height="60" viewBox="0 0 10 10"', { width: 120, height: 60 }],
  ['viewBox="0 0 294 64"', { width: 294, height: 64 }],
  ['viewBox="-5,-5, 300,50"', { width: 300, height: 50 }],
  ['width="100%" height="100%" viewBox="0 0 294 64"', { width: 294, height: 64 }],
  ['stroke-width="3" viewBox="0 0 12.5 4.2"', { width: 1250, height: 420 }],
  ['width="120"', null],
  ['width="0" height="60"', null],
  ['width="" height="60"', null],
  ['viewBox="0 0 wide high"', null],
])('the size of an SVG with %s', (attributes, size) => {
  expect(svgSize(svg(attributes))).toEqual(size)
})

it('the first element counts, after a declaration and comments; a page has no size', () => {
  expect(svgSize(`<?xml version="1.0"?>\n<!-- by hand -->\n${svg('width="7" height="8"')}`)).toEqual({
    width: 7,
    height: 8,
  })
  expect(svgSize('<html><svg width="7" height="8"/></html>')).toBeNull()
})
