import { z } from 'zod'
import { CARD_FACTS } from '#domain/car/fact-places.ts'

/** Forms of a card that every template has besides its own. */
export const CARD_SHAPES = ['classic', 'row', 'picture'] as const
export type CardShape = (typeof CARD_SHAPES)[number]

export const CARD_BUTTONS = [
  'view-details',
  'explore-vehicle',
  'quick-enquiry',
  'enquire-now',
  'book-test-drive',
  'get-finance',
  'reserve-now',
] as const

/** A car's card on the listing (CARD-1 to CARD-9). */
export const card = z
  .strictObject({
    shape: z
      .enum(['template', ...CARD_SHAPES])
      .default('template')
      .describe(
        'The form of a card. classic: picture, name, price and facts in a frame; row: a low row, picture left, so that many cars fit a screen; picture: a large picture with name and price on it; by default the template’s own.',
      ),
    attributes: z
      .array(z.enum(CARD_FACTS))
      .default(['car_type', 'simple_body', 'km', 'simple_transmission', 'stocknum'])
      .describe('The facts on a card, in order.'),
    hideStockNumber: z.boolean().default(false).describe('Leaves the stock number out of the facts.'),
    buttons: z
      .array(z.enum(CARD_BUTTONS))
      .default(['view-details', 'quick-enquiry'])
      .describe('The buttons on a card, in order; a button shows when its rule holds too.'),
    financeButtonText: z.string().default('Get Finance').describe('The finance button’s words.'),
    electricTag: z.boolean().default(false).describe('Electric and hybrid cars carry a tag with their fuel.'),
    newTagText: z.string().default('New').describe('The tag of a car listed within the last 8 days.'),
    newTagFor: z
      .enum(['eight-days', 'newest-fifth'])
      .default('eight-days')
      .describe(
        'Which cars carry that tag. eight-days: all that were listed within the last 8 days; newest-fifth: of these, only those in the newest fifth of the stock, so that it still says something after a busy week.',
      ),
    soldTagText: z.string().default('JUST SOLD').describe('The tag of a car that is no longer available.'),
    reservedTagText: z.string().default('RESERVED').describe('The tag of a reserved car.'),
    noPriceText: z.string().default('Enquire for price.').describe('Shown instead of a price if the car has none.'),
    subscriptions: z
      .boolean()
      .default(false)
      .describe('offers_subscription: the weekly subscription price comes first.'),
    belowMarketBadge: z
      .boolean()
      .default(true)
      .describe('Shows how far a price is below the market’s average (CARD-7).'),
    wasPricesReason: z
      .string()
      .trim()
      .refine((reason) => reason === '' || reason.length >= 20, {
        error: 'Say in a sentence why, for example: "Our solicitor checks each former price (Kim Lee, 3 Nov 2026)."',
      })
      .default('')
      .describe(
        'Why this site shows ‘Was’ prices that it did not itself show for seven of the last sixty days (DESK-7). A written reason switches that rule off; by default it holds.',
      ),
  })
  .prefault({})
