import { across, downwards } from '#gateways/drawings/gradients.ts'
import { n } from '#gateways/drawings/outline.ts'
import type { Paint } from '#gateways/drawings/paint.ts'
import { box, twice } from './both-sides.ts'

export type Towed = 'pop-top' | 'caravan-1' | 'caravan' | 'caravan-long' | 'caravan-4x4' | 'camper-trailer'

interface TowedSize {
  readonly half: number
  readonly top: number
  readonly foot: number
  readonly tyre: number
}

export const TOWED: Readonly<Record<Towed, TowedSize>> = {
  'pop-top': { half: 1110, top: 2300, foot: 620, tyre: 215 },
  'caravan-1': { half: 1160, top: 2900, foot: 620, tyre: 215 },
  caravan: { half: 1220, top: 2960, foot: 620, tyre: 225 },
  'caravan-long': { half: 1250, top: 2990, foot: 620, tyre: 225 },
  'caravan-4x4': { half: 1230, top: 3080, foot: 730, tyre: 265 },
  'camper-trailer': { half: 960, top: 1780, foot: 640, tyre: 265 },
}

/** Front (drawbar) or rear view of a caravan or camper. */
export function towedEnd(shape: Towed, seen: 'front' | 'rear', paint: Paint): string {
  const { half, top, foot, tyre } = TOWED[shape]
  const kind = shape === 'camper-trailer' ? shape : 'caravan'
  const low = foot + (top - foot) * (kind === 'caravan' ? 0.24 : 0.16)
  const wall = (attributes: string) =>
    box({ x: -half, top, width: half * 2, height: top - foot }, kind === 'caravan' ? 190 : 90, attributes)
  return [
    `<defs>${downwards('paint', top, foot, [[0, paint.shine], [0.12, paint.light], [0.5, paint.base], [0.62, paint.light], [0.66, paint.base], [1, paint.shade]])}${across('ends', -half, half, [[0, '#06080c', 0.5], [0.08, '#06080c', 0.2], [0.22, '#06080c', 0], [0.78, '#06080c', 0], [0.92, '#06080c', 0.2], [1, '#06080c', 0.5]])}<pattern id="checks" width="70" height="70" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="70" height="70" fill="#33373c"/><rect x="10" y="28" width="50" height="14" rx="7" fill="#565c62"/></pattern><clipPath id="wall">${wall('')}</clipPath></defs>`,
    twice(`${box({ x: half * 0.94 - tyre, top: 700, width: tyre, height: 700 }, 50, 'fill="#101214"')}${[0.3, 0.5, 0.7].map((part) => `<path d="M${n(half * 0.94 - tyre * part)} -560V-20" stroke="#050607" stroke-width="12"/>`).join('')}`),
    box({ x: -half * 0.7, top: foot + 20, width: half * 1.4, height: 150 }, 20, 'fill="#15181b"'),
    wall('fill="url(#paint)"'),
    `<g clip-path="url(#wall)">${box({ x: -half, top: low, width: half * 2, height: low - foot }, 0, 'fill="url(#checks)"')}${box({ x: -half, top: low + 24, width: half * 2, height: 30 }, 0, 'fill="#b4bac0"')}${kind === 'caravan' ? sweep(half, low + 420, paint) : ''}${wall('fill="url(#ends)"')}</g>`,
    wall(`fill="none" stroke="${paint.deep}" stroke-opacity="0.55" stroke-width="10"`),
    kind === 'caravan' ? pane(-620, top - 330, 1240, seen === 'front' ? 470 : 560) : canvas(half, top),
    seen === 'front' ? drawbarEnd(half, foot) : tailEnd(half, top, foot, kind),
  ].join('') // biome-ignore format: from the back to the front
}

function sweep(half: number, y: number, paint: Paint): string {
  const accent = paint.gloss > 0.6 ? '#c9ced3' : '#2b4a63'
  return `<path d="M${-half} ${-y}Q0 ${-y + 130} ${half} ${-y}V${-y + 150}Q0 ${-y + 280} ${-half} ${-y + 150}Z" fill="${accent}"/><path d="M${-half} ${-y + 190}Q0 ${-y + 320} ${half} ${-y + 190}V${-y + 230}Q0 ${-y + 360} ${-half} ${-y + 230}Z" fill="#d9822b"/>`
}

function pane(x: number, y: number, width: number, height: number): string {
  return `${box({ x: x - 30, top: y + 30, width: width + 60, height: height + 60 }, 90, 'fill="#23272b"')}${box({ x, top: y, width, height }, 66, 'fill="#34404a"')}<path d="M${x + width * 0.14} ${-y + height}L${x + width * 0.4} ${-y}H${x + width * 0.58}L${x + width * 0.32} ${-y + height}Z" fill="#fff" opacity="0.14"/>${box({ x: x + 16, top: y - 16, width: width - 32, height: height - 32 }, 54, 'fill="none" stroke="#76828c" stroke-width="9" opacity="0.6"')}`
}

