import { n } from './outline.ts'

/** Offset 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number]

/** A gradient from the height `top` down to `bottom`, both above the ground. */
export function downwards(id: string, top: number, bottom: number, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${n(-top)}" x2="0" y2="${n(-bottom)}">${written(stops)}</linearGradient>`
}

export function across(id: string, from: number, to: number, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(from)}" y1="0" x2="${n(to)}" y2="0">${written(stops)}</linearGradient>`
}

export function slanted(
  id: string,
  [x1, y1]: readonly [number, number],
  [x2, y2]: readonly [number, number],
  stops: readonly Stop[],
): string {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(-y1)}" x2="${n(x2)}" y2="${n(-y2)}">${written(stops)}</linearGradient>`
}

export function round(
  id: string,
  { x, y, radius }: { readonly x: number; readonly y: number; readonly radius: number },
  stops: readonly Stop[],
): string {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(-y)}" r="${n(radius)}">${written(stops)}</radialGradient>`
}

export function blur(id: string, deviation: number): string {
  return `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`
}

function written(stops: readonly Stop[]): string {
  return stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${n(offset)}" stop-color="${colour}"${opacity === undefined ? '' : ` stop-opacity="${n(opacity)}"`}/>`,
    )
    .join('')
}
