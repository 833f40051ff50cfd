/**
 * Where facts of cars show, in order: lists of names of `CAR_FACTS`. A name that is no fact has its row beside the place
 * (car-details.ts, facets.ts, desk-fields.ts, hand-car.ts); the compiler asks for it.
 */

/**
 * CAR-3: the key facts of the vehicle page. The first 4 show under its name; the rest open on request. What a caravan is
 * chosen by stands before its body; a car has none of it.
 */
export const KEY_FACTS = [
  'km',
  'simple_transmission',
  'fuel',
  'body_length',
  'sleeps',
  'tare_weight',
  'aggregate_trailer_mass',
  'simple_body',
  'driving_range',
  'braked_towing',
  'payload',
  'battery_capacity',
  'dc_charging',
  'ac_charging',
  'bunks',
  'drive',
  'seats',
  'doors',
  'colour',
  'car_type',
  'year',
  'stocknum',
  'location',
] as const

/** CAR-4: the box 'Car Details' of the vehicle page. */
export const DETAIL_FACTS = [
  'car_type',
  'transmission',
  'engine',
  'body',
  'km',
  'fuel',
  'rego_expiry',
  'stocknum',
  'build_date',
  'address',
  'colour',
  'drive',
  'seats',
  'doors',
  'engine_size',
  'views',
  'vin',
  'frame_number',
  'rego',
] as const

/** CARD-1: the facts that a site can put on its cards. */
export const CARD_FACTS = [
  'car_type',
  'simple_body',
  'km',
  'simple_transmission',
  'fuel',
  'drive',
  'seats',
  'stocknum',
  'location',
  'body_length',
  'sleeps',
  'tare_weight',
  'braked_towing',
  'payload',
  'driving_range',
  'battery_capacity',
  'bunks',
] as const

/** SEARCH-3: the facets, by their names in addresses. */
export const FACET_FACTS = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'subscription_price',
  'price_range',
  'seats',
  'body',
  'simple_body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
  'manufacturer.name',
  'sleeps',
  'tare_weight',
  'aggregate_trailer_mass',
  'body_length',
  'axle_type',
  'bunks',
  'braked_towing',
  'payload',
  'driving_range',
  'battery_capacity',
  'dc_charging',
  'ac_charging',
] as const

/** DESK-2: the facts that staff edit on a car's page. */
export const DESK_FACTS = [
  'badge',
  'series',
  'colour',
  'km',
  'regplate',
  'rego_expiry',
  'seats',
  'doors',
  'engine_size',
  'simple_transmission',
  'simple_fuel',
  'simple_body',
  'braked_towing',
  'payload',
  'driving_range',
  'battery_capacity',
  'dc_charging',
  'ac_charging',
  'bunks',
] as const

/** DESK-1: facts that a person can show in the stock table, and sort it by. */
export const COLUMN_FACTS = ['km', 'colour'] as const

/** DESK-5: the facts that are asked for a car that is added by hand. */
export const HAND_FACTS = ['km', 'body', 'trans', 'fuel', 'colour', 'seats', 'doors'] as const

/** Icons by name of a fact; other facts have a tick. */
export const FACT_ICONS = {
  car_type: 'calendar',
  year: 'calendar',
  body: 'body',
  simple_body: 'body',
  caravan_body: 'caravan',
  km: 'odometer',
  trans: 'transmission',
  simple_transmission: 'transmission',
  drive: 'transmission',
  fuel: 'fuel',
  simple_fuel: 'fuel',
  seats: 'seats',
  doors: 'body',
  sleeps: 'bed',
  body_length: 'length',
  body_width: 'length',
  tare_weight: 'weight',
  aggregate_trailer_mass: 'weight',
  braked_towing: 'weight',
  payload: 'weight',
  driving_range: 'odometer',
  bunks: 'bed',
  stocknum: 'tag',
  colour: 'tag',
  location: 'place',
} as const
