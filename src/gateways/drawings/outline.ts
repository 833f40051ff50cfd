/** A corner of an outline: millimetres from the front and above the ground, and its rounding radius. */
export type Corner = readonly [x: number, y: number, round?: number]

/** A closed outline with rounded corners as SVG path data. y points up here and down in the SVG. */
export function closedOutline(corners: readonly Corner[]): string {
  return `${joined(corners, true)}Z`
}

/** Like `closedOutline`, for an open line. */
export function openLine(corners: readonly Corner[]): string {
  return joined(corners, false)
}

/** Rounds to two decimals, finer than any screen. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100)
}

export function at(x: number, y: number): string {
  return `${n(x)} ${n(-y)}`
}

function joined(corners: readonly Corner[], closed: boolean): string {
  const count = corners.length
  return corners
    .map((corner, index) => {
      const before = corners[(index + count - 1) % count] ?? corner
      const after = corners[(index + 1) % count] ?? corner
      const end = !closed && (index === 0 || index === count - 1)
      const round = end ? 0 : (corner[2] ?? 0)
      const start = index === 0 ? 'M' : 'L'
      if (round === 0) return `${start}${at(corner[0], corner[1])}`
      const [fromX, fromY] = towards(corner, before, round)
      const [toX, toY] = towards(corner, after, round)
      return `${start}${at(fromX, fromY)}Q${at(corner[0], corner[1])} ${at(toX, toY)}`
    })
    .join('')
}

/** The point at `distance` from one corner towards another, at most half way. */
function towards(from: Corner, to: Corner, distance: number): readonly [number, number] {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1
  const share = Math.min(distance, length * 0.5) / length
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}
