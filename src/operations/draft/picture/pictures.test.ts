import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { digitalSourceOf, sourceXmp } from '#domain/picture/digital-source.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { createDraft } from '../drafts.ts'
import { openStudio, type TestStudio } from '../testing.ts'
import { undoInDraft } from '../undo-draft.ts'
import { addPicture, type SentPicture } from './add-picture.ts'
import { choosePicture, cropPicture, describePicture, removePicture } from './change-picture.ts'
import { type DraftPicture, readPicture, showPictures } from './show-pictures.ts'

let studio: TestStudio
let draft: string
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())
beforeEach(async () => {
  const made = await createDraft(kim(), { name: 'Easter' })
  draft = made.ok ? made.id : ''
})

const kim = () => studio.as('Kim')
const HOME = { path: ['site.json', 'home', 'image'], before: undefined }
const key = () => randomUUID()

async function add(changes: Partial<SentPicture> = {}) {
  const bytes = changes.bytes ?? (await testPhoto('teal', { width: 900, height: 600 }))
  const sent = { name: 'Our Yard (2).JPG', alt: 'Our yard', place: null, use: 'page', key: key(), ...changes } as const
  return addPicture(kim(), draft, { ...sent, bytes })
}

async function pictures(): Promise<readonly DraftPicture[]> {
  return (await showPictures(kim(), draft))?.pictures ?? []
}

async function changes(): Promise<number> {
  return (await showPictures(kim(), draft))?.shown.changes.filter(({ undone }) => !undone).length ?? -1
}

it('STUDIO-18 adds a picture, says what it shows and puts it where it is wanted, in one step that one undo takes back', async () => {
  expect(await add({ place: HOME })).toEqual({ ok: true, file: 'our-yard-2.jpg' })
  const [picture] = await pictures()
  expect(picture).toMatchObject({ file: 'our-yard-2.jpg', alt: 'Our yard', uses: [HOME.path] })
  const shown = (await showPictures(kim(), draft))?.shown
  await undoInDraft(kim(), draft, shown?.undo ?? 0)
  expect(await pictures()).toEqual([])
  expect((await showPictures(kim(), draft))?.shown.files['site.json']).toEqual(shown?.before['site.json'])
})

it('STUDIO-18 stores it upright, no larger than 3,200 pixels and without the place where it was taken', async () => {
  await add({ bytes: await testPhoto('teal', { width: 4000, height: 900, orientation: 6 }) })
  const [picture] = await pictures()
  const facts = picture && (await readPicture(kim(), picture))
  expect(facts?.size).toEqual({ width: 720, height: 3200 })
  const { exif, orientation } = await sharp(facts?.bytes).metadata()
  expect([exif, orientation]).toEqual([undefined, undefined])
})

it('STUDIO-18 keeps a transparent ground, and makes a PNG for an icon', async () => {
  const bytes = await sharp({ create: { width: 900, height: 400, channels: 4, background: '#f000' } })
    .png()
    .toBuffer()
  expect(await add({ bytes, name: 'Logo.png' })).toMatchObject({ file: 'logo.webp' })
  expect(await add({ bytes, name: 'Icon.png', use: 'icon' })).toMatchObject({ file: 'icon.png' })
  const [icon, logo] = await pictures()
  expect((await sharp((await readPicture(kim(), logo!))?.bytes).metadata()).hasAlpha).toBe(true)
  expect((await readPicture(kim(), icon!))?.size).toEqual({ width: 512, height: 228 })
})

it.each([
  ['neither words nor decoration', { alt: '' }, /Say what the picture shows/],
  ['a text', { bytes: Buffer.from('hello'), name: 'a.jpg' }, /^‘a\.jpg’ is not a picture: send a JPEG/],
  ['nothing', { bytes: new Uint8Array() }, /^Choose a picture first/],
  ['too many bytes', { bytes: new Uint8Array(15 * 1024 * 1024 + 1) }, /is larger than 15 MB/],
  ['a drawing with a script', { bytes: svg('<script>alert(1)</script>') }, /has a script/],
  ['a drawing that grows', { bytes: Buffer.from('<!DOCTYPE svg><svg><!ENTITY a "aa"></svg>') }, /grow without end/],
  ['a drawing from elsewhere', { bytes: svg('<image href="https://x.example/a.png"/>') }, /another server/],
])('STUDIO-18 %s gets a sentence, and nothing is half done', async (_, sent, sentence) => {
  const before = await changes()
  expect(await add({ place: HOME, ...sent })).toMatchObject({ ok: false, fault: expect.stringMatching(sentence) })
  expect([await pictures(), await changes()]).toEqual([[], before])
})

