import type { Corner } from './outline.ts'
import type { SideShape } from './side-shape.ts'

/** x where every caravan's body begins, behind the drawbar. */
const FRONT = 1310

interface CaravanSize {
  /** Length of the body in millimetres. */
  readonly body: number
  readonly axles: 1 | 2
  readonly van: NonNullable<SideShape['van']>
}

const caravan = ({ body, axles, van }: CaravanSize): SideShape => {
  const end = FRONT + body
  const raised = van === 'off-road' ? 110 : 0
  const top = (van === 'pop-top' ? 2260 : 2980) + raised
  const foot = 620 + raised
  const wheel = van === 'off-road' ? 405 : 362
  const middle = FRONT + body * 0.56
  const spread = wheel * 1.24
  return {
    length: end + (van === 'off-road' ? 260 : 0),
    height: top,
    axles: axles === 1 ? [middle] : [middle - spread, middle + spread],
    wheel,
    wheelStyles: van === 'off-road' ? ['six', 'steel', 'six'] : ['six', 'turbine', 'six'],
    sill: foot,
    profile: [...noseOf(van, foot, top), ...tailOf(van, end, foot, top)],
    windows: [],
    pillars: [],
    waist: [1250 + raised, 1250 + raised],
    seams: [],
    handles: [],
    mirror: null,
    headlamp: [],
    tailLamp: [
      [end - 5, 1350, 20],
      [end - 60, 1360, 20],
      [end - 75, 1340, 20],
      [end - 75, 1010, 20],
      [end - 55, 990, 20],
      [end - 15, 1000, 20],
    ],
    screens: [],
    cladding: false,
    rails: null,
    extras: 'caravan',
    van,
  }
}

function noseOf(van: CaravanSize['van'], foot: number, top: number): readonly Corner[] {
  if (van === 'off-road')
    return [[1560, foot, 40], [1400, foot + 60, 40], [FRONT, 1300, 60], [1420, 2150, 90], [1860, top - 90, 140], [2200, top - 20, 90]] // biome-ignore format: one outline
  if (van === 'pop-top')
    return [[1520, foot, 40], [1360, foot + 80, 60], [FRONT, 1250, 140], [1420, 1900, 180], [1620, top - 40, 160], [1900, top, 80]] // biome-ignore format: one outline
  return [[1520, foot, 40], [1360, foot + 80, 60], [FRONT, 1350, 160], [1520, 2440, 280], [1840, top - 80, 320], [2300, top - 30, 120]] // biome-ignore format: one outline
}

function tailOf(van: CaravanSize['van'], end: number, foot: number, top: number): readonly Corner[] {
  if (van === 'off-road')
    return [[end - 300, top, 120], [end - 60, top - 60, 100], [end, top - 420, 90], [end - 10, 1250, 60], [end - 420, foot + 30, 60], [end - 520, foot, 30]] // biome-ignore format: one outline
  return [[end - 390, top - 10, 160], [end - 60, top - 90, 200], [end, top - 480, 160], [end - 20, foot + 280, 60], [end - 190, foot + 20, 60]] // biome-ignore format: one outline
}

export const POP_TOP = caravan({ body: 4350, axles: 1, van: 'pop-top' })
export const CARAVAN_SINGLE = caravan({ body: 5000, axles: 1, van: 'full-height' })
export const CARAVAN = caravan({ body: 5900, axles: 2, van: 'full-height' })
export const CARAVAN_LONG = caravan({ body: 7000, axles: 2, van: 'full-height' })
export const CARAVAN_OFF_ROAD = caravan({ body: 5900, axles: 2, van: 'off-road' })
