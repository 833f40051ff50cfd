/** SEARCH-3: the facets, by their names in addresses. */
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
  'sleeps',
  'tare_weight',
  'axle_type',
] as const
export type FacetName = (typeof FACET_NAMES)[number]

/** SEARCH-7: the sort orders, by the value of `sortBy`. */
export const SORT_NAMES = ['relevance', 'latest', 'price_desc', 'price_asc', 'km_desc', 'km_asc'] as const
export type SortName = (typeof SORT_NAMES)[number]

/** SEARCH-19: with a postcode, visitors can also sort by distance. */
export type ChosenSort = SortName | 'distance'
