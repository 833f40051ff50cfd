import { z } from 'zod'
import { pictureAddress } from './address.ts'

export const VEHICLE_ACTIONS = [
  'enquire',
  'test-drive',
  'photos',
  'finance',
  'trade-in',
  'reserve',
  'buy-online',
  'history-report',
  'call',
  'chat',
  'share',
  'print',
  'pdf',
  'favourite',
  'compare',
] as const
export const VEHICLE_SECTIONS = [
  'comments',
  'inspection',
  'included',
  'why-buy',
  'reserve-online',
  'protect',
  'summary',
  'specifications',
  'features',
] as const

/** A car's own page (CAR-1 to CAR-14). */
export const vehicle = z
  .strictObject({
    sidebar: z
      .array(z.enum(VEHICLE_ACTIONS))
      .default([
        'enquire',
        'test-drive',
        'history-report',
        'finance',
        'reserve',
        'trade-in',
        'call',
        'share',
        'pdf',
        'favourite',
        'compare',
      ])
      .describe(
        'What a buyer can do on a car’s page, in order, where the rule of each holds: the first two are its buttons, the others are under More. Reservation, buying online and trade-in stand under ‘Interested in this vehicle?’ with a sentence.',
      ),
    sections: z
      .array(z.enum(VEHICLE_SECTIONS))
      .default([...VEHICLE_SECTIONS])
      .describe('The sections of the page, in order.'),
    hideRego: z.boolean().default(false).describe('The registration number is nowhere on the page nor in its source.'),
    hideVin: z.boolean().default(false).describe('The VIN or frame number is nowhere on the page nor in its source.'),
    certified: z
      .strictObject({
        make: z.string().describe('The make whose certified used cars carry the badge.'),
        title: z.string().describe('The badge’s words.'),
        image: pictureAddress.nullable().default(null).describe('The badge as a picture; its words when left out.'),
        benefits: z.array(z.string()).min(1).describe('What the dialog lists.'),
      })
      .nullable()
      .default(null)
      .describe('The certified used badge of one make (CARD-3, CAR-7).'),
    whyBuy: z
      .array(
        z.strictObject({
          title: z.string().describe('The point in a few words.'),
          text: z.string().describe('A sentence or two about it.'),
        }),
      )
      .default([])
      .describe('The points of ‘Why Buy From Us?’; without any the section is left out.'),
    included: z
      .array(z.string())
      .default([])
      .describe('The lines of ‘What’s Included’; without any the section is left out.'),
    protect: z
      .array(
        z.strictObject({
          title: z.string().describe('The product’s name.'),
          text: z.string().describe('What it does for the buyer.'),
        }),
      )
      .default([])
      .describe('The products of ‘Protect Your Car’; without any the section is left out.'),
    claims: z
      .array(z.string())
      .default([])
      .describe('Claims for pre-owned stock, such as ‘48 hour money back guarantee’ (CAR-13).'),
    driveAwayNote: z
      .string()
      .nullable()
      .default(null)
      .describe('A sentence under the price that says what drive away covers.'),
    marketSource: z
      .string()
      .trim()
      .default('')
      .describe(
        'Who the market prices in the feed come from, such as ‘AutoGrab’: a bar compares a car’s price with them (CARD-7). Without a source there is no bar.',
      ),
    daysOnLot: z
      .boolean()
      .default(false)
      .describe(
        'Shows below the price for how many days the car has been for sale, from the date it was first listed.',
      ),
    showViews: z.boolean().default(false).describe('Shows how often the car was looked at.'),
    paymentStrip: z.boolean().default(false).describe('The strip of accepted cards (CAR-14).'),
  })
  .prefault({})
