import { narrowAddressKey } from '#domain/visitor/address-keys.ts'
import { isRobot } from '#domain/visitor/robot.ts'
import { zonedTime } from '#domain/zoned-time.ts'
import type { Site } from '#site/site.ts'
import type { Platform } from '../platform.ts'

/** Who asked, for as long as it takes to count them. */
export interface Visitor {
  readonly address: string
  readonly userAgent: string
}

/**
 * CAR-12: a look at a car's page, once a visitor and day; robots are left out. A network of IPv6 addresses is one address here
 * too (H7). It is counted, not acknowledged.
 */
export function countView(platform: Platform, site: Site, carId: string, { address, userAgent }: Visitor): void {
  if (isRobot(userAgent)) return
  const { date } = zonedTime(platform.clock.now(), site.timezone)
  platform.views.count(site, { carId, day: date, visitor: `${narrowAddressKey(address)}\n${userAgent}` })
}
