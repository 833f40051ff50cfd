import { z } from 'zod'
import { zoneOfState } from '#domain/location/zone-of-state.ts'
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
import { pictures } from './options/pictures.ts'
import { places } from './options/places.ts'
import { redirects } from './options/redirects.ts'
import { reservation } from './options/reservation.ts'
import { reviews } from './options/reviews.ts'
import { search } from './options/search.ts'
import { tradeIn } from './options/trade-in.ts'
import { vehicle } from './options/vehicle.ts'
import { words } from './options/words.ts'

export const TEMPLATES = ['harbour', 'ridge', 'meadow', 'market', 'gallery'] as const
/** The ground of a template whose other colours follow from it; null: its tokens.css has them all. */
export const TEMPLATE_GROUNDS: Readonly<Record<(typeof TEMPLATES)[number], string | null>> = {
  harbour: null,
  ridge: null,
  meadow: null,
  market: null,
  gallery: '#14120f',
}
export const REGIONS = ['AU', 'NZ', 'US'] as const

/**
 * Everything that may differ between dealers (SITE-3, SITE-4). A dealer with only a slug, a name and a location is
 * valid.
 */
export const siteShape = z.strictObject({
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
    .nullable()
    .default(null)
    .describe(
      'IANA name of the zone for dates on window stickers, under articles and in reports; that of the primary location when left out.',
    ),
  dealerships: z.array(dealership).min(1).describe('The legal dealers of the site.'),
  locations: z.array(location).min(1).describe('The places of the dealerships.'),
  places,
  reviews,
  identity,
  branding,
  pictures,
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
  words,
  legal,
  integrations,
  garage,
  intake,
})

/** The options of a site as they are written, with the defaults that do not follow from other options. */
export type SiteShape = z.output<typeof siteShape>

/** A site's file, parsed. */
export const siteSchema = siteShape.transform(withZones)

/** Content of a dealer's file. */
export type SiteInput = z.input<typeof siteSchema>

export interface Location extends Omit<z.output<typeof location>, 'timezone'> {
  readonly timezone: string
}

/** A site as the code reads it, with all defaults applied. */
export interface Site extends Omit<SiteShape, 'timezone' | 'locations'> {
  readonly timezone: string
  readonly locations: Location[]
}

/** FORM-17: a place whose zone is not written has the one of its state, and the site the one of its primary place. */
function withZones(site: SiteShape): Site {
  const locations = site.locations.map((place) => ({
    ...place,
    timezone: place.timezone ?? zoneOfState(site.region, place.state),
  }))
  const home = locations.find(({ primary }) => primary) ?? locations[0]
  return { ...site, locations, timezone: site.timezone ?? home?.timezone ?? zoneOfState(site.region, '') }
}

export type OpeningHours = z.output<typeof openingHours>
export type Region = Site['region']
export type Template = Site['template']
