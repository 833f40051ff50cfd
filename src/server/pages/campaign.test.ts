import { expect, it } from 'vitest'
import { withCampaign } from './campaign.ts'

it.each([
  ['/search?seats=7', 'query=7+seater&utm_source=mail', '/search?seats=7&utm_source=mail'],
  ['/search', 'gclid=a%20b&utm_medium=cpc', '/search?gclid=a+b&utm_medium=cpc'],
  ['/faq#price', 'fbclid=1', '/faq?fbclid=1#price'],
  ['/search?seats=7', 'query=7+seater&page=2', '/search?seats=7'],
])('FIELD-2 D-62 a redirect to %s keeps what an ad link brought', (location, asked, expected) => {
  expect(withCampaign(location, new URLSearchParams(asked))).toBe(expected)
})
