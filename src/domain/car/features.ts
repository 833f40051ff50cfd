import { isPresent } from './fact-text.ts'

/** CAR-1, CAR-3: the list under 'Features': the equipment, trimmed, without duplicates and empty items. */
export function features(standardEquipment: readonly string[]): readonly string[] {
  return [...new Set(standardEquipment.map((item) => item.trim()).filter(isPresent))]
}
