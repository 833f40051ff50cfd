/** SEARCH-3: the facets, by the name that stands in the address. */
export const FACET_NAMES = [
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
] as const
export type FacetName = (typeof FACET_NAMES)[number]

/** SEARCH-7: the orders, by the value of `sortBy`. */
export const SORT_NAMES = ['relevance', 'latest', 'price_desc', 'price_asc', 'km_desc', 'km_asc'] as const
export type SortName = (typeof SORT_NAMES)[number]

/** The order that a visitor's postcode adds to the site's (SEARCH-19). */
export type ChosenSort = SortName | 'distance'
