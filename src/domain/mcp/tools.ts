import { z } from 'zod'
import { CAR_TYPES } from '../car/vocabulary.ts'
import { SORT_NAMES } from '../listing/facet/facet-names.ts'
import type { ToolDefinition } from './tool-definition.ts'

const word = z.string().trim().min(1).max(100)
const year = z.int().min(1900).max(2100)
const amount = z.int().min(0).max(99_999_999)

const search = z.strictObject({
  query: z.string().trim().max(200).optional().describe('Words, such as "diesel ute with towbar".'),
  make: word.optional(),
  model: word.optional(),
  body: word.optional().describe('Such as SUV, Ute, Sedan, Hatchback.'),
  fuel: word.optional().describe('Such as Petrol, Diesel, Hybrid, Electric.'),
  transmission: word.optional().describe('Automatic or Manual.'),
  condition: z.enum(CAR_TYPES).optional(),
  price_min: amount.optional().describe('In whole units of the site’s currency.'),
  price_max: amount.optional().describe('In whole units of the site’s currency.'),
  year_min: year.optional(),
  year_max: year.optional(),
  odometer_max: z.int().min(0).max(2_000_000).optional().describe('In km, or miles at a site in the United States.'),
  availability: z
    .enum(['in_stock', 'coming_soon', 'sold', 'any'])
    .default('in_stock')
    .describe('Cars in stock without it. A car that a buyer has reserved is in stock, and its item says reserved.'),
  seats: z.int().min(1).max(99).optional(),
  state: word.optional().describe('State of the car’s location, such as QLD.'),
  postcode: z.string().trim().min(1).max(10).optional().describe('Postcode to search around.'),
  distance: z.int().min(1).max(9999).optional().describe('From the postcode, in km, or miles in the United States.'),
  sort: z
    .enum([...SORT_NAMES, 'distance'])
    .optional()
    .describe('The site’s own order without it.'),
  page: z.int().min(1).max(10_000).default(1).describe('From 1; 21 cars a page.'),
})

const oneCar = z
  .strictObject({
    id: word.optional().describe('The id of an item.'),
    vin: word.optional().describe('The VIN, or the frame number of a car that has no VIN.'),
    stock_number: word.optional(),
  })
  .refine((given) => Object.values(given).filter((value) => value !== undefined).length === 1, {
    error: 'Give exactly one of id, vin and stock_number.',
  })

const slots = z.strictObject({
  location: word.describe('The id of a location from dealer.locations.'),
  date: z.iso.date({ error: 'A day such as 2026-01-31.' }).describe('Day at the location, such as 2026-01-31.'),
})

export type SearchInput = z.output<typeof search>
export type OneCarInput = z.output<typeof oneCar>
export type SlotsInput = z.output<typeof slots>

export const SEARCH_TOOL: ToolDefinition<SearchInput> = {
  name: 'inventory.search',
  title: 'Search the stock',
  description:
    'Searches the dealer’s stock with the same engine as its website. Quote a price only with its price_type and as_of, and link to url.',
  input: search,
}

export const GET_TOOL: ToolDefinition<OneCarInput> = {
  name: 'inventory.get',
  title: 'One car in full',
  description: 'A car of the dealer’s stock with its description, features and pictures, by id, VIN or stock number.',
  input: oneCar,
}

export const AVAILABILITY_TOOL: ToolDefinition<OneCarInput> = {
  name: 'inventory.availability',
  title: 'Whether a car is for sale',
  description: 'Whether a car is in stock, coming soon, reserved or sold, by id, VIN or stock number.',
  input: oneCar,
}

export const LOCATIONS_TOOL: ToolDefinition<Readonly<Record<string, never>>> = {
  name: 'dealer.locations',
  title: 'Where the dealer is',
  description: 'The dealer’s locations with address, phone, licence, opening hours and whether they are open.',
  input: z.strictObject({}),
}

export const SLOTS_TOOL: ToolDefinition<SlotsInput> = {
  name: 'appointments.slots',
  title: 'Times for an appointment',
  description:
    'Times of a day at a location, and whether each is free. It books nothing: a buyer books at booking_url.',
  input: slots,
}
