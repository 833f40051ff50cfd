import type { CarShape } from '#gateways/drawings/drawing-address.ts'
import { type Corner, closedOutline, n, openLine } from '#gateways/drawings/outline.ts'
import type { Paint } from '#gateways/drawings/paint.ts'
import { box, mirrored, twice } from './both-sides.ts'
import { bodyHalf, endGradients, glass, mirrors, plate, standingBehind, tyres } from './end-body.ts'
import type { Face } from './face.ts'

/** Kinds of rear ends. */
export type Tail = 'hatch' | 'boot' | 'tub' | 'tray' | 'doors' | 'box'

/** Rear ends of shapes without a tailgate. */
export const TAILS_BY_SHAPE: Readonly<Partial<Record<CarShape, Tail>>> = {
  sedan: 'boot',
  coupe: 'boot',
  convertible: 'boot',
  ute: 'tub',
  'cab-chassis': 'tray',
  van: 'doors',
  bus: 'doors',
  motorhome: 'box',
  'light-truck': 'box',
}

/** Rear view, centred on x = 0. */
export function rearView(face: Face, tail: Tail, paint: Paint): string {
  const body = mirrored(bodyHalf(face))
  return [
    `<defs>${endGradients(face, paint)}<clipPath id="body"><path d="${body}"/></clipPath></defs>`,
    tail === 'box' ? '' : standingBehind(face, paint),
    tyres(face),
    box({ x: -face.half * 0.7, top: face.clearance + 60, width: face.half * 1.4, height: 120 }, 30, 'fill="#0b0c0e"'),
    tail === 'tub' ? '' : exhaust(face),
    `<path d="${body}" fill="url(#paint)"/>`,
    `<g clip-path="url(#body)">${skin(face, paint)}${valance(face)}<rect x="${n(-face.half)}" y="${n(-face.height)}" width="${n(face.half * 2)}" height="${n(face.height)}" fill="url(#ends)"/></g>`,
    face.fabric
      ? `<g clip-path="url(#body)">${box({ x: -face.half, top: face.height, width: face.half * 2, height: face.height - face.cowl - 20 }, 40, 'fill="#1d1f23"')}</g>`
      : '',
    glass(face, face.height > 1700 && tail !== 'tub' ? 30 : 0),
    TAILS[tail](face, paint),
    tail === 'box'
      ? ''
      : `<path d="${body}" fill="none" stroke="${paint.deep}" stroke-width="7" opacity="0.6"/>${mirrors(face, paint, 'rear')}`,
  ].join('')
}

function skin({ half, nose, cowl, clearance }: Face, paint: Paint): string {
  const fold = nose - (nose - clearance) * 0.12
  return `${box({ x: -half, top: cowl - 20, width: half * 2, height: (cowl - nose) * 0.8 }, 60, `fill="#fff" opacity="${n(0.06 + paint.gloss * 0.2)}" filter="url(#soft)"`)}<path d="${openLine(
    [
      [-half, fold + 30],
      [-half * 0.5, fold, 300],
      [half * 0.5, fold, 300],
      [half, fold + 30],
    ],
  )}" fill="none" stroke="#fff" stroke-width="14" opacity="0.35"/><path d="${openLine([
    [-half, fold + 14],
    [-half * 0.5, fold - 16, 300],
    [half * 0.5, fold - 16, 300],
    [half, fold + 14],
  ])}" fill="none" stroke="${paint.deep}" stroke-width="22" opacity="0.25"/>`
}

function valance({ half, nose, clearance, cladding }: Face): string {
  const at = (share: number) => clearance + (nose - clearance) * share
  return `<path d="${mirrored([
    [half * 1.1, clearance - 20],
    [half * 1.1, at(cladding ? 0.32 : 0.12)],
    [half * 0.8, at(cladding ? 0.28 : 0.14), 60],
    [half * 0.6, at(0.22), 40],
  ])}" fill="url(#black)"/>${twice(box({ x: half * 0.62, top: at(0.34), width: half * 0.26, height: 34 }, 14, 'fill="#b3161f"'))}${box({ x: -half * 0.4, top: at(0.1), width: half * 0.8, height: 46 }, 20, 'fill="#9aa1a8" opacity="0.8"')}`
}

