import { expect, it } from 'vitest'
import { NO_TAG_HOSTS, tagHosts } from './tag-hosts.ts'

const NONE = { ga4: null, gtm: null, metaPixel: null }

it('D-62 a site without tags needs no third-party server', () => {
  expect(tagHosts(NONE)).toEqual(NO_TAG_HOSTS)
})

it.each([
  ['ga4', 'G-EXAMPLE001', 'https://www.googletagmanager.com'],
  ['gtm', 'GTM-EXAMPLE', 'https://www.googletagmanager.com'],
  ['metaPixel', '100000000000001', 'https://connect.facebook.net'],
] as const)('D-62 %s gets its script from %s at %s alone', (tag, id, host) => {
  expect(tagHosts({ ...NONE, [tag]: id }).scripts).toEqual([host])
})

it('D-62 each tag adds only its own servers', () => {
  const google = JSON.stringify(tagHosts({ ...NONE, ga4: 'G-EXAMPLE001', gtm: 'GTM-EXAMPLE' }))
  expect(google).not.toContain('facebook')
  expect(google).toBe(JSON.stringify(tagHosts({ ...NONE, ga4: 'G-EXAMPLE001' })))
  expect(JSON.stringify(tagHosts({ ...NONE, metaPixel: '100000000000001' }))).not.toContain('google')
})
