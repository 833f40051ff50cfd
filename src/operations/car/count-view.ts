import { zonedTime } from '#domain/date/zoned-time.ts'
import { narrowAddressKey } from '#domain/visitor/address-keys.ts'
import { isRobot } from '#domain/visitor/robot.ts'
import type { SiteRequest } from '../site-request.ts'

/** Identifies a visitor for counting only; not stored. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
}

/**
 * CAR-12: counts a page view of a car, once per visitor and day and without robots. An IPv6 network counts as one
 * address (H7). Views are best effort: they may be lost.
 */
export function countView({ platform, site }: SiteRequest, carId: string, { address, userAgent }: Visitor): void {
  if (isRobot(userAgent)) return
  const { date } = zonedTime(platform.clock.now(), site.timezone)
  platform.views.count(site, { carId, day: date, visitor: `${narrowAddressKey(address)}\n${userAgent}` })
}
