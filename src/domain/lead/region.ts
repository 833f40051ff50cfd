/** Where a site's visitors are (SITE-6); decides the formats of phone and postcode. */
export type Region = 'AU' | 'NZ' | 'US'

/** SITE-6: what a form of the region says and accepts. */
export const FORM_FORMATS: Record<Region, FormFormat> = {
  AU: { postcodeDigits: 4, phoneExample: '0412 345 678', registration: 'Rego', distance: 'km' },
  NZ: { postcodeDigits: 4, phoneExample: '021 123 4567', registration: 'Rego', distance: 'km' },
  US: { postcodeDigits: 5, phoneExample: '(201) 555-0123', registration: 'Registration', distance: 'miles' },
}

interface FormFormat {
  readonly postcodeDigits: number
  readonly phoneExample: string
  readonly registration: string
  readonly distance: 'km' | 'miles'
}