function canvas(half: number, top: number): string {
  return `${box({ x: -half * 0.94, top: top + 190, width: half * 1.88, height: 220 }, 90, 'fill="#6b6a58"')}${box({ x: -half * 0.9, top: top + 176, width: half * 1.8, height: 80 }, 40, 'fill="#86856f"')}${[-0.6, -0.2, 0.2, 0.6].map((part) => box({ x: half * part - 14, top: top + 190, width: 28, height: 220 }, 6, 'fill="#2a2c28"')).join('')}${box({ x: -half * 0.5, top: top - 160, width: half, height: 34 }, 16, 'fill="#15181b" opacity="0.6"')}`
}

function drawbarEnd(half: number, foot: number): string {
  const bottle = (x: number) =>
    `${box({ x: x - 150, top: foot + 700, width: 300, height: 540 }, 110, 'fill="#c3c8cd"')}${box({ x: x - 110, top: foot + 670, width: 70, height: 480 }, 35, 'fill="#f2f4f5"')}${box({ x: x - 50, top: foot + 760, width: 100, height: 74 }, 22, 'fill="#5c6268"')}`
  return `${box({ x: -half * 0.62, top: foot + 120, width: half * 1.24, height: 150 }, 20, 'fill="#24282c"')}${bottle(-200)}${bottle(200)}${box({ x: -420, top: foot + 260, width: 840, height: 60 }, 20, 'fill="#1b1e21"')}<path d="M${-half * 0.5} ${-foot - 20}L-90 -470H90L${half * 0.5} ${-foot - 20}H${half * 0.38}L40 -560H-40L${-half * 0.38} ${-foot - 20}Z" fill="#1d2023"/>${box({ x: -90, top: 570, width: 180, height: 150 }, 40, 'fill="#2f3439"')}${box({ x: -60, top: 556, width: 120, height: 60 }, 26, 'fill="#6b7177"')}${box({ x: 150, top: 900, width: 56, height: 800 }, 18, 'fill="#cfd4d8"')}${box({ x: 130, top: 190, width: 96, height: 190 }, 40, 'fill="#131517"')}${twice(box({ x: half * 0.86, top: foot + 900, width: 70, height: 46 }, 12, 'fill="#f0a63a"'))}`
}

function tailEnd(half: number, top: number, foot: number, kind: 'caravan' | 'camper-trailer'): string {
  const middle = kind === 'caravan' ? foot + 560 : (top + foot) / 2 + 60
  const spare = (x: number) =>
    `<g transform="translate(${n(x)} ${n(-middle)})"><circle r="355" fill="#15171a"/><circle r="345" fill="none" stroke="#34383d" stroke-width="16"/><circle r="235" fill="#3d4247"/><circle r="215" fill="#24272b"/>${Array.from({ length: 6 }, (_, index) => `<path transform="rotate(${index * 60})" d="M-42 -60L42 -60L62 -205H-62Z" fill="#6f757b"/>`).join('')}<circle r="72" fill="#8d949b"/></g>`
  return `${twice(`${box({ x: half * 0.84, top: foot + (top - foot) * 0.45, width: 120, height: 400 }, 30, 'fill="#33070a"')}${box({ x: half * 0.84 + 10, top: foot + (top - foot) * 0.45 - 10, width: 100, height: 380 }, 24, 'fill="#b8131d"')}${box({ x: half * 0.84 + 22, top: foot + (top - foot) * 0.45 - 26, width: 76, height: 110 }, 16, 'fill="#ff7a70"')}${box({ x: half * 0.84 + 22, top: foot + (top - foot) * 0.45 - 260, width: 76, height: 80 }, 16, 'fill="#f0b45a"')}`)}${box({ x: -half * 0.9, top: foot + 110, width: half * 1.8, height: 130 }, 24, 'fill="#24282c"')}${box({ x: -half * 0.9, top: foot + 104, width: half * 1.8, height: 34 }, 14, 'fill="#7d838a"')}${kind === 'caravan' ? `${spare(-420)}${spare(420)}` : spare(0)}${box({ x: -190, top: foot + 92, width: 380, height: 104 }, 14, 'fill="#e9ebe6"')}${twice(box({ x: half * 0.7, top: top - 90, width: 90, height: 44 }, 12, 'fill="#e2343a"'))}` // biome-ignore format: one part a line
}
