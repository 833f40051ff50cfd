import { afterEach, expect, it } from 'vitest'
import { startHttpServer } from '#gateways/testing/http-server.ts'
import { testPhoto } from '#gateways/testing/test-photo.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { createTestPlatform } from '#operations/testing.ts'
import { storedPictures } from '#storage/testing/stored-pictures.ts'
import { startPictureRounds } from './picture-rounds.ts'

const closing: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** Two sites; the picture server of one never answers. */
async function twoYards() {
  // Three colours: equal photos would count as one picture.
  const photos = await Promise.all(['red', 'green', 'blue'].map((colour) => testPhoto(colour)))
  const quick = await startHttpServer(({ path }, response) => response.end(photos[Number.parseInt(path.slice(1), 10)]))
  const hanging = await startHttpServer(() => {})
  closing.push(quick.close, hanging.close)
  const platform = await createTestPlatform({
    sites: [sampleSite(), sampleSite({ slug: 'other', id: 'site-2' })],
    pictures: {
      insideHosts: [quick, hanging].map(({ origin }) => new URL(origin).host),
      limits: { bytes: 1e6, deadline: 600_000, redirects: 1 },
    },
  })
  closing.push(platform.close)
  const changedSites: string[] = []
  const shown = Promise.withResolvers<void>()
  const carOf = async (slug: string) => (await platform.storage.forSite({ slug }).cars.findById(`car-of-${slug}`))!
  platform.storage.onSiteChanged((slug) => {
    changedSites.push(slug)
    void carOf(slug).then(({ images }) => images.length === 3 && shown.resolve())
  })
  const give = (slug: string, origin: string, count: number) =>
    platform.addCars(slug, [
      { id: `car-of-${slug}`, images: Array.from({ length: count }, (_, place) => `${origin}/${place}.jpg`) },
    ])
  return { platform, quick, hanging, changedSites, shown: shown.promise, give, carOf }
}

it('FIELD-5 a dealer’s slow server does not delay other dealers’ pictures', async () => {
  const { platform, quick, hanging, shown, give, carOf } = await twoYards()
  await give('other', hanging.origin, 20)
  await give('yard', quick.origin, 3)
  const stop = startPictureRounds(platform, { siteSlugs: () => ['yard', 'other'], settleMs: 10 })
  closing.push(stop)
  await shown
  expect((await carOf('other')).images).toEqual([])
  expect(hanging.received.length).toBeGreaterThan(0)
  // Stopping does not wait for slow servers either; unfinished pictures are due again.
  await stop()
  expect(hanging.received.length).toBeLessThanOrEqual(3)
  const left = await storedPictures(platform.storage, 'other')
  expect(left.filter(({ dueAt }) => dueAt <= platform.clock.now())).toHaveLength(20)
})

it('STOCK-3 fetches an import’s pictures at once and publishes them in few versions', async () => {
  const { platform, quick, changedSites, shown, give, carOf } = await twoYards()
  const stop = startPictureRounds(platform, { siteSlugs: () => ['yard'], settleMs: 60_000 })
  closing.push(stop)
  await give('yard', quick.origin, 3)
  await shown
  await stop()
  expect((await carOf('yard')).images).toHaveLength(3)
  // One version for the import, one for all three pictures.
  expect(changedSites).toEqual(['yard', 'yard'])
})
