import { type Corner, closedOutline, n, openLine } from '#gateways/drawings/outline.ts'
import type { Paint } from '#gateways/drawings/paint.ts'
import { box, mirrored, twice } from './both-sides.ts'
import { bodyHalf, endGradients, glass, mirrors, plate, standingBehind, tyres } from './end-body.ts'
import type { Face } from './face.ts'

/** Front view, centred on x = 0, standing on y = 0. */
export function frontView(face: Face, paint: Paint): string {
  const body = mirrored(bodyHalf(face))
  return [
    `<defs>${endGradients(face, paint)}<clipPath id="body"><path d="${body}"/></clipPath></defs>`,
    standingBehind(face, paint),
    tyres(face),
    box({ x: -face.half * 0.7, top: face.clearance + 60, width: face.half * 1.4, height: 130 }, 30, 'fill="#0b0c0e"'),
    `<path d="${body}" fill="url(#paint)"/>`,
    `<g clip-path="url(#body)">${bonnet(face, paint)}${bumper(face)}<rect x="${n(-face.half)}" y="${n(-face.height)}" width="${n(face.half * 2)}" height="${n(face.height)}" fill="url(#ends)"/>${grille(face)}${lamps(face)}</g>`,
    face.fabric
      ? box(
          { x: -face.roof * 0.94, top: face.height - 2, width: face.roof * 1.88, height: 84 },
          60,
          'fill="#1d1f23" clip-path="url(#body)"',
        )
      : '',
    glass(face),
    wipers(face),
    overhang(face, paint),
    `<path d="${body}" fill="none" stroke="${paint.deep}" stroke-width="7" opacity="0.6"/>`,
    mirrors(face, paint, 'front'),
    plate(face.clearance + (face.nose - face.clearance) * (face.grille === 'low' ? 0.5 : 0.42)),
  ].join('')
}

function bonnet({ half, cowl, nose }: Face, paint: Paint): string {
  const top: readonly Corner[] = [
    [half * 0.56, nose - 6, 60],
    [half * 0.86, nose + 34, 90],
    [half * 0.8, cowl - 10, 60],
    [0, cowl + 24, 300],
  ]
  const crease = (low: number, high: number) =>
    openLine([
      [half * low, nose + 6],
      [half * (low + high) * 0.47, (nose + cowl) / 2, 200],
      [half * high, cowl],
    ])
  return [
    `<path d="${mirrored(top)}" fill="url(#bonnet)"/>`,
    twice(`<path d="${crease(0.4, 0.6)}" fill="none" stroke="${paint.deep}" stroke-width="14" opacity="0.35"/><path d="${crease(0.415, 0.615)}" fill="none" stroke="#fff" stroke-width="9" opacity="0.45"/>`),
    `<path d="${mirrored([[half * 0.56, nose - 6, 60], [half * 0.88, nose + 34, 90], [half * 0.84, cowl - 10, 60]])}" fill="none" stroke="${paint.deep}" stroke-width="9" opacity="0.7"/>`,
    `<ellipse cx="0" cy="${n(-(cowl + nose) / 2)}" rx="${n(half * 0.3)}" ry="${n((cowl - nose) * 0.36)}" fill="#fff" opacity="${n(0.1 + paint.gloss * 0.16)}" filter="url(#soft)"/>`,
    twice(`<path d="${openLine([[half * 0.66, nose - 240], [half * 0.9, nose - 200, 100], [half * 0.99, nose - 60]])}" fill="none" stroke="#fff" stroke-width="16" opacity="0.28"/>`),
  ].join('') // biome-ignore format: one layer a line
}

