import type { Corner } from './outline.ts'
import type { WheelStyle } from './wheel.ts'

/** The profile of a car that faces left. All lengths in millimetres. */
export interface SideShape {
  readonly length: number
  readonly height: number
  /** Where the axles stand. */
  readonly axles: readonly number[]
  /** How many of the axles the body stands over; all of them unless it is a cab. */
  readonly bodyAxles?: number
  /** Radius of the tyre. */
  readonly wheel: number
  readonly wheelStyles: readonly [WheelStyle, WheelStyle, WheelStyle]
  /** Height of the sill between the wheels. */
  readonly sill: number
  /** From the foot of the front bumper over the roof to the foot of the rear one. */
  readonly profile: readonly Corner[]
  /** Outline of the side windows. */
  readonly windows: readonly Corner[]
  /** Window pillars as [x at the bottom, x at the top, width]. */
  readonly pillars: readonly (readonly [bottom: number, top: number, width: number])[]
  /** Height of the waist at the front and at the rear. */
  readonly waist: readonly [number, number]
  /** Shut lines of the doors. */
  readonly seams: readonly (readonly Corner[])[]
  readonly handles: readonly (readonly [number, number])[]
  readonly mirror: readonly [number, number] | null
  readonly headlamp: readonly Corner[]
  readonly tailLamp: readonly Corner[]
  /** Windscreen and rear window, as their edge in the profile. */
  readonly screens: readonly (readonly [Corner, Corner])[]
  /** Black wheel arches and sills. */
  readonly cladding: boolean
  readonly rails: readonly [number, number] | null
  /** What only this body has: a tub, a tray, a box, a house. */
  readonly extras?: 'ute' | 'canvas-roof' | 'van' | 'bus' | 'tray' | 'box' | 'motorhome' | 'caravan' | 'camper'
}
