import type { Region } from '../site.ts'

/** Wording of the legal pages that differs by country (LAW-4). A dealer's lawyer still has to read them. */
export interface LawWords {
  readonly act: string
  readonly asLawAsks: string
  readonly licence: string
  readonly country: string
  readonly elsewhere: string
  readonly transport: string
  readonly rego: string
  readonly mobile: string
  readonly records: string
  readonly favourites: string
  readonly postcode: string
  readonly breach: string
  readonly days: string
  readonly complaint: string
  readonly consumerLaw: string
  readonly prices: string
  readonly guarantees: string
}

export const LAW_WORDS: Readonly<Record<Region, LawWords>> = {
  AU: {
    act: 'the Privacy Act 1988 and the Australian Privacy Principles',
    asLawAsks: 'as the Australian Privacy Principles ask',
    licence: 'licence',
    country: 'Australia',
    elsewhere: ', usually the United States, Ireland and Singapore',
    transport: 'the transport department',
    rego: 'registration number',
    mobile: 'mobile number and postcode',
    records: 'usually seven years',
    favourites: 'Favourites',
    postcode: 'postcode',
    breach: ' and the Office of the Australian Information Commissioner',
    days: '30 days',
    complaint:
      'the [Office of the Australian Information Commissioner](https://www.oaic.gov.au/privacy/privacy-complaints) can take up your complaint: phone [1300 363 992](tel:1300363992)',
    consumerLaw: 'the Australian Consumer Law',
    prices:
      'A drive away price is the whole price for a private buyer, with the charges named beside it. Where government charges are left out, the price says so.',
    guarantees:
      'Our goods come with guarantees that cannot be excluded under the Australian Consumer Law. For a major failure you may choose a refund or a replacement.',
  },
  NZ: {
    act: 'the Privacy Act 2020 and its information privacy principles',
    asLawAsks: 'as the information privacy principles ask',
    licence: 'licence',
    country: 'New Zealand',
    elsewhere: ', usually Australia and the United States',
    transport: 'the New Zealand Transport Agency',
    rego: 'registration number',
    mobile: 'mobile number and postcode',
    records: 'usually seven years',
    favourites: 'Favourites',
    postcode: 'postcode',
    breach: ' and the Office of the Privacy Commissioner',
    days: '20 working days',
    complaint:
      'the [Office of the Privacy Commissioner](https://www.privacy.org.nz/your-rights/making-a-complaint-to-the-privacy-commissioner/) can take up your complaint: phone [0800 803 909](tel:0800803909)',
    consumerLaw: 'the Consumer Guarantees Act 1993 or the Fair Trading Act 1986',
    prices:
      'Prices include GST. A price says whether registration, a warrant of fitness and other on road costs are in it.',
    guarantees:
      'Cars that we sell to a consumer come with the guarantees of the Consumer Guarantees Act 1993, and each used car with its Consumer Information Notice.',
  },
  US: {
    act: 'the privacy laws of the state that we do business in and of yours',
    asLawAsks: 'by contract to use them for our work alone',
    licence: 'license',
    country: 'the United States',
    elsewhere: '',
    transport: 'the department of motor vehicles',
    rego: 'registration number',
    mobile: 'cell number and ZIP code',
    records: 'usually five years',
    favourites: 'Favorites',
    postcode: 'ZIP code',
    breach: ', and the authorities that the law names',
    days: '45 days',
    complaint:
      'the attorney general of your state or the [Federal Trade Commission](https://reportfraud.ftc.gov) can take up your complaint: phone [877 382 4357](tel:+18773824357)',
    consumerLaw: 'federal law or the law of your state',
    prices:
      'A price here leaves out tax, title and registration unless it says otherwise. A fee of ours that every buyer pays is in it.',
    guarantees:
      'The Buyers Guide in the window of each used car says whether it comes with a warranty or as is, and is part of your contract.',
  },
}
