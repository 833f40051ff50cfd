import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { PHOTO_LIMITS, photoPrefix } from '#domain/lead/lead-photos.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import type { Site } from '#site/site.ts'
import { enquire, sampleActor, sampleColleagues } from '../inbox/testing.ts'
import { erasePerson } from '../person/people.ts'
import { sweepOldDetails } from '../person/sweep-old-details.ts'
import { deliverLead } from '../sending/deliver-lead.ts'
import { requestOn } from '../site-request.ts'
import { requestBy } from '../staff-request.ts'
import { sampleSite } from '../testing/sample-data.ts'
import { createTestPlatform, type TestPlatform } from '../testing.ts'
import { addPhotos } from './add-photos.ts'
import { showPhoto } from './show-photo.ts'

const kim = sampleActor('kim')
const TRADE_IN = {
  form: 'trade-in',
  category: 'Trade-In Enquiry',
  own_make: 'Mazda',
  own_model: 'CX-5',
  own_year: '2019',
}

let platform: TestPlatform
let site: Site
let photo: Uint8Array
let sent: { readonly leadId: string; readonly conversationId: string }

beforeAll(async () => {
  const options = { sites: [sampleSite(), sampleSite({ slug: 'other', hostnames: ['other.example'] })] }
  platform = await createTestPlatform({ ...options, colleagues: sampleColleagues([kim]) })
  site = platform.site('yard')
  photo = await testPhoto('red', { orientation: 6 })
})
afterAll(() => platform.close())
beforeEach(async () => {
  sent = await enquire(requestOn(platform, site), TRADE_IN)
})

const request = () => ({ platform, site, now: platform.clock.now(), origin: 'https://cars.example', version: 1 })
const add = (...files: readonly Uint8Array[]) =>
  addPhotos(
    request(),
    sent.leadId,
    files.map((file) => [file]),
  )
const stored = async () => {
  const keys: string[] = []
  for await (const { key } of platform.objects.list(photoPrefix(site.slug, sent.leadId))) keys.push(key)
  return keys.toSorted()
}
const deliveries = () => platform.storage.forSite(site).leads.deliveries(sent.leadId)

describe('photos of the visitor’s own car', () => {
  it('H4-3 has one photo in memory at a time: the next is read after the one before is cleaned', async () => {
    const steps: string[] = []
    const { pictures } = platform
    const clean: typeof pictures.clean = (file) => {
      steps.push('clean')
      return pictures.clean(file)
    }
    async function* files() {
      for (const name of ['first', 'second']) {
        steps.push(name)
        yield [photo.subarray(0, 10), photo.subarray(10)]
      }
    }
    const watched = { ...request(), platform: { ...platform, pictures: { ...pictures, clean } } }
    expect(await addPhotos(watched, sent.leadId, files())).toEqual({ ok: true, added: 2, left: 0 })
    expect(steps).toEqual(['first', 'clean', 'second', 'clean'])
  })

  it('B14 stores each upright, without where it was taken, and sends the dealer a mail with them', async () => {
    expect(await add(photo, await testPhoto('blue'))).toEqual({ ok: true, added: 2, left: 0 })
    expect(await stored()).toEqual([1, 2].map((number) => `${photoPrefix(site.slug, sent.leadId)}${number}.jpg`))
    const mail = (await deliveries()).filter(({ kind }) => kind === 'mail').at(-1)
    await deliverLead(platform, { siteSlug: site.slug, id: mail?.id ?? '' })
    const { attachments = [], text } = platform.mailer.sent.at(-1) ?? {}
    expect(text).toContain('Photos: 2')
    expect(attachments.map(({ name, contentType }) => [name, contentType])).toEqual([
      ['photo-1.jpg', 'image/jpeg'],
      ['photo-2.jpg', 'image/jpeg'],
    ])
    const bytes = attachments[0]?.bytes ?? new Uint8Array()
    const { format, width, height, exif, orientation } = await sharp(bytes).metadata()
    // It was 600 by 400, lying on its side.
    expect({ format, width, height, exif, orientation }).toMatchObject({ format: 'jpeg', width: 400, height: 600 })
    expect([exif, orientation]).toEqual([undefined, undefined])
    expect(Buffer.from(bytes).toString('latin1')).not.toMatch(/Example Street|GPS/)
  })

  it('B14 takes no file by its name: only bytes that are a picture, and says how many it left', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    const torn = photo.slice(0, 200)
    expect(await add(svg, torn, randomBytes(500))).toEqual({ ok: false, reason: 'none' })
    expect(await stored()).toEqual([])
    expect(await add(svg, photo)).toEqual({ ok: true, added: 1, left: 1 })
  })

  it('B14 takes six, in any number of turns', async () => {
    const six = Array.from({ length: PHOTO_LIMITS.photos }, () => photo)
    expect(await add(...six.slice(2))).toEqual({ ok: true, added: 4, left: 0 })
    expect(await add(...six)).toEqual({ ok: true, added: 2, left: 4 })
    expect(await add(photo)).toEqual({ ok: false, reason: 'enough' })
    expect(await stored()).toHaveLength(6)
  })

  it('B14 FORM-13 a double click adds the photos once, and sends one mail', async () => {
    const before = (await deliveries()).length
    await Promise.all([add(photo), add(photo)])
    expect(await stored()).toHaveLength(1)
    expect((await deliveries()).length).toBe(before + 1)
  })

  it('B14 no other form takes photos, and no other site’s lead', async () => {
    const { leadId } = await enquire(requestOn(platform, site))
    expect(await addPhotos(request(), leadId, [[photo]])).toEqual({ ok: false, reason: 'no-lead' })
    const elsewhere = { ...request(), site: platform.site('other') }
    expect(await addPhotos(elsewhere, sent.leadId, [[photo]])).toEqual({ ok: false, reason: 'no-lead' })
  })

  it('INBOX-6 STAFF-5 staff see them in their conversation; other sites, other leads and other roles do not', async () => {
    await add(photo)
    const { leadId, conversationId } = sent
    const seen = (actor: typeof kim, of: object = {}) =>
      showPhoto(requestBy(platform, site, actor), { conversationId, leadId, number: 1, ...of })
    expect((await seen(kim))?.byteLength).toBeGreaterThan(500)
    for (const number of [0, 2, 1.5, Number.NaN]) expect(await seen(kim, { number })).toBeNull()
    expect(await seen(kim, { leadId: platform.randomId() })).toBeNull()
    expect(await seen(sampleActor('mel', { roles: ['stock'] }))).toBeNull()
    expect(
      await showPhoto(requestBy(platform, platform.site('other'), kim), { conversationId, leadId, number: 1 }),
    ).toBeNull()
  })

  it('H8 D-19 they are deleted with their lead: when the person is erased, and when the lead is old', async () => {
    await add(photo)
    expect(await erasePerson(requestOn(platform, site), { email: 'jo@mail.example', phone: null })).toMatchObject({
      ok: true,
    })
    expect(await stored()).toEqual([])

    sent = await enquire(requestOn(platform, site), TRADE_IN)
    await add(photo)
    await sweepOldDetails(platform, [site.slug])
    expect(await stored()).toHaveLength(1)
    await platform.storage.rawDatabase().executeSql(`update leads set created_at = '2020-01-01'`)
    await sweepOldDetails(platform, [site.slug])
    expect(await stored()).toEqual([])
  })
})
