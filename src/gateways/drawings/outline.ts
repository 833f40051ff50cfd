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

/** The middle of the corners. */
export function centre(corners: readonly Corner[]): readonly [number, number] {
  const average = (index: 0 | 1) =>
    corners.reduce((sum, corner) => sum + corner[index], 0) / Math.max(1, corners.length)
  return [average(0), average(1)]
}

/** The same outline around the same middle at a share of its size. */
export function smaller(corners: readonly Corner[], share: number): Corner[] {
  const [x0, y0] = centre(corners)
  return corners.map(([x, y, round = 0]) => [x0 + (x - x0) * share, y0 + (y - y0) * share, round * share])
}

/** The height of an outline at x; 0 beside it. */
export function heightAt(profile: readonly Corner[], x: number): number {
  for (let index = 1; index < profile.length; index += 1) {
    const [x1, y1] = profile[index - 1] ?? [0, 0]
    const [x2, y2] = profile[index] ?? [0, 0]
    if (x1 <= x && x <= x2 && x2 > x1) return y1 + ((y2 - y1) * (x - x1)) / (x2 - x1)
  }
  return 0
}