const GRILLES: Readonly<Record<Face['grille'], { readonly top: number; readonly bottom: number; readonly upper: number; readonly lower: number; readonly bars: number }>> = {
  slim: { top: -34, bottom: 0.8, upper: 0.56, lower: 0.5, bars: 2 },
  wide: { top: -26, bottom: 0.56, upper: 0.56, lower: 0.42, bars: 5 },
  upright: { top: -14, bottom: 0.5, upper: 0.6, lower: 0.56, bars: 3 },
  closed: { top: -300, bottom: 0.3, upper: 0.5, lower: 0.44, bars: 2 },
  low: { top: -190, bottom: 0.36, upper: 0.42, lower: 0.6, bars: 4 },
} // biome-ignore format: one grille a line

function grille({ half, nose, clearance, grille: style }: Face): string {
  const { top, bottom, upper, lower, bars } = GRILLES[style]
  const high = nose + top
  const low = clearance + (nose - clearance) * bottom
  const outline: readonly Corner[] = [
    [half * lower, low, 60],
    [half * upper, high - (high - low) * 0.25, 50],
    [half * upper * 0.97, high, 40],
  ]
  const rows = Array.from({ length: bars }, (_, index) => high - ((index + 0.7) / (bars + 0.4)) * (high - low))
  return `<clipPath id="grille"><path d="${mirrored(outline)}"/></clipPath><path d="${mirrored(outline)}" fill="url(#black)" stroke="#0a0b0d" stroke-width="20"/><g clip-path="url(#grille)">${rows.map((y) => `${box({ x: -half, top: y + 11, width: half * 2, height: 22 }, 6, 'fill="#3b4147"')}${box({ x: -half, top: y + 11, width: half * 2, height: 7 }, 3, 'fill="#aab1b8" opacity="0.8"')}`).join('')}${Array.from({ length: 17 }, (_, index) => `<path d="M${n((index - 8) * half * 0.075)} ${n(-high)}V${n(-low)}" stroke="#0a0b0d" stroke-width="5" opacity="0.6"/>`).join('')}</g><path d="${mirrored(outline)}" fill="none" stroke="url(#chrome)" stroke-width="13"/>${style === 'low' ? '' : emblem(high - (high - low) * 0.42)}`
}

/** A plain ring: drawings show no real make. */
function emblem(y: number): string {
  return `<ellipse cx="0" cy="${n(-y)}" rx="74" ry="56" fill="#14171a"/><ellipse cx="0" cy="${n(-y)}" rx="66" ry="48" fill="none" stroke="#e6eaee" stroke-width="13"/><ellipse cx="0" cy="${n(-y)}" rx="34" ry="24" fill="#c3cad1"/><ellipse cx="-4" cy="${n(-y - 6)}" rx="20" ry="10" fill="#fff" opacity="0.7"/>`
}

function lamps({ half, nose, grille: style, height }: Face): string {
  const deep = style === 'upright' ? 175 : height > 1900 ? 190 : 128
  const inner = style === 'upright' ? 0.62 : 0.585
  const outline: readonly Corner[] = [[half * inner, nose - 36, 16], [half * 0.76, nose - 8, 50], [half * 0.97, nose + 44, 40], [half * 0.995, nose - 40, 40], [half * 0.93, nose - deep, 50], [half * (inner + 0.05), nose - deep * 0.86, 40]] // biome-ignore format: one outline
  const lens = (x: number, y: number) => `${box({ x: x - 58, top: y + 40, width: 116, height: 78 }, 22, 'fill="#0f1317"')}${box({ x: x - 46, top: y + 29, width: 92, height: 56 }, 16, 'fill="#cfdbe5"')}${box({ x: x - 40, top: y + 26, width: 44, height: 20 }, 8, 'fill="#fff"')}` // biome-ignore format: one lens
  return twice(
    `<path d="${closedOutline(outline)}" fill="#0f1215"/><path d="${closedOutline(outline.map(([x, y, round = 0]): Corner => [half * 0.8 + (x - half * 0.8) * 0.93, nose - 45 + (y - nose + 45) * 0.86, round]))}" fill="url(#lens)" opacity="0.55"/>${lens(half * 0.72, nose - deep * 0.46)}${lens(half * 0.86, nose - deep * 0.4)}<path d="${openLine([[half * (inner + 0.025), nose - deep * 0.72], [half * (inner + 0.02), nose - 52, 20], [half * 0.76, nose - 26, 40], [half * 0.955, nose + 18]])}" fill="none" stroke="#fff" stroke-width="15" stroke-linecap="round" stroke-linejoin="round"/>`,
  ) // biome-ignore format: one lamp
}

