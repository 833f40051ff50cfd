import type { WindowSticker } from '#views/window-sticker/window-sticker.ts'

/** A ute's sticker, without picture and repayment. */
export function exampleSticker(): WindowSticker {
  return {
    look: { template: 'harbour', primary: '#0b3d4f', language: 'en-AU' },
    dealer: { name: 'Example Motors', tagline: null },
    title: '2021 Toyota HiLux',
    subtitle: 'SR5',
    condition: 'Used',
    picture: '/pictures/made/ute-red-side-800.webp',
    price: { kind: 'price', text: '$45,990', type: 'Drive away', was: null, amount: 45_990 },
    driveAwayNote: null,
    estimate: null,
    leadingFacts: [{ name: 'km', label: 'Odometer', value: '54,321 km' }],
    facts: [{ name: 'stocknum', label: 'Stock no.', value: 'S100' }],
    features: ['Tow bar', 'Roof rails'],
    pageAddress: 'https://dealer.example/cars/2021-toyota-hilux-s100',
    place: { name: 'South', address: '1 Example Street', phone: '07 5550 0000', licence: 'LMCT 1234' },
    words: {
      noPicture: 'Photographs on the way',
      estimate: 'Finance estimate.',
      features: 'Features',
      moreFeatures: 'and {count} more on the car’s page',
      scan: 'Scan for every photo and to enquire',
      madeOn: 'As at 21 November 2026',
      code: 'Code that leads to https://dealer.example/cars/2021-toyota-hilux-s100',
    },
  }
}