function exhaust({ half, clearance }: Face): string {
  return twice(
    `${box({ x: half * 0.48, top: clearance + 34, width: 150, height: 70 }, 30, 'fill="#aab1b8"')}${box({ x: half * 0.48 + 14, top: clearance + 22, width: 122, height: 46 }, 20, 'fill="#0c0d0f"')}`,
  )
}

const TAILS: Readonly<Record<Tail, (face: Face, paint: Paint) => string>> = {
  hatch: (face, paint) => `${lid(face, paint, 0.3)}${tailLamps(face, 190)}${badge(face.nose + 20)}${plateRecess(face, 0.52)}<path d="${openLine([[-30, face.cowl + 14], [face.half * 0.46, face.cowl + 70]])}" stroke="#0b0d0f" stroke-width="18" stroke-linecap="round"/>${thirdLamp(face)}`,
  boot: (face, paint) => `${lid(face, paint, 0.5)}${tailLamps(face, 150)}${badge(face.nose + 40)}${plateRecess(face, 0.6)}`,
  tub: (face, paint) => {
    const { half, clearance, nose } = face
    const top = nose + 200
    return `${box({ x: -half * 0.985, top, width: half * 1.97, height: top - clearance - 210 }, 40, 'fill="url(#paint)"')}${box({ x: -half * 0.985, top, width: half * 1.97, height: top - clearance - 210 }, 40, 'fill="url(#ends)"')}${box({ x: -half * 0.985, top, width: half * 1.97, height: top - clearance - 210 }, 40, `fill="none" stroke="${paint.deep}" stroke-width="9" stroke-opacity="0.7"`)}${box({ x: -half * 0.78, top: top - 10, width: half * 1.56, height: top - clearance - 260 }, 30, `fill="none" stroke="${paint.deep}" stroke-width="9" stroke-opacity="0.7"`)}${box({ x: -half * 0.98, top: top + 12, width: half * 1.96, height: 44 }, 14, 'fill="#15181b"')}${box({ x: -half * 0.6, top: top - 150, width: half * 1.2, height: 14 }, 7, 'fill="#fff" opacity="0.4"')}${box({ x: -160, top: top - 80, width: 320, height: 80 }, 24, 'fill="#15181b"')}${twice(`${box({ x: half * 0.8, top: top - 60, width: half * 0.165, height: 400 }, 24, 'fill="#33070a"')}${box({ x: half * 0.815, top: top - 72, width: half * 0.135, height: 376 }, 18, 'fill="url(#red)"')}${box({ x: half * 0.835, top: top - 100, width: half * 0.095, height: 110 }, 12, 'fill="#ff6b63" opacity="0.8"')}${box({ x: half * 0.835, top: top - 330, width: half * 0.095, height: 80 }, 12, 'fill="#f3e3d8" opacity="0.8"')}`)}${box({ x: -half * 0.95, top: clearance + 230, width: half * 1.9, height: 150 }, 40, 'fill="#1b1e22"')}${box({ x: -half * 0.9, top: clearance + 222, width: half * 1.8, height: 40 }, 16, 'fill="#8d949b"')}${plate(clearance + 150)}`
  },
  tray: (face) => {
    const { half, nose, clearance, cowl, height } = face
    const top = nose + 210
    const wide = half * 1.04
    return `${twice(box({ x: half * 0.5, top: height - 60, width: 50, height: height - cowl }, 14, 'fill="#9aa1a8"'))}${box({ x: -half * 0.9, top: height - 60, width: half * 1.8, height: 60 }, 20, 'fill="#c3c9ce"')}${box({ x: -half * 0.9, top: cowl + 300, width: half * 1.8, height: 34 }, 12, 'fill="#9aa1a8"')}${twice(box({ x: half * 0.86, top: height - 60, width: 60, height: height - cowl }, 14, 'fill="#b4bac0"'))}${box({ x: -wide, top, width: wide * 2, height: 360 }, 16, 'fill="#cdd2d6"')}${box({ x: -wide, top, width: wide * 2, height: 60 }, 16, 'fill="#eef1f3"')}${[0.42, 0.62, 0.82].map((part) => box({ x: -wide, top: top - 360 * part, width: wide * 2, height: 10 }, 4, 'fill="#8d949b"')).join('')}${twice(`${box({ x: wide - 90, top, width: 34, height: 360 }, 8, 'fill="#9aa1a8"')}${box({ x: half * 0.62, top: top - 60, width: 50, height: 110 }, 14, 'fill="#3a3f44"')}`)}${box({ x: -wide, top, width: wide * 2, height: 360 }, 16, 'fill="url(#ends)" opacity="0.6"')}${box({ x: -wide, top, width: wide * 2, height: 360 }, 16, 'fill="none" stroke="#3c4146" stroke-width="9"')}${box({ x: -half * 0.96, top: top - 372, width: half * 1.92, height: top - clearance - 372 - 60 }, 24, 'fill="#17191c"')}${twice(`${box({ x: half * 0.62, top: top - 410, width: half * 0.32, height: 120 }, 18, 'fill="#33070a"')}${box({ x: half * 0.635, top: top - 420, width: half * 0.16, height: 100 }, 12, 'fill="#d5262d"')}${box({ x: half * 0.81, top: top - 420, width: half * 0.11, height: 100 }, 12, 'fill="#f0a63a"')}`)}${plate(top - 480)}${box({ x: -half * 0.5, top: clearance + 130, width: half, height: 60 }, 20, 'fill="#2c3034"')}`
  },
  doors: (face, paint) => {
    const { half, cowl, clearance, nose, height } = face
    return `<path d="M0 ${n(-height + 80)}V${n(-clearance - 190)}" stroke="${paint.deep}" stroke-width="12" opacity="0.8"/>${box({ x: -34, top: height - 90, width: 68, height: height - cowl - 110 }, 10, 'fill="url(#paint)"')}${twice(`${box({ x: half * 0.84, top: cowl + 80, width: 110, height: 520 }, 24, 'fill="#33070a"')}${box({ x: half * 0.84 + 10, top: cowl + 70, width: 90, height: 500 }, 18, 'fill="url(#red)"')}${box({ x: half * 0.84 + 22, top: cowl + 50, width: 66, height: 120 }, 12, 'fill="#ff7a70" opacity="0.7"')}${box({ x: half * 0.84 + 22, top: cowl - 230, width: 66, height: 90 }, 12, 'fill="#f3e3d8" opacity="0.8"')}${box({ x: half * 0.7, top: cowl - 100, width: 26, height: 110 }, 10, 'fill="#1b1e22"')}`)}${box({ x: 34, top: nose + 60, width: 60, height: 160 }, 20, 'fill="#1b1e22"')}${box({ x: -half * 0.92, top: clearance + 190, width: half * 1.84, height: 150 }, 40, 'fill="#1b1e22"')}${plate(nose - 160)}`
  },
  box: (face, paint) => {
    const [half, top] = face.behind ?? [face.half, face.height]
    const foot = face.clearance + 250
    return `${box({ x: -half * 0.84, top: foot + 60, width: half * 1.68, height: 160 }, 20, 'fill="#17191c"')}${box({ x: -half, top, width: half * 2, height: top - foot }, 70, 'fill="#eceef0"')}${box({ x: -half, top, width: half * 2, height: top - foot }, 70, 'fill="url(#ends)" opacity="0.45"')}${box({ x: -half, top, width: half * 2, height: top - foot }, 70, `fill="none" stroke="${paint.deep}" stroke-opacity="0.6" stroke-width="10"`)}<path d="M${n(-half)} ${n(-top + 1180)}C${n(-half * 0.3)} ${n(-top + 1240)} ${n(half * 0.4)} ${n(-top + 1100)} ${n(half)} ${n(-top + 930)}V${n(-top + 1130)}C${n(half * 0.4)} ${n(-top + 1290)} ${n(-half * 0.3)} ${n(-top + 1400)} ${n(-half)} ${n(-top + 1330)}Z" fill="${paint.gloss > 0.45 ? paint.base : '#2b4a63'}" opacity="0.9"/>${box({ x: -520, top: top - 330, width: 1040, height: 470 }, 90, 'fill="#23272b"')}${box({ x: -495, top: top - 355, width: 990, height: 420 }, 70, 'fill="#36424c"')}<path d="M-340 ${n(-top + 775)}L-60 ${n(-top + 355)}H160L-120 ${n(-top + 775)}Z" fill="#fff" opacity="0.14"/>${twice(`${box({ x: half * 0.82, top: foot + 560, width: 120, height: 380 }, 30, 'fill="#33070a"')}${box({ x: half * 0.82 + 10, top: foot + 550, width: 100, height: 360 }, 24, 'fill="url(#red)"')}${box({ x: half * 0.82 + 22, top: foot + 530, width: 76, height: 100 }, 16, 'fill="#ff8a7d" opacity="0.7"')}`)}${box({ x: -half * 0.98, top: foot + 60, width: half * 1.96, height: 130 }, 30, 'fill="#2a2e32"')}${plate(foot + 190)}`
  },
} // biome-ignore format: one tail a line

