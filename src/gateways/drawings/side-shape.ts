import type { Corner } from './outline.ts'
import type { WheelStyle } from './wheel.ts'

/** Dimensions of a car's side view, facing left. Millimetres. */
export interface SideShape {
  readonly length: number
  readonly height: number
  /** x positions of the axles. */
  readonly axles: readonly number[]
  /** Number of axles under the body; all of them unless the body is a cab. */
  readonly bodyAxles?: number
  /** Tyre radius. */
  readonly wheel: number
  readonly wheelStyles: readonly [WheelStyle, WheelStyle, WheelStyle]
  /** Sill height between the wheels. */
  readonly sill: number
  /** From the bottom of the front bumper over the roof to the bottom of the rear bumper. */
  readonly profile: readonly Corner[]
  /** Outline of the side windows. */
  readonly windows: readonly Corner[]
  /** Window pillars as [x at the bottom, x at the top, width]. */
  readonly pillars: readonly (readonly [bottom: number, top: number, width: number])[]
  /** Height of the waistline at the front and rear. */
  readonly waist: readonly [number, number]
  /** Shut lines of the doors. */
  readonly seams: readonly (readonly Corner[])[]
  readonly handles: readonly (readonly [number, number])[]
  readonly mirror: readonly [number, number] | null
  readonly headlamp: readonly Corner[]
  readonly tailLamp: readonly Corner[]
  /** Windscreen and rear window as edges in the profile. */
  readonly screens: readonly (readonly [Corner, Corner])[]
  /** Black wheel arches and sills. */
  readonly cladding: boolean
  readonly rails: readonly [number, number] | null
  /** The body's special part: tub, tray, box or living area. */
  readonly extras?:
    | 'ute'
    | 'canvas-roof'
    | 'van'
    | 'camper-van'
    | 'bus'
    | 'tray'
    | 'box'
    | 'spare-wheel'
    | 'motorhome'
    | 'caravan'
    | 'camper'
  /** Door handles level with the door, as on electric cars. */
  readonly flush?: boolean
  /** No grille: electric cars. */
  readonly closedNose?: boolean
  /** Chrome around the side windows, or black. */
  readonly trim?: 'chrome' | 'black'
  /** Black roof over the body's colour. */
  readonly blackRoof?: boolean
  /** Which colours the stripes of caravans and motorhomes have. */
  readonly livery?: number
  /** What sort of caravan the towed body is. */
  readonly van?: 'pop-top' | 'full-height' | 'off-road'
}
