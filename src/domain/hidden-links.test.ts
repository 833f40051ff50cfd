import { expect, it } from 'vitest'
import { withoutBuyerLinks } from './hidden-links.ts'

const SIGNED = '0f8fad5b-d9cb-469f-a165-70867728950e.g5s.0123456789abcdef0123456789abcdef01234567'
const SHORT = 'Dw-tW9nLRp-hZXCGdyiVDlFTASNFZ4mrze8BI0VniQ'

it('H4-4 a text shows that it has the buyer’s links, and none of them', () => {
  for (const path of ['reservations', 'visits', 'unsubscribe', 'trade-in', 'alerts/confirm', 'alerts/end'])
    for (const token of [SIGNED, SHORT])
      expect(withoutBuyerLinks(`Move it: https://cars.example/${path}/${token}\nBye`)).toBe(
        `Move it: https://cars.example/${path}/…\nBye`,
      )
})

it('H4-4 a link that a mail program has put within its own, in a quoted mail, is hidden too', () => {
  const checked = (token: string) =>
    `https://safelinks.example/?url=https%3A%2F%2Fcars.example%2Fvisits%2F${token}&data=1`
  expect(withoutBuyerLinks(checked(SIGNED))).toBe(checked('…'))
})

it('leaves other addresses as they are', () => {
  for (const text of ['https://cars.example/cars/2021-toyota-hilux', 'https://cars.example/trade-in', '/visits/'])
    expect(withoutBuyerLinks(text)).toBe(text)
})