function bumper({ half, nose, clearance, cladding, grille: style }: Face): string {
  const at = (share: number) => clearance + (nose - clearance) * share
  const intake: readonly Corner[] = [
    [half * 0.5, at(0.1), 40],
    [half * 0.6, at(0.28), 30],
    [half * 0.52, at(0.33), 20],
  ]
  const side: readonly Corner[] = [[half * 0.7, at(0.16), 30], [half * 0.88, at(0.2), 40], [half * 0.93, at(0.5), 50], [half * 0.84, at(0.48), 30], [half * 0.72, at(0.34), 30]] // biome-ignore format: one outline
  return [
    cladding ? `<path d="${mirrored([[half * 1.1, clearance - 20], [half * 1.1, at(0.3)], [half * 0.9, at(0.2), 60], [half * 0.62, at(0.14), 60]])}" fill="url(#black)"/>` : '',
    style === 'low' ? '' : `<path d="${mirrored(intake)}" fill="#101316" stroke="#000" stroke-opacity="0.4" stroke-width="10"/><path d="M${n(-half * 0.54)} ${n(-at(0.2))}H${n(half * 0.54)}" stroke="#33383d" stroke-width="16"/>`,
    twice(`<path d="${closedOutline(side)}" fill="#111417"/><path d="${openLine([[half * 0.75, at(0.3)], [half * 0.87, at(0.36)]])}" stroke="#eef3f7" stroke-width="22" stroke-linecap="round" opacity="0.9"/>`),
    cladding ? box({ x: -half * 0.46, top: at(0.08), width: half * 0.92, height: 60 }, 24, 'fill="#aeb5bb" opacity="0.85"') : `<path d="M${n(-half * 0.9)} ${n(-at(0.04))}H${n(half * 0.9)}" stroke="#15181b" stroke-width="46"/>`,
  ].join('') // biome-ignore format: one part a line
}

function wipers({ half, cowl }: Face): string {
  return `<path d="${openLine([
    [-half * 0.12, cowl + 4],
    [half * 0.6, cowl + 40],
  ])}" stroke="#0b0d0f" stroke-width="16" stroke-linecap="round"/><path d="${openLine([
    [-half * 0.66, cowl + 6],
    [-half * 0.02, cowl + 44],
  ])}" stroke="#0b0d0f" stroke-width="16" stroke-linecap="round"/>`
}

/** The sleeping area above a motorhome's cab. */
function overhang({ behind, height, half, grille: style }: Face, paint: Paint): string {
  if (!behind || behind[1] < 2500 || style === 'upright' || half < 1000) return ''
  const [wide, top] = behind
  return `${box({ x: -wide, top, width: wide * 2, height: top - height + 160 }, 190, 'fill="#f1f3f5"')}${box({ x: -wide, top, width: wide * 2, height: top - height + 160 }, 190, 'fill="url(#ends)" opacity="0.4"')}${box({ x: -wide, top, width: wide * 2, height: top - height + 160 }, 190, `fill="none" stroke="${paint.deep}" stroke-opacity="0.45" stroke-width="9"`)}${box({ x: -620, top: top - 250, width: 1240, height: 330 }, 90, 'fill="#23272b"')}${box({ x: -595, top: top - 275, width: 1190, height: 280 }, 70, 'fill="#3a4650"')}<path d="M-420 ${n(-top + 555)}L-220 ${n(-top + 275)}H40L-160 ${n(-top + 555)}Z" fill="#fff" opacity="0.14"/>`
}
