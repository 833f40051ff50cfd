import { across, blur, downwards } from '#gateways/drawings/gradients.ts'
import { type Corner, closedOutline, n, openLine } from '#gateways/drawings/outline.ts'
import type { Paint } from '#gateways/drawings/paint.ts'
import { box, mirrored, twice } from './both-sides.ts'
import type { Face } from './face.ts'

/** Parts common to front and rear view: tyres, body, glass, mirrors. */
export function endGradients({ half, height, cowl, nose, clearance }: Face, paint: Paint): string {
  const share = (y: number) => (height - y) / (height - clearance)
  return [
    downwards('paint', height, clearance, [[0, paint.light], [share(cowl + 60), paint.base], [share(cowl), paint.light], [share(nose + (cowl - nose) * 0.5), paint.light], [share(nose + 8), paint.base], [share(nose - 60), paint.light], [share(nose - 200), paint.base], [share(clearance + (nose - clearance) * 0.35), paint.shade], [1, paint.dark]]),
    across('ends', -half, half, [[0, '#06080c', 0.6], [0.07, '#06080c', 0.3], [0.2, '#06080c', 0], [0.8, '#06080c', 0], [0.93, '#06080c', 0.3], [1, '#06080c', 0.6]]),
    downwards('glass', height, cowl - 60, [[0, '#10151a'], [0.35, '#2a343d'], [0.8, '#53616d'], [1, '#39444d']]),
    downwards('bonnet', cowl, nose, [[0, '#fff', 0], [0.35, '#fff', 0.1 + paint.gloss * 0.3], [0.8, '#fff', 0.05], [1, '#fff', 0.25 + paint.gloss * 0.2]]),
    downwards('black', nose, clearance, [[0, '#2a2e32'], [0.5, '#16191c'], [1, '#0d0f11']]),
    downwards('lens', nose, nose - 170, [[0, '#2a3138'], [0.4, '#77838e'], [0.75, '#cfd8e0'], [1, '#59636d']]),
    downwards('red', nose + 160, nose - 160, [[0, '#f0444a'], [0.5, '#b8131d'], [1, '#6d0a10']]),
    downwards('chrome', nose, nose - 320, [[0, '#f5f7f9'], [0.5, '#9ba2a9'], [1, '#d8dde1']]),
    blur('soft', 16),
  ].join('') // biome-ignore format: one gradient a line
}

/** Relative width of the glass area at its base: vans and buses hardly taper. */
function shoulder({ half, roof }: Face): number {
  return roof / half > 0.74 ? 0.95 : 0.845
}

/** Right half of the body outline. */
export function bodyHalf(face: Face): readonly Corner[] {
  const { half, height, roof, cowl, nose, clearance } = face
  return [
    [half * 0.62, clearance, 20], [half * 0.86, clearance + 15, 60], [half * 0.965, clearance + 170, 120], [half, nose - 330, 130], [half * 0.985, nose - 60, 120], [half * Math.max(0.93, shoulder(face) + 0.025), (cowl + nose) / 2 + 20, 100],
    [half * shoulder(face), cowl + 10, 70], [roof + (half * shoulder(face) - roof) * 0.2, height - 190, 140], [roof * 0.86, height - 22, 170], [0, height, 300],
  ] // biome-ignore format: one outline
}

export function tyres({ half, tyre, clearance, nose }: Face): string {
  const outer = half * 0.965
  return twice(
    `${box({ x: outer - tyre, top: Math.max(clearance + 260, nose * 0.6), width: tyre, height: Math.max(clearance + 260, nose * 0.6) }, 52, 'fill="#0e1012"')}${box({ x: outer - tyre + 14, top: clearance + 40, width: tyre - 28, height: clearance + 26 }, 30, 'fill="#1c1f22"')}${[0.25, 0.5, 0.75].map((part) => `<path d="M${n(outer - tyre + tyre * part)} ${n(-clearance - 10)}V-14" stroke="#050607" stroke-width="11"/>`).join('')}${box({ x: outer - 26, top: clearance + 100, width: 18, height: clearance + 40 }, 9, 'fill="#3a3f44" opacity="0.5"')}`,
  )
}

/** Corners of the windscreen's or rear window's right half. */
export function glassHalf(face: Face, low = 0): readonly Corner[] {
  const { half, height, roof, cowl } = face
  return [[half * 0.5, cowl + low - 14, 200], [half * (shoulder(face) - 0.07), cowl + low + 10, 34], [roof + (half * shoulder(face) - roof) * 0.22 - 74, height - 205, 70], [roof * 0.84, height - 108, 90], [0, height - 92, 200]] // biome-ignore format: one outline
}

