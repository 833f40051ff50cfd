import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleLocation, sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'
import { importedFile } from './imported-file.ts'

const FEED = `stocknum,year,make,model,price,variant.enginesize,variant.enginesize_litres
E1,1999,Chevrolet,Camaro,34900,350 cu in,5.7L V8
E2,2019,Toyota,Camry,19990,"2,494 cc",2.5 L
E3,2018,Mini,Cooper,17990,1598cm3,1.6 Turbo
E4,2018,Ford,Focus,12990,123 hp,2.0 or 2.3
E5,2001,Ford,Mustang,15990,302,302ci
`

let served: ServedSites
let folder: string
beforeAll(async () => {
  const austin = sampleLocation({ city: 'Austin', state: 'TX', postcode: '78701', phone: '512 555 0142' })
  served = await serveSites({ sites: [sampleSite({ region: 'US', locations: [austin] })] })
  folder = await mkdtemp(join(tmpdir(), 'forecourt-engine-sizes-'))
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true })
})

it('A6 STOCK-4 CAR-1 an engine’s size is read whole with its unit, or is left empty with a warning', async () => {
  const file = join(folder, 'stock.csv')
  await writeFile(file, FEED)
  const { hits, remarks } = await importedFile(served, 'yard', file)
  const shown = await Promise.all(
    hits.map(async ({ stocknum, slug }) => {
      const page = await (await served.request('yard', `/cars/${slug}`)).text()
      const text = page.replace(/<(script|style)\b.*?<\/\1>/gs, ' ').replace(/<[^>]+>/g, ' ')
      return [stocknum, /[\d,]+ cc\b/.exec(text)?.[0] ?? null, /\d\.\d L\b/.exec(text)?.[0] ?? null] as const
    }),
  )
  expect(shown.toSorted(([one], [other]) => String(one).localeCompare(String(other)))).toEqual([
    ['E1', '5,735 cc', '5.7 L'],
    ['E2', '2,494 cc', '2.5 L'],
    ['E3', '1,598 cc', '1.6 L'],
    ['E4', null, null],
    ['E5', null, '4.9 L'],
  ])
  expect(remarks.map(({ column, value, reason }) => [column, value, reason])).toEqual([
    ['variant.enginesize', '123 hp', 'is not an engine size such as 2.5 L, 2,494 cc or 350 cu in; left empty'],
    [
      'variant.enginesize_litres',
      '2.0 or 2.3',
      'is not an engine size such as 2.5 L, 2,494 cc or 350 cu in; left empty',
    ],
    ['variant.enginesize', '302', 'may be cubic centimetres or cubic inches; left empty'],
  ])
})
