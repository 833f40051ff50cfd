import { z } from 'zod'
import { alerts } from './options/alerts.ts'
import { appointments } from './options/appointments.ts'
import { blog } from './options/blog.ts'
import { branding } from './options/branding.ts'
import { card } from './options/card.ts'
import { contact } from './options/contact.ts'
import { delivery } from './options/delivery.ts'
import { driveAway } from './options/drive-away.ts'
import { finance } from './options/finance.ts'
import { garage } from './options/garage.ts'
import { home } from './options/home.ts'
import { identity } from './options/identity.ts'
import { intake } from './options/intake.ts'
import { integrations } from './options/integrations.ts'
import { leads } from './options/leads.ts'
import { legal } from './options/legal.ts'
import { dealership, location, type openingHours } from './options/locations.ts'
import { menus } from './options/menus.ts'
import { offers } from './options/offers.ts'
import { places } from './options/places.ts'
import { redirects } from './options/redirects.ts'
import { reservation } from './options/reservation.ts'
import { reviews } from './options/reviews.ts'
import { search } from './options/search.ts'
import { tradeIn } from './options/trade-in.ts'
import { vehicle } from './options/vehicle.ts'

export const TEMPLATES = ['harbour', 'ridge', 'meadow'] as const
export const REGIONS = ['AU', 'NZ', 'US'] as const

/**
 * Everything that may differ between dealers (SITE-3, SITE-4). A dealer with only a slug, a name and a location is
 * valid.
 */
export const siteSchema = z.strictObject({
  $schema: z.string().optional().describe('Where the JSON Schema of this file is, for an editor’s completion.'),
  slug: z
    .string()
    .regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/, 'lower-case letters, digits and hyphens')
    .describe('The site’s name in addresses and commands; the name of its folder.'),
  id: z.string().min(1).describe('The site’s id in events and leads (website_id).'),
  name: z.string().min(1).describe('The name visitors know the dealer by.'),
  hostnames: z
    .array(
      z
        .string()
        .regex(
          /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/,
          'a hostname in lower case, without port, such as www.dealer.example',
        ),
    )
    .default([])
    .describe('The hostnames the site answers to in production.'),
  redirects,
  template: z
    .enum(TEMPLATES)
    .default('harbour')
    .describe('The design: layout of header, card, listing, vehicle page and home.'),
  region: z
    .enum(REGIONS)
    .default('AU')
    .describe('Currency, kilometres or miles, spelling, the states and the forms of phone numbers and postcodes.'),
  timezone: z
    .string()
    .default('Australia/Brisbane')
    .describe('IANA name of the zone for dates on window stickers, in mails and under articles.'),
  dealerships: z.array(dealership).min(1).describe('The legal dealers of the site.'),
  locations: z.array(location).min(1).describe('The places of the dealerships.'),
  places,
  reviews,
  identity,
  branding,
  search,
  card,
  vehicle,
  finance,
  driveAway,
  reservation,
  tradeIn,
  leads,
  delivery,
  alerts,
  appointments,
  menus,
  home,
  offers,
  blog,
  contact,
  legal,
  integrations,
  garage,
  intake,
})

/** Content of a dealer's file. */
export type SiteInput = z.input<typeof siteSchema>
/** A site as the code reads it, with all defaults applied. */
export type Site = z.output<typeof siteSchema>
export type Location = z.output<typeof location>
export type OpeningHours = z.output<typeof openingHours>
export type Region = Site['region']
export type Template = Site['template']