it('STUDIO-18 a picture that would fill the memory, and a damaged one, are refused', async () => {
  const bomb = await sharp({ create: { width: 7100, height: 7100, channels: 3, background: 'white' } })
    .png()
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await add({ bytes: bomb })).toMatchObject({ fault: expect.stringContaining('more than 50 megapixels') })
  const half = (await testPhoto('teal', { width: 900, height: 600 })).subarray(0, 900)
  expect(await add({ bytes: half })).toMatchObject({ fault: expect.stringContaining('is damaged') })
  expect(await pictures()).toEqual([])
})

it('STUDIO-18 crops, keeps a point in view, and takes a picture without words only with some', async () => {
  await add({ alt: null })
  const at = { draftId: draft, file: 'our-yard-2.jpg' }
  await describePicture(
    kim(),
    { ...at, key: key() },
    { alt: 'Gate', focus: { x: 20, y: 80 }, before: { decoration: true } },
  )
  expect(await pictures()).toMatchObject([{ alt: 'Gate', focus: { x: 20, y: 80 } }])
  await cropPicture(kim(), { ...at, key: key() }, { left: 0.5, top: 0, width: 0.5, height: 0.5 })
  const [picture] = await pictures()
  expect(picture).toMatchObject({ alt: 'Gate', focus: null })
  expect((await readPicture(kim(), picture!))?.size).toEqual({ width: 450, height: 300 })
  const tiny = { left: 0, top: 0, width: 0.1, height: 0.1 }
  expect(await cropPicture(kim(), { ...at, key: key() }, tiny)).toMatchObject({ reason: 'fault' })
  const place = { path: ['site.json', 'offers', 'list'], before: undefined }
  expect(await choosePicture(kim(), { ...at, key: key() }, { place: HOME, alt: '' })).toMatchObject({ reason: 'fault' })
  expect(await choosePicture(kim(), { ...at, file: 'gone.jpg', key: key() }, { place, alt: null })).toBeNull()
})

it('STUDIO-18 a picture in use is not removed, and says where it is used', async () => {
  await add({ place: HOME })
  const at = { draftId: draft, file: 'our-yard-2.jpg' }
  expect(await removePicture(kim(), { ...at, key: key() })).toMatchObject({ reason: 'used', uses: [HOME.path] })
  await add({ name: 'free.jpg' })
  expect(await removePicture(kim(), { ...at, file: 'free.jpg', key: key() })).toMatchObject({ ok: true })
  expect((await pictures()).map(({ file }) => file)).toEqual(['our-yard-2.jpg'])
})

it.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'STUDIO-18 an AI statement in a %s is in the stored file, its crop and every size',
  async (format) => {
    const bytes = await sharp(await testPhoto('teal', { width: 900, height: 600 }))
      .withXmp(sourceXmp('trainedAlgorithmicMedia'))
      .toFormat(format)
      .toBuffer()
    await add({ bytes })
    await cropPicture(
      kim(),
      { draftId: draft, file: 'our-yard-2.jpg', key: key() },
      { left: 0, top: 0, width: 1, height: 0.9 },
    )
    const [picture] = await pictures()
    const facts = await readPicture(kim(), picture!)
    expect(facts?.source).toBe('trainedAlgorithmicMedia')
    const kept = await studio.platform.pictures.keep(facts!.bytes)
    const files = ['400.webp', '400.avif', '800.webp', '800.avif', '900.webp', '900.avif', '900.jpg']
    for (const file of files) {
      const cut = await studio.platform.pictures.read(kept.ok ? kept.picture.name : '', file)
      const { xmp } = await sharp(cut?.bytes).metadata()
      expect([file, xmp && digitalSourceOf(xmp)]).toEqual([file, 'trainedAlgorithmicMedia'])
    }
  },
)

it('STUDIO-18 an AI statement stays in a photo that staff add to a car, and in its crop', async () => {
  const bytes = await sharp(await testPhoto('teal', { width: 900, height: 600 }))
    .withXmp(sourceXmp('compositeWithTrainedAlgorithmicMedia'))
    .jpeg()
    .toBuffer()
  const { pictures: cutter } = studio.platform
  const added = await cutter.add(bytes)
  const photo = added.ok ? added.photo : new Uint8Array()
  const shaped = await cutter.shape(photo, { turn: 90, crop: { left: 0, top: 0, width: 0.8, height: 0.8 } })
  for (const each of [photo, shaped.ok ? shaped.photo : new Uint8Array()]) {
    const { xmp } = await sharp(each).metadata()
    expect(xmp && digitalSourceOf(xmp)).toBe('compositeWithTrainedAlgorithmicMedia')
  }
})

function svg(inside: string): Buffer {
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`)
}
