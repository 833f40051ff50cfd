import { beginsAsSvg } from './begins-as-svg.ts'
import type { PictureSize } from './picture-size.ts'

/**
 * The size that an SVG states in whole pixels, by its width and height, or by its viewBox; null if it states none. One
 * that is no whole number comes a hundred times as large: pages use the proportion.
 */
export function svgSize(text: string): PictureSize | null {
  if (!beginsAsSvg(text)) return null
  const begin = text.search(/<svg\s/i)
  const end = text.indexOf('>', begin)
  const element = begin === -1 || end === -1 ? '' : text.slice(begin, end)
  return stated(lengthOf(element, 'width'), lengthOf(element, 'height')) ?? viewBoxSize(element)
}

/** A length without a unit or in pixels; others are NaN: '100%' and '4em' depend on the page. */
function lengthOf(element: string, name: string): number {
  return Number(attributeOf(element, name).replace(/px$/i, '') || Number.NaN)
}

function viewBoxSize(element: string): PictureSize | null {
  const [, , width = Number.NaN, height = Number.NaN] = attributeOf(element, 'viewBox')
    .split(/[\s,]+/)
    .map(Number)
  return stated(width, height)
}

function attributeOf(element: string, name: string): string {
  const [, , value = ''] = new RegExp(`\\s${name}\\s*=\\s*(["'])([^"']*)\\1`, 'i').exec(element) ?? []
  return value.trim()
}

function stated(width: number, height: number): PictureSize | null {
  if (!(Number.isFinite(width) && Number.isFinite(height) && width > 0 && height > 0)) return null
  if (Number.isInteger(width) && Number.isInteger(height)) return { width, height }
  return { width: Math.max(1, Math.round(width * 100)), height: Math.max(1, Math.round(height * 100)) }
}
