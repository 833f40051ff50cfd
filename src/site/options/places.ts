import { z } from 'zod'
import { LOCATION_FILTERS } from '#domain/location/shown-locations.ts'
import { specialHours } from './locations.ts'

/** The block of locations, their map and their holidays (PLACE-1 to PLACE-4). */
export const places = z
  .strictObject({
    shown: z
      .string()
      .default('all')
      .describe(`Which locations the block shows: ${LOCATION_FILTERS.join(', ')}, or the id of one (PLACE-1).`),
    several: z
      .enum(['list', 'map'])
      .default('list')
      .describe('How several locations stand: a list of cards, or a map beside their names; one is always a card.'),
    pictureHeight: z
      .union([z.literal(150), z.literal(400)])
      .default(150)
      .describe('How high the picture or sketch of a location’s card is, in pixels (PLACE-2).'),
    holidays: z
      .array(specialHours)
      .default([])
      .describe('Dated days of every location: a preset in _groups/ may hold the set of a season (PLACE-4).'),
  })
  .prefault({})
