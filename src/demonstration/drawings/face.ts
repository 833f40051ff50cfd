// biome-ignore-all format: one car a line.
import type { CarShape } from '#gateways/drawings/drawing-address.ts'
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

const face = ({ half, height, roof, cowl, nose, clearance, tyre, grille, cladding = false, behind = null, fabric = false }: { readonly half: number; readonly height: number; readonly roof: number; readonly cowl: number; readonly nose: number; readonly clearance: number; readonly tyre: number; readonly grille: Face['grille']; readonly cladding?: boolean | undefined; readonly behind?: Face['behind'] | undefined; readonly fabric?: boolean | undefined }): Face =>
  ({ half, height, roof, cowl, nose, clearance, tyre, grille, cladding, behind, fabric })

export const FACES: Readonly<Record<Exclude<CarShape, Towed>, Face>> = {
  'city-car': face({ half: 855, height: 1510, roof: 560, cowl: 1045, nose: 860, clearance: 150, tyre: 195, grille: 'slim' }),
  'ev-sedan': face({ half: 930, height: 1445, roof: 545, cowl: 960, nose: 745, clearance: 135, tyre: 235, grille: 'closed' }),
  'suv-7': face({ half: 985, height: 1760, roof: 650, cowl: 1240, nose: 1020, clearance: 205, tyre: 250, grille: 'wide', cladding: true }),
  'ev-suv': face({ half: 950, height: 1610, roof: 600, cowl: 1150, nose: 935, clearance: 190, tyre: 255, grille: 'closed', cladding: true }),
  'small-4x4': face({ half: 880, height: 1830, roof: 700, cowl: 1220, nose: 1060, clearance: 330, tyre: 250, grille: 'upright', cladding: true }),
  campervan: face({ half: 1010, height: 2640, roof: 860, cowl: 1240, nose: 985, clearance: 240, tyre: 230, grille: 'wide', cladding: true }),
  hatchback: face({ half: 900, height: 1460, roof: 560, cowl: 1010, nose: 810, clearance: 140, tyre: 215, grille: 'slim' }),
  sedan: face({ half: 920, height: 1445, roof: 550, cowl: 990, nose: 780, clearance: 130, tyre: 225, grille: 'wide' }),
  wagon: face({ half: 940, height: 1570, roof: 590, cowl: 1080, nose: 855, clearance: 185, tyre: 230, grille: 'wide', cladding: true }),
  'small-suv': face({ half: 910, height: 1580, roof: 590, cowl: 1110, nose: 900, clearance: 195, tyre: 225, grille: 'slim', cladding: true }),
  suv: face({ half: 935, height: 1690, roof: 610, cowl: 1180, nose: 960, clearance: 205, tyre: 240, grille: 'wide', cladding: true }),
  'large-suv': face({ half: 990, height: 1905, roof: 690, cowl: 1300, nose: 1090, clearance: 330, tyre: 275, grille: 'upright', cladding: true }),
  ute: face({ half: 955, height: 1845, roof: 640, cowl: 1280, nose: 1075, clearance: 350, tyre: 265, grille: 'upright', cladding: true }),
  'cab-chassis': face({ half: 940, height: 1840, roof: 640, cowl: 1280, nose: 1075, clearance: 350, tyre: 255, grille: 'upright', cladding: true }),
  van: face({ half: 990, height: 1970, roof: 780, cowl: 1230, nose: 980, clearance: 230, tyre: 225, grille: 'wide', cladding: true }),
  'people-mover': face({ half: 995, height: 1775, roof: 680, cowl: 1170, nose: 930, clearance: 155, tyre: 235, grille: 'wide' }),
  coupe: face({ half: 950, height: 1330, roof: 520, cowl: 930, nose: 695, clearance: 120, tyre: 255, grille: 'low' }),
  convertible: face({ half: 880, height: 1275, roof: 540, cowl: 890, nose: 670, clearance: 120, tyre: 230, grille: 'low', cladding: false, behind: null, fabric: true }),
  bus: face({ half: 1040, height: 2635, roof: 930, cowl: 1280, nose: 980, clearance: 290, tyre: 240, grille: 'slim' }),
  'light-truck': face({ half: 960, height: 2100, roof: 850, cowl: 1230, nose: 960, clearance: 400, tyre: 240, grille: 'wide', cladding: false, behind: [1080, 2920] }),
  motorhome: face({ half: 1010, height: 2100, roof: 800, cowl: 1240, nose: 990, clearance: 250, tyre: 225, grille: 'wide', cladding: true, behind: [1140, 2910] }),
}
