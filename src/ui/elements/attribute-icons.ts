import { FACT_ICONS } from '#domain/car/fact-places.ts'
import type { IconName } from './icon.tsx'

/** Icons of a car's facts, by name; other facts have a tick. */
export const ATTRIBUTE_ICONS: Readonly<Record<string, IconName>> = FACT_ICONS
