import { type Corner, closedOutline, n } from '#gateways/drawings/outline.ts'

/** Completes an outline from its right half, which runs from the foot to the middle of the roof. */
export function mirrored(half: readonly Corner[]): string {
  const left = [...half].reverse().map(([x, y, round = 0]): Corner => [-x, y, round])
  return closedOutline([...half, ...left])
}

/** Repeats the drawing mirrored on the other side. */
export function twice(drawn: string): string {
  return `${drawn}<g transform="scale(-1 1)">${drawn}</g>`
}

export function box(
  {
    x,
    top,
    width,
    height,
  }: { readonly x: number; readonly top: number; readonly width: number; readonly height: number },
  round: number,
  attributes: string,
): string {
  return `<rect x="${n(x)}" y="${n(-top)}" width="${n(width)}" height="${n(height)}" rx="${n(round)}" ${attributes}/>`
}
