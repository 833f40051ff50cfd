import { carPictures } from '#domain/car/car-picture.ts'
import { carSummary } from '#domain/car/car-summary.ts'
import { features } from '#domain/car/features.ts'
import { publicCar } from '#domain/listing/search-answer.ts'
import type { OneCarInput } from '#domain/mcp/tools.ts'
import { vehiclePath } from '#domain/paths.ts'
import { availabilityOf, inventoryItem } from '#views/mcp/inventory-item.ts'
import { comments } from '#views/vehicle/comments.ts'
import type { SiteRequest } from '../site-request.ts'
import { findCar, NOT_FOUND } from './find-car.ts'
import type { ToolAnswer } from './tool-answer.ts'

/** A car with everything that its page says in words and pictures. */
export async function getItem(request: SiteRequest, input: OneCarInput): Promise<ToolAnswer> {
  const { site, origin } = request
  const car = await findCar(request, input)
  if (car === null) return { ok: false, reason: NOT_FOUND }
  return {
    ok: true,
    value: {
      ...inventoryItem(publicCar(carSummary(car), site), site, request),
      description: comments(car.dealercomments).paragraphs.join('\n') || null,
      features: features(car.standardEquipment),
      images: carPictures(car).map(({ src }) => new URL(src, origin).href),
    },
  }
}

/** Whether a car is for sale at the instant of the answer. */
export async function itemAvailability(request: SiteRequest, input: OneCarInput): Promise<ToolAnswer> {
  const car = await findCar(request, input)
  if (car === null) return { ok: false, reason: NOT_FOUND }
  return {
    ok: true,
    value: {
      id: car.id,
      url: request.origin + vehiclePath(car.slug),
      availability: availabilityOf(car),
      as_of: request.now.toISOString(),
    },
  }
}
