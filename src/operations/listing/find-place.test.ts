import { expect, it } from 'vitest'
import { GatewayError } from '#gateways/gateway-error.ts'
import { createFakeGeocoder } from '#gateways/geocoding/fake.ts'
import type { Log } from '../log/log.ts'
import { findAddress, findPostcode } from './find-place.ts'

const BRISBANE = { lat: -27.47, lng: 153.03, name: 'Brisbane' }

it('PLACE-6 looks up postcodes of the site’s region only', async () => {
  const geocoder = createFakeGeocoder({ '4000': BRISBANE, '90210': BRISBANE })
  const platform = { geocoder, log: logInto([]) }
  expect(await findPostcode(platform, { region: 'AU' }, '4000')).toEqual(BRISBANE)
  expect(await findPostcode(platform, { region: 'US' }, '90210')).toEqual(BRISBANE)
  for (const text of ['90210', '400', '4000 ', '４０００', 'abcd', ''])
    expect(await findPostcode(platform, { region: 'AU' }, text)).toBeNull()
  expect(geocoder.asked.map(({ text }) => text)).toEqual(['4000', '90210'])
})

it('PLACE-6 looks up neither empty nor overlong addresses', async () => {
  const geocoder = createFakeGeocoder({ '1 Example Street': BRISBANE })
  const platform = { geocoder, log: logInto([]) }
  expect(await findAddress(platform, { region: 'AU' }, ' 1 Example Street ')).toEqual(BRISBANE)
  expect(await findAddress(platform, { region: 'AU' }, '  ')).toBeNull()
  expect(await findAddress(platform, { region: 'AU' }, 'x'.repeat(201))).toBeNull()
  expect(geocoder.asked).toHaveLength(1)
})

it('PLACE-6 returns null on a failure, and logs it without the address', async () => {
  const geocoder = createFakeGeocoder({ '4000': BRISBANE })
  geocoder.failWith(new GatewayError('geocoding', 'nobody answered'))
  const lines: string[] = []
  expect(await findPostcode({ geocoder, log: logInto(lines) }, { region: 'AU' }, '4000')).toBeNull()
  expect(lines).toEqual(['geocoding failed {"reason":"geocoding: nobody answered"}'])
})

function logInto(lines: string[]): Log {
  const write = (event: string, facts = {}) => void lines.push(`${event} ${JSON.stringify(facts)}`)
  return { debug: write, info: write, warn: write, error: write }
}
