import { expect, it } from 'vitest'
import { NOW } from '#domain/testing/example-listing.ts'
import { siteView } from '#operations/site/show-site.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { packSite, writtenSite } from './pack-site.ts'
import { siteOf } from './packed-site.ts'

const platform = await createTestPlatform({ now: NOW, sites: [sampleSite({ name: 'Yard </script> & "Sons"' })] })
const view = siteView(platform.site('yard'), NOW)
await platform.close()

it('brings a site over with a page’s data as it was, and the same one for the same text', () => {
  const data = packSite(view, true)
  expect(siteOf(data)).toEqual(JSON.parse(JSON.stringify(view)))
  expect(siteOf({ ...data })).toBe(siteOf(data))
  expect(writtenSite(data)).toEqual([])
})

it('a page that is written whole holds it in an element that it cannot end, made once', () => {
  const data = packSite(view, false)
  expect(data).toEqual({ site: '' })
  expect(siteOf(data)).toBe(view)
  const html = Buffer.concat(writtenSite(data)).toString()
  const [, json = ''] = /^<script type="application\/json" id="site-data">(.*)<\/script>$/s.exec(html) ?? []
  expect(json).not.toContain('<')
  expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify(view)))
  expect(writtenSite(packSite(view, false))[0]).toBe(writtenSite(data)[0])
})
