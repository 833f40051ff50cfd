import { expect } from 'vitest'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { addPhotos } from '#operations/desk/photo/add-photos.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { sampleCar } from '#operations/testing/sample-data.ts'
import type { PageForm } from './page-form.ts'
import type { Person, TwoPeople } from './two-people.ts'

/** A new car with photos of the feed; returns its page. */
export async function photographed({ platform }: TwoPeople): Promise<string> {
  const id = platform.randomId()
  const images = ['a', 'b', 'c'].map((name) => `https://feed.example/${id}/${name}.jpg`)
  const car = { id, slug: id, stocknum: id, images, thumbnails: [], primary_image_url: images[0] ?? null }
  await platform.addCars('yard', [sampleCar(car)])
  return `/stock/${id}`
}

/** A new car with a photo of its own, which can be cropped; returns its page and the photo's. */
export async function withOwnPhoto(both: TwoPeople): Promise<{ readonly page: string; readonly photo: string }> {
  const page = await photographed(both)
  const photo = await testPhoto('teal')
  const files = [{ name: 'phone.jpg', size: photo.length, bytes: async () => photo }]
  const by = requestBy(both.platform, both.platform.site('yard'), sampleStaff(['stock']))
  await addPhotos(by, { carId: page.replace('/stock/', ''), files })
  const [, key = ''] = /data-photo="(desk:[^"]+)"/.exec((await both.ann.open(page)).html) ?? []
  return { page, photo: `${page}/photo?${new URLSearchParams({ of: key })}` }
}

/** The photos of a page in their order, by the letter of their file. */
async function orderOf(who: Person, page: string): Promise<string> {
  const { html } = await who.open(page)
  return [...html.matchAll(/data-photo="[^"]*\/(\w)\.jpg"/g)].map(([, name]) => name).join('')
}

/** The form of one photo among all of a car, by the letter of its file. */
export async function photoTile(who: Person, page: string, name: string): Promise<PageForm> {
  return (await who.open(page)).form(`${page}/photos`, `/${name}.jpg"`)
}

/** The page of one photo. */
export function pageOfPhoto(page: string, tile: PageForm): string {
  return `${page}/photo?${new URLSearchParams({ of: tile.value('photo') ?? '' })}`
}

/** STAFF-11: two orders at once, and two descriptions of one photo. */
export async function photosStay(both: TwoPeople): Promise<void> {
  const page = await photographed(both)
  const { ann, ben, platform } = both
  const action = `${page}/photos`
  const tile = (who: Person, name: string) => photoTile(who, page, name)
  const stale = await tile(ann, 'b')
  const hiding = await tile(ann, 'a')
  platform.clock.pass(1)
  await ben.send(action, (await tile(ben, 'c')).sent(['do', 'first']))
  expect(await orderOf(ann, page)).toBe('cab')
  const answer = await ann.send(action, stale.sent(['do', 'first']))
  expect([answer.status, answer.html]).toEqual([
    409,
    expect.stringMatching(/Ben Ito changed the photos at \d+:\d\d [ap]m/),
  ])
  expect(await orderOf(ann, page)).toBe('cab')
  expect((await ann.send(action, hiding.sent(['do', 'hide']))).status).toBe(303)
  await ann.send(action, (await tile(ann, 'b')).sent(['do', 'first']))
  expect(await orderOf(ann, page)).toBe('bca')
  const one = pageOfPhoto(page, stale)
  const text = async (who: Person) => (await who.open(one)).form(action, 'shown.text')
  const anns = await text(ann)
  await ben.send(action, (await text(ben)).typed('text', 'The dashboard').sent(['do', 'describe']))
  const clash = await ann.send(action, anns.typed('text', 'The seats').sent(['do', 'describe']))
  expect([clash.status, clash.html]).toEqual([409, expect.stringMatching(/Ben Ito wrote at .* <q>The dashboard/)])
  expect(clash.form(action, 'shown.text').value('text')).toBe('The seats')
  expect((await text(ann)).value('text')).toBe('The dashboard')
}

/** STAFF-11: photos that two people add at once are all there. */
export async function uploadsAdd(both: TwoPeople): Promise<void> {
  const page = await photographed(both)
  const added = await Promise.all(
    [both.ann, both.ben].map(async (who, index) => {
      const form = new FormData()
      for (const [name, value] of (await who.open(page)).form(`${page}/photos/upload`).fields) form.set(name, value)
      const bytes = await testPhoto(index === 0 ? 'red' : 'blue', { width: 1200, height: 900 })
      form.set('photos', new File([new Uint8Array(bytes)], 'phone.jpg', { type: 'image/jpeg' }))
      return (await who.send(`${page}/photos/upload`, form)).status
    }),
  )
  expect(added).toEqual([303, 303])
  expect((await both.ann.open(page)).html.match(/data-photo="desk:/g)).toHaveLength(2)
}
