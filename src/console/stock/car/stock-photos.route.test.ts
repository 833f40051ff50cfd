import { afterAll, beforeAll, expect, it } from 'vitest'
import { photoDescribed } from '#domain/desk/photo/photo-order.ts'
import { fetchedPictureAt } from '#domain/picture/fetched-picture.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { undoStep } from '#operations/desk/edit-cars.ts'
import { editPhotos } from '#operations/desk/photo/edit-photos.ts'
import { showDeskCar } from '#operations/desk/show-desk-car.ts'
import { sampleStaff } from '#operations/staff/testing.ts'
import { requestBy } from '#operations/staff-request.ts'
import { createTestPlatform, type TestPlatform } from '#operations/testing.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { renderPage } from '../../testing/render-page.ts'
import { routes as STOCK_PHOTOS } from './stock-photos.route.ts'

const KIM = sampleStaff(['stock'])
let platform: TestPlatform
let id = ''
beforeAll(async () => {
  platform = await createTestPlatform()
  const [car] = await platform.addCars('yard', [{ stocknum: 'P1', images: [], primary_image_url: null }])
  id = car?.id ?? ''
})
afterAll(() => platform.close())

async function ask(
  address: keyof typeof STOCK_PHOTOS,
  values: Readonly<Record<string, string | File>> = {},
  query = '',
): Promise<{ readonly html: string; readonly answer: ConsoleAnswer }> {
  platform.clock.pass(1)
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) form.append(name, value)
  const sent = new Request('http://console.localhost', { method: 'POST', body: form })
  const body = { type: sent.headers.get('content-type') ?? '', stream: sent.body }
  const call = { platform, params: { id }, query: new URLSearchParams(query), form, body, visitor: { actor: KIM } }
  const answer = await STOCK_PHOTOS[address](call as unknown as ConsoleCall)
  return { html: 'page' in answer ? await renderPage(answer.page) : '', answer }
}

const post = (values: Readonly<Record<string, string>>) => ask('POST /stock/:id/photos', { ...values, from: 'photo' })
const photos = async () => (await showDeskCar(requestBy(platform, platform.site('yard'), KIM), id)).photos
const file = (bytes: Uint8Array, name: string) => new File([new Uint8Array(bytes)], name)

it('DESK-4 adds, turns, crops, describes, hides and deletes a photo by forms, and says what is wrong in words', async () => {
  const upload = (photo: File) => ask('POST /stock/:id/photos/upload', { photos: photo })
  expect((await ask('POST /stock/:id/photos/upload')).html).toContain('Choose one or more photos first.')
  expect((await upload(file(Buffer.from('text'), 'a.jpg'))).html).toContain('a.jpg is not a photo')
  const good = file(await testPhoto('red', { width: 1200, height: 800 }), 'b.jpg')
  expect((await upload(good)).answer).toMatchObject({ to: expect.stringMatching(/at=photos&photos=1&step=.+#photos$/) })
  const photo = (await photos())[0]?.key ?? ''
  const page = await ask('GET /stock/:id/photo', {}, new URLSearchParams({ of: photo }).toString())
  for (const text of [
    'Turn left',
    'viewBox="0 0 1200 800"',
    'name="width" value="100"',
    'Delete photo',
    `name="photo" value="${photo}"`,
  ])
    expect(page.html).toContain(text)

  expect((await post({ photo, do: 'right' })).answer).toMatchObject({
    to: expect.stringContaining(`/stock/${id}/photo?of=`),
  })
  const crop = { left: '0', top: '0', width: '100', height: '50' }
  expect((await post({ photo, do: 'crop', ratio: '4:3', ...crop })).answer).toMatchObject({ to: expect.anything() })
  const [shown] = await photos()
  expect(shown?.shape).toMatchObject({ turn: 90 })
  expect(fetchedPictureAt(shown?.shownAt ?? '')).toMatchObject({ width: 800, height: 600 })
  expect((await post({ photo, do: 'crop', ...crop, width: '5' })).html).toContain('pixels would remain')
  expect((await post({ photo, do: 'describe', text: 'x'.repeat(201) })).html).toContain('at most 200 characters')
  await post({ photo, do: 'describe', text: ' The\nfront ' })
  expect((await photos())[0]).toMatchObject({ text: 'The front' })
  await post({ photo, do: 'reset' })
  await post({ photo, do: 'hide' })
  expect((await photos())[0]).toMatchObject({ isHidden: true, shape: { turn: 0 } })
  expect((await post({ photo: 'https://elsewhere.example/1.jpg', do: 'hide' })).html).toContain(
    'Choose a photo of this car.',
  )
  await post({ photo, do: 'remove' })
  expect(await photos()).toEqual([])
})

it('DESK-8 CR-C6 photos that come one after another are one step to undo, until another person changes one of them', async () => {
  const stepOf = ({ answer }: Awaited<ReturnType<typeof ask>>) =>
    new URL('to' in answer ? answer.to : expect.fail('nothing was added'), 'https://a').searchParams.get('step') ?? ''
  const add = async (colour: string, step = '') => {
    const photo = file(await testPhoto(colour), `${colour}.jpg`)
    return stepOf(await ask('POST /stock/:id/photos/upload', { photos: photo }, step && `step=${step}`))
  }
  const lines = async () => (await showDeskCar(requestBy(platform, platform.site('yard'), KIM), id)).edits.length
  const before = await lines()
  let together = ''
  for (const colour of ['red', 'green', 'blue', 'navy', 'teal', 'gray', 'lime', 'gold'])
    together = await add(colour, together)
  expect([await lines(), (await photos()).length]).toEqual([before + 1, 8])
  platform.clock.pass(1)
  expect(await undoStep(requestBy(platform, platform.site('yard'), KIM), together)).toMatchObject({ ok: true })
  expect(await photos()).toEqual([])

  const [first, lee] = [await add('yellow'), sampleStaff(['stock'], { id: 'lee' })]
  platform.clock.pass(1)
  const moved = (await photos())[0]?.key ?? ''
  await editPhotos(requestBy(platform, platform.site('yard'), lee), {
    carId: id,
    change: (_, order) => photoDescribed(order, moved, 'By Lee'),
  })
  const now = await lines()
  await add('white', first)
  expect(await lines()).toBe(now + 1)
})