function lid({ half, cowl, nose, clearance }: Face, paint: Paint, foot: number): string {
  const low = clearance + (nose - clearance) * foot
  return `<path d="${openLine([[-half * 0.8, cowl - 10], [-half * 0.74, nose - 60, 80], [-half * 0.62, low, 60], [half * 0.62, low, 60], [half * 0.74, nose - 60, 80], [half * 0.8, cowl - 10]])}" fill="none" stroke="${paint.deep}" stroke-width="10" opacity="0.8"/>` // biome-ignore format: one line
}

function tailLamps({ half, cowl, nose }: Face, deep: number): string {
  const top = nose + (cowl - nose) * 0.62
  const lamp: readonly Corner[] = [[half * 0.46, top - 60, 20], [half * 0.74, top, 60], [half * 0.93, top + 20, 50], [half * 0.985, top - deep * 0.6, 40], [half * 0.94, top - deep, 50], [half * 0.7, top - deep * 0.85, 60], [half * 0.48, top - 105, 20]] // biome-ignore format: one outline
  return `${box({ x: -half * 0.5, top: top - 66, width: half, height: 34 }, 12, 'fill="#5c0a10"')}${box({ x: -half * 0.5, top: top - 74, width: half, height: 12 }, 6, 'fill="#ff4a48" opacity="0.85"')}${twice(
    `<path d="${closedOutline(lamp)}" fill="#33070a"/><path d="${closedOutline(lamp.map(([x, y, round = 0]): Corner => [half * 0.8 + (x - half * 0.8) * 0.95, top - deep / 2 + (y - top + deep / 2) * 0.88, round]))}" fill="url(#red)"/><path d="${openLine(
      [
        [half * 0.5, top - 80],
        [half * 0.75, top - 30, 60],
        [half * 0.92, top - 12, 40],
        [half * 0.94, top - deep * 0.72],
      ],
    )}" fill="none" stroke="#ff7d74" stroke-width="18" stroke-linecap="round"/>${box({ x: half * 0.72, top: top - deep * 0.52, width: half * 0.16, height: deep * 0.2 }, 12, 'fill="#f6e7de" opacity="0.75"')}`,
  )}`
}

function plateRecess({ half, nose, clearance }: Face, share: number): string {
  const middle = clearance + (nose - clearance) * share
  return `${box({ x: -half * 0.36, top: middle + 110, width: half * 0.72, height: 210 }, 44, 'fill="#000" opacity="0.22"')}${box({ x: -half * 0.34, top: middle + 116, width: half * 0.68, height: 22 }, 10, 'fill="#d9dee2" opacity="0.8"')}${plate(middle)}`
}

function badge(y: number): string {
  return `<ellipse cx="0" cy="${n(-y)}" rx="58" ry="44" fill="none" stroke="#e9edf0" stroke-width="12"/><ellipse cx="0" cy="${n(-y)}" rx="28" ry="20" fill="#c9d0d6"/>`
}

function thirdLamp({ height, roof }: Face): string {
  return `${box({ x: -roof * 0.8, top: height - 40, width: roof * 1.6, height: 62 }, 28, 'fill="#14171a"')}${box({ x: -roof * 0.3, top: height - 74, width: roof * 0.6, height: 20 }, 10, 'fill="#e2343a"')}`
}
