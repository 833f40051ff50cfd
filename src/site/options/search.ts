import { z } from 'zod'
import { CAR_TYPES, ITEM_TYPES } from '#domain/car/vocabulary.ts'
import { FACET_NAMES, SORT_NAMES } from '#domain/listing/facet/facet-names.ts'
import { sitePath } from './address.ts'

/** The listing: base filter, filters and sort orders (SEARCH-1 to SEARCH-16). */
export const search = z
  .strictObject({
    base: z
      .strictObject({
        dealerships: z
          .array(z.string())
          .default([])
          .describe('Only stock of these dealership slugs; empty: all of the site’s dealerships.'),
        carTypes: z.array(z.enum(CAR_TYPES)).default([]).describe('Only new, used or demo stock; empty: all.'),
        itemTypes: z
          .array(z.enum(ITEM_TYPES))
          .default([])
          .describe('Only cars, caravans, motorbikes or trucks; empty: all.'),
        inStockOnly: z.boolean().default(false).describe('Leave out cars that are coming soon.'),
        minimumPhotos: z.int().min(0).max(14).default(0).describe('A car with fewer photos is not listed.'),
      })
      .prefault({})
      .describe('The base filter that always holds (SEARCH-8).'),
    sold: z
      .strictObject({
        keepDays: z
          .int()
          .min(0)
          .max(60)
          .default(3)
          .describe('include_sold_cars_days: how many days a sold car stays listed; 0 drops it at once.'),
      })
      .prefault({}),
    facets: z
      .array(z.enum(FACET_NAMES))
      .default([
        'make',
        'price',
        'body',
        'car_type',
        'km',
        'year',
        'fuel',
        'transmission',
        'drive',
        'seats',
        'colour',
        'badge',
        'location_name',
      ])
      .describe('The filters shown beside the listing, in order.'),
    sorts: z
      .array(z.enum(SORT_NAMES))
      .default(['relevance', 'latest', 'price_desc', 'price_asc'])
      .describe('The orders a visitor may choose, in the menu’s order.'),
    defaultSort: z.enum(SORT_NAMES).default('relevance').describe('The order when none is chosen.'),
    lowestPriceNeedsPrice: z
      .boolean()
      .default(true)
      .describe('‘Lowest price’ leaves out cars without a price (SEARCH-7).'),
    makesShown: z.int().min(1).max(100).default(7).describe('How many makes show before ‘Show all makes’.'),
    customBodies: z.boolean().default(false).describe('The stock uses body names of its own: 20 show instead of 4.'),
    stockCount: z
      .int()
      .positive()
      .nullable()
      .default(null)
      .describe('Shown instead of a count above 1999 (SEARCH-12).'),
    stockUpdated: z
      .boolean()
      .default(false)
      .describe(
        '‘Stock updated 23 November, 6:10 am’ at the foot of the listing: when a file of a feed was last applied.',
      ),
    distances: z
      .array(z.int().min(1).max(9999))
      .default([10, 25, 50, 100, 250])
      .describe('How far from a postcode a visitor may search, in km, or miles in the US; empty: not at all.'),
    allowedOrigins: z
      .array(
        z.string().regex(/^https?:\/\/[a-z0-9.:-]+$/, 'An origin is needed, without a path: https://www.example.com.'),
      )
      .default([])
      .describe(
        "Other websites whose pages may ask for this site's stock from the browser, by origin: https://www.example.com.",
      ),
    categories: z
      .array(z.string())
      .default([])
      .describe('search_categories: the stock categories a visitor may choose.'),
    viewing: z
      .enum(['test-drive', 'inspection'])
      .nullable()
      .default(null)
      .describe(
        'How a buyer sees what the site sells: a test drive or an inspection; when left out, inspections for caravans, trailers and boats, test drives for the rest.',
      ),
    vehicleWord: z.string().default('vehicle').describe('What an item is called in texts: vehicle, car, caravan.'),
    introduction: z.string().nullable().default(null).describe('A sentence under the listing’s heading.'),
    promotions: z
      .strictObject({
        positions: z
          .array(z.int().min(1).max(21))
          .default([8, 17])
          .describe('Positions of promotional cards among the cars, counted from 1.'),
        cards: z
          .array(
            z.strictObject({
              title: z.string().describe('The card’s heading.'),
              text: z.string().describe('One or two sentences under it.'),
              button: z.string().describe('The button’s words.'),
              href: sitePath.describe('A path of this site.'),
            }),
          )
          .default([])
          .describe('The cards, taken in turn.'),
      })
      .prefault({})
      .describe('Promotional cards among the cars (SEARCH-14).'),
  })
  .prefault({})