export function glass(face: Face, low = 0): string {
  const outline = mirrored(glassHalf(face, low))
  const { half, height, cowl } = face
  const foot = cowl + low - 40
  const streak = (x: number, width: number, opacity: number) => `<path d="${closedOutline([[x, foot], [x + half * 0.55, height], [x + half * 0.55 + width, height], [x + width, foot]])}" fill="#fff" opacity="${opacity}"/>` // biome-ignore format: one streak
  return `<clipPath id="pane"><path d="${outline}"/></clipPath><path d="${outline}" fill="#0b0d0f" stroke="#0b0d0f" stroke-width="26" stroke-linejoin="round"/><g clip-path="url(#pane)"><path d="${outline}" fill="url(#glass)"/>${twice(seat(half * 0.4, cowl + low, height))}${streak(-half * 0.72, half * 0.34, 0.13)}${streak(-half * 0.3, half * 0.1, 0.1)}${streak(half * 0.12, half * 0.4, 0.06)}</g>`
}

function seat(x: number, foot: number, height: number): string {
  const room = Math.min(height - foot, 560)
  return `<path d="${closedOutline([[x - 210, foot - 60], [x - 185, foot + room * 0.36, 60], [x - 90, foot + room * 0.43, 30], [x - 95, foot + room * 0.66, 50], [x + 95, foot + room * 0.66, 50], [x + 90, foot + room * 0.43, 30], [x + 185, foot + room * 0.36, 60], [x + 210, foot - 60]])}" fill="#0a0d10" opacity="0.6"/>` // biome-ignore format: one seat
}

export function mirrors({ half, cowl }: Face, paint: Paint, seen: 'front' | 'rear'): string {
  const x = half * 0.86
  const shell: readonly Corner[] = [[x + 30, cowl + 20, 30], [x + 20, cowl + 130, 50], [x + 60, cowl + 178, 50], [x + 190, cowl + 165, 60], [x + 208, cowl + 60, 50], [x + 160, cowl + 10, 40]] // biome-ignore format: one outline
  const seenGlass = seen === 'rear' ? `<path d="${closedOutline([[x + 46, cowl + 40, 24], [x + 44, cowl + 132, 36], [x + 74, cowl + 160, 36], [x + 176, cowl + 150, 44], [x + 190, cowl + 66, 36], [x + 150, cowl + 30, 30]])}" fill="#9fb0bd"/>` : `<path d="${closedOutline([[x + 32, cowl + 110, 20], [x + 62, cowl + 172, 44], [x + 186, cowl + 158, 54], [x + 202, cowl + 112, 20], [x + 120, cowl + 134, 60]])}" fill="${paint.shine}" opacity="0.8"/>` // biome-ignore format: one mirror
  return twice(
    `<path d="${openLine([[half * 0.82, cowl + 30], [x + 60, cowl + 50]])}" stroke="#15181b" stroke-width="40"/><path d="${closedOutline(shell)}" fill="${paint.base}" stroke="${paint.deep}" stroke-width="6"/>${seenGlass}<path d="${closedOutline([[x + 34, cowl + 22, 20], [x + 36, cowl + 58, 10], [x + 206, cowl + 64, 20], [x + 160, cowl + 12, 40]])}" fill="#101316"/>`,
  ) // biome-ignore format: one mirror
}

/** The box or living area behind a cab. */
export function standingBehind({ behind, clearance }: Face, paint: Paint): string {
  if (!behind) return ''
  const [half, top] = behind
  return `${box({ x: -half, top, width: half * 2, height: top - clearance - 220 }, 120, `fill="#e6e9ec"`)}${box({ x: -half, top, width: half * 2, height: top - clearance - 220 }, 120, 'fill="url(#ends)" opacity="0.55"')}${box({ x: -half, top, width: half * 2, height: top - clearance - 220 }, 120, `fill="none" stroke="${paint.deep}" stroke-opacity="0.5" stroke-width="9"`)}`
}

export function plate(middle: number): string {
  return `${box({ x: -190, top: middle + 62, width: 380, height: 124 }, 14, 'fill="#e9ebe6" stroke="#6b7076" stroke-width="7"')}${[-120, -70, -20, 40, 90, 140].map((x) => box({ x: x - 17, top: middle + 30, width: 34, height: 60 }, 8, 'fill="#3c4a44" opacity="0.75"')).join('')}`
}
