// biome-ignore-all format: one car a line.
import type { CarShape } from './drawing-address.ts'

/** Dimensions of a car's front and rear view. Millimetres; widths are half widths from the centre line. */
export interface Face {
  readonly half: number
  readonly height: number
  /** Half width of the roof. */
  readonly roof: number
  /** Height of the base of the windscreen. */
  readonly cowl: number
  /** Height of the bonnet's front edge, above grille and lamps. */
  readonly nose: number
  readonly clearance: number
  readonly tyre: number
  readonly grille: 'slim' | 'wide' | 'upright' | 'low'
  readonly cladding: boolean
  /** A box or living area taller than the cab: half width and top. */
  readonly behind: readonly [half: number, top: number] | null
  /** Whether the roof is a soft top. */
  readonly fabric: boolean
}

const face = (half: number, height: number, roof: number, cowl: number, nose: number, clearance: number, tyre: number, grille: Face['grille'], cladding = false, behind: Face['behind'] = null, fabric = false): Face =>
  ({ half, height, roof, cowl, nose, clearance, tyre, grille, cladding, behind, fabric })

export const FACES: Readonly<Record<Exclude<CarShape, 'caravan' | 'camper-trailer'>, Face>> = {
  hatchback: face(900, 1460, 560, 1010, 810, 140, 215, 'slim'),
  sedan: face(920, 1445, 550, 990, 780, 130, 225, 'wide'),
  wagon: face(940, 1570, 590, 1080, 855, 185, 230, 'wide', true),
  'small-suv': face(910, 1580, 590, 1110, 900, 195, 225, 'slim', true),
  suv: face(935, 1690, 610, 1180, 960, 205, 240, 'wide', true),
  'large-suv': face(990, 1905, 690, 1300, 1090, 330, 275, 'upright', true),
  ute: face(955, 1845, 640, 1280, 1075, 350, 265, 'upright', true),
  'cab-chassis': face(940, 1840, 640, 1280, 1075, 350, 255, 'upright', true),
  van: face(990, 1970, 780, 1230, 980, 230, 225, 'wide', true),
  'people-mover': face(995, 1775, 680, 1170, 930, 155, 235, 'wide'),
  coupe: face(950, 1330, 520, 930, 695, 120, 255, 'low'),
  convertible: face(880, 1275, 540, 890, 670, 120, 230, 'low', false, null, true),
  bus: face(1040, 2635, 930, 1280, 980, 290, 240, 'slim'),
  'light-truck': face(960, 2100, 850, 1230, 960, 400, 240, 'wide', false, [1080, 2920]),
  motorhome: face(1010, 2100, 800, 1240, 990, 250, 225, 'wide', true, [1140, 2910]),
}
