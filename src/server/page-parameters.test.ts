import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import config from '../web/routes.ts'
import { PAGE_PARAMETERS } from './page-parameters.ts'

/** Their answers take no parameter, or are rendered for each request and never cached. */
const WITHOUT = [
  '',
  'reservations',
  'sandbox-payment',
  'success',
  ':page',
  'pages',
  'unsubscribe',
  'sign-in',
  'watchlist',
  'favourites',
  'your-data',
  'sitemap.xml',
  'sitemaps',
  'robots.txt',
  'webhooks',
  '*',
]

it('C2 each route says which parameters it takes, or that it takes none', async () => {
  const firsts = (await config).map(({ path }) => path?.split('/')[0] ?? '')
  const said = [...Object.keys(PAGE_PARAMETERS), ...WITHOUT]
  expect(firsts.filter((first) => !said.includes(first))).toEqual([])
})

it('C2 each parameter that a cached route reads by name is one that its addresses are cached with', async () => {
  const sources = await Promise.all(['web', 'operations', 'domain'].map(sourcesBelow))
  const read = sources
    .flat()
    .flatMap((text) =>
      [...text.matchAll(/(?:searchParams|params)\.(?:get|has|getAll)\('([^']+)'\)/g)].map(([, name = '']) => name),
    )
  const known = new Set([...Object.values(PAGE_PARAMETERS).flat(), ...OF_PERSONAL_PAGES])
  expect(read.length).toBeGreaterThan(5)
  expect(read.filter((name) => !known.has(name))).toEqual([])
})

const OF_PERSONAL_PAGES = ['cancelled', 'question', 'step', 'again', 'postcode', 'type', 'redirect', 'back']

async function sourcesBelow(layer: string): Promise<readonly string[]> {
  const folder = join(import.meta.dirname, '..', layer)
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
}
