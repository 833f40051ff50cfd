import { inRegion, type RegionCode } from '#domain/region.ts'
import type { Trade } from '#domain/trade.ts'
import * as words from '#words/lead-page.ts'
import { say } from '#words/say.ts'
import { bringLicence, viewingSteps } from './next-steps.ts'

/** FORM-14: the next steps on the form, before the visitor has chosen a time. */
export function bookingSteps(place: string, region: RegionCode, trade: Trade): readonly string[] {
  const steps = [say(words.timeConfirmedSoonBook), say(words.placeWillVehicleReady, { place }), bringLicence()]
  return viewingSteps(steps, trade).map((step) => inRegion(step, region))
}
