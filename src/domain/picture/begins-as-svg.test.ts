import { expect, it } from 'vitest'
import { beginsAsSvg } from './begins-as-svg.ts'

it.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '<SVG>',
  '\uFEFF<svg\n>',
  '\uFEFF <?xml version="1.0"?>\n<!-- by <svg> & co. --><!---->\n<!DOCTYPE svg PUBLIC "x">\n<svg >',
])('%j is an SVG', (text) => {
  expect(beginsAsSvg(text)).toBe(true)
})

it.each(['', '<svgs>', '<html><svg></svg></html>', '<!DOCTYPE html><svg>', '<!-- <svg>', '<?xml <svg', 'text <svg>'])(
  '%j is none',
  (text) => {
    expect(beginsAsSvg(text)).toBe(false)
  },
)

it('a long row of comments is read once', () => {
  expect(beginsAsSvg('<!---->'.repeat(50_000))).toBe(false)
})
