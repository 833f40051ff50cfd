// biome-ignore-all format: one car a line.
import type { CarShape } from './drawing-address.ts'
import type { Towed } from './towed-ends.ts'

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
  readonly grille: 'slim' | 'wide' | 'upright' | 'low' | 'closed'
  readonly cladding: boolean
  /** A box or living area taller than the cab: half width and top. */
  readonly behind: readonly [half: number, top: number] | null
  /** Whether the roof is a soft top. */
  readonly fabric: boolean
}

const face = (half: number, height: number, roof: number, cowl: number, nose: number, clearance: number, tyre: number, grille: Face['grille'], cladding = false, behind: Face['behind'] = null, fabric = false): Face =>
  ({ half, height, roof, cowl, nose, clearance, tyre, grille, cladding, behind, fabric })

export const FACES: Readonly<Record<Exclude<CarShape, Towed>, Face>> = {
  'city-car': face(855, 1510, 560, 1045, 860, 150, 195, 'slim'),
  'ev-sedan': face(930, 1445, 545, 960, 745, 135, 235, 'closed'),
  'suv-7': face(985, 1760, 650, 1240, 1020, 205, 250, 'wide', true),
  'ev-suv': face(950, 1610, 600, 1150, 935, 190, 255, 'closed', true),
  'small-4x4': face(880, 1830, 700, 1220, 1060, 330, 250, 'upright', true),
  campervan: face(1010, 2640, 860, 1240, 985, 240, 230, 'wide', true),
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
