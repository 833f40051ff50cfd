import { isTold } from './key-information.ts'

/** What the page lists under 'Features': the equipment, tidied, each once (CAR-1, CAR-3). */
export function features(standardEquipment: readonly string[]): readonly string[] {
  return [...new Set(standardEquipment.map((item) => item.trim()).filter(isTold))]
}
