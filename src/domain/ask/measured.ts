/** Ranges that the stock of some sites has no numbers for. */
export const MEASURED = [
  'sleeps',
  'tare_weight',
  'aggregate_trailer_mass',
  'body_length',
  'braked_towing',
  'payload',
  'driving_range',
  'battery_capacity',
  'dc_charging',
  'ac_charging',
] as const

export type MeasuredName = (typeof MEASURED)[number]
