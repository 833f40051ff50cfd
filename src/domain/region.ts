/** SITE-6: the countries the platform serves. */
export const REGION_CODES = ['AU', 'NZ', 'US'] as const
export type RegionCode = (typeof REGION_CODES)[number]

/** What a country changes in what a visitor reads and may type. */
export interface RegionFormat {
  readonly currency: string
  readonly locale: string
  readonly distance: 'km' | 'mi'
  readonly postcodeLength: number
  readonly words: RegionWords
  readonly states: readonly string[]
}

/** Words that are spelt or chosen differently, as they stand at the head of a line. */
export interface RegionWords {
  readonly colour: string
  readonly tyre: string
  readonly kms: string
  readonly rego: string
}

/** SITE-6: one row a region. */
export const REGIONS: Readonly<Record<RegionCode, RegionFormat>> = {
  AU: {
    currency: 'AUD',
    locale: 'en-AU',
    distance: 'km',
    postcodeLength: 4,
    words: { colour: 'Colour', tyre: 'Tyre', kms: 'Kms', rego: 'Rego' },
    states: ['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA'],
  },
  NZ: {
    currency: 'NZD',
    locale: 'en-NZ',
    distance: 'km',
    postcodeLength: 4,
    words: { colour: 'Colour', tyre: 'Tyre', kms: 'Kms', rego: 'Rego' },
    states: [],
  },
  US: {
    currency: 'USD',
    locale: 'en-US',
    distance: 'mi',
    postcodeLength: 5,
    words: { colour: 'Color', tyre: 'Tire', kms: 'Miles', rego: 'Registration' },
    states: (
      'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH ' +
      'OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY'
    ).split(' '),
  },
}
