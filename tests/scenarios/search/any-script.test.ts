import { afterAll, beforeAll, expect, it } from 'vitest'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { type ServedSites, serveSites } from '../served-sites.ts'

/** Makes and models as stock spells them; the last ones as a Chinese, a Greek and a Russian dealer would. */
const NAMES = [
  ['Citroën', 'C4 Cactus'],
  ['Škoda', 'Octavia'],
  ['Renault', 'Mégane'],
  ['MINI', 'Hatch'],
  ['Nissan', 'Patrol'],
  ['Toyota', 'HiLux'],
  ['比亚迪', '海豚'],
  ['Τογιότα', 'Γιάρις'],
  ['Лада', 'Нива'],
  ['Volkswagen', 'Caddy'],
  ['BMW', 'Série 3'],
  ['SEAT', 'León'],
  ['Zeekr™', '7X®'],
] as const

let served: ServedSites
beforeAll(async () => {
  served = await serveSites({ sites: [sampleSite()] })
  const plain = { series: null, carsales_title: null, standardEquipment: [], vin: null, regplate: null, badge: null }
  const cars = NAMES.map(([make, model], index) => ({
    ...{ ...plain, make, model, name: `${make} ${model}`, slug: `car-${index}`, stocknum: `S${index}` },
    simple_body: 'suv' as const,
  }))
  await served.platform.addCars('yard', [...cars, { ...cars[3], slug: 'one', stocknum: 'ONE', badge: 'One' }])
})
afterAll(() => served.close())

async function page(query: string): Promise<{ ids: readonly string[]; html: string; to: string | null }> {
  let to: string | null = null
  let path: string | null = `/search?query=${encodeURIComponent(query)}`
  for (;;) {
    const answer: Response = await served.request('yard', path)
    path = answer.headers.get('Location')
    to = path ?? to
    if (path !== null) continue
    const html = await answer.text()
    return { ids: [...html.matchAll(/data-car-id="([^"]+)"/g)].map(([, id]) => id ?? '').sort(), html, to }
  }
}

async function api(query: string): Promise<readonly string[]> {
  const answer = await served.request('yard', `/api/search?query=${encodeURIComponent(query)}`)
  const { hits } = (await answer.json()) as { hits: readonly { id: string }[] }
  return hits.map(({ id }) => id).sort()
}

const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)).replaceAll(' ', '\u3000')
const WAYS: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.toLowerCase(),
  (text) => text.toUpperCase(),
  (text) => text.normalize('NFD'),
  (text) => text.normalize('NFD').replace(/[\u0300-\u036f]/g, ''),
  fullWidth,
  (text) => fullWidth(text.toLowerCase()),
  (text) => `  ${text}\u00a0`,
  (text) => `${text}™`,
  (text) => text.replace(/[™®]/g, ''),
]
const QUERIES = [
  ...new Set(
    NAMES.flatMap(([make, model]) => [make, model, `${make} ${model}`]).flatMap((name) => WAYS.map((way) => way(name))),
  ),
]

it('ASK-1 A3 A4 names in any script and form find on the page what the call finds', async () => {
  expect(QUERIES.length).toBeGreaterThanOrEqual(200)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII is meant
  expect(QUERIES.filter((query) => /[^\x00-\x7f]/.test(query)).length).toBeGreaterThan(60)
  const different: unknown[] = []
  for (const query of QUERIES) {
    const [shown, found] = [(await page(query)).ids, await api(query)]
    if (found.length === 0 || String(shown) !== String(found)) different.push([query, shown, found])
  }
  expect(different).toEqual([])
})

it.each([
  ['hilux™', 'HiLux'],
  ['Nissan® Patrol', 'Nissan Patrol'],
  ['octavia℠', 'Octavia'],
  ['zeekr 7x', 'Zeekr™ 7X®'],
])('kind 3 A4 %s finds the cars that %s finds, and leaves nothing out', async (typed, name) => {
  const [{ ids, html }, plain] = [await page(typed), await page(name)]
  expect([ids.length, ids, await api(typed)]).toEqual([1, plain.ids, plain.ids])
  expect(html).not.toContain('left it out')
})

it.each(['丰田', 'ТОЙОТА', 'suv 五座', 'टोयोटा', 'čtyři'])(
  'ASK-2 A4 %s fits nothing, and the page says so',
  async (query) => {
    const [, named] = /No match for ‘([^’]*)’/.exec((await page(query)).html) ?? []
    expect(named).toBe(query.split(' ').at(-1)?.toLowerCase())
  },
)

it('ASK-2 A20 a word of a sentence behind its make is a name, where a car has it', async () => {
  // The only car that it fits.
  expect((await page('mini one')).to).toMatch(/^\/cars\/one-/)
})
