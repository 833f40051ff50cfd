import { drawnPath } from '#domain/picture/drawing-path.ts'
import type { DrawnVehicle as Drawn } from '#views/home/drawn-vehicle.ts'

/** The vehicle on the crest of Meadow's landscape; its wheels touch the hill at y 532. */
export function DrawnVehicle({ drawn }: { readonly drawn: Drawn }) {
  return <image className="scene-vehicle" href={drawnPath(DRAWINGS[drawn])} x="230" y="322" width="420" height="280" />
}

const DRAWINGS: Readonly<Record<Drawn, string>> = {
  caravan: 'caravan-white-cutout-800.webp',
  car: 'suv-white-cutout-800.webp',
  ute: 'ute-white-cutout-800.webp',
}
