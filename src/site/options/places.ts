import { z } from 'zod'
import { LOCATION_FILTERS } from '#domain/location/shown-locations.ts'
import { webAddress } from './address.ts'
import { specialHours } from './locations.ts'

/** Provider of a site's map tiles. */
const tiles = z.strictObject({
  url: z
    .string()
    .regex(
      /^https?:\/\/[a-z0-9.-]+(:\d+)?\/(?=\S*\{z\})\S*$/i,
      'an address such as https://tiles.dealer.example/{z}/{x}/{y}.png',
    )
    .describe('Where the tiles of the map come from, with {z}, {x} and {y}; pages may load pictures from that host.'),
  attribution: z.string().min(1).describe('The attribution that the map’s provider requires; it shows on the map.'),
  attributionHref: webAddress.nullable().default(null).describe('Where those words lead.'),
  maxZoom: z.int().min(10).max(22).default(18).describe('How far in the tiles go.'),
})

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
      .describe(
        'How several locations show: a list of cards, or a map next to their names; a single one is always a card.',
      ),
    pictureHeight: z
      .union([z.literal(150), z.literal(400)])
      .nullable()
      .default(null)
      .describe(
        'How high the picture or sketch of a location’s card is, in pixels (PLACE-2); when left out 400 for a single location and 150 among several.',
      ),
    tiles: tiles
      .nullable()
      .default(null)
      .describe('A map that can be moved, loaded when a visitor comes to it; a drawn sketch when left out (PLACE-1).'),
    holidays: z
      .array(specialHours)
      .default([])
      .describe('Dated days of every location: a preset in _groups/ may hold the set of a season (PLACE-4).'),
  })
  .prefault({})
