import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROUTES } from '#domain/route/routes.ts'
import { PAGE_PARAMETERS } from './page-parameters.ts'

it('C2 each set of parameters is used by a route', () => {
  expect(Object.keys(PAGE_PARAMETERS).filter((name) => !ROUTES.some(({ takes }) => takes === name))).toEqual([])
})

it('C2 each parameter that a cached route reads is part of its cache key', async () => {
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

/**
 * Parameters of pages that belong to one person and are never cached. `view` and `stage` are the inbox's, `sort` the
 * stock desk's, `done` and `day` those of a booked visit.
 */
const OF_PERSONAL_PAGES = [
  'cancelled',
  'question',
  'step',
  'again',
  'postcode',
  'address',
  'type',
  'redirect',
  'back',
  'view',
  'stage',
  'sort',
  'done',
  'day',
]

async function sourcesBelow(layer: string): Promise<readonly string[]> {
  const folder = join(import.meta.dirname, '..', '..', layer)
  const files = (await readdir(folder, { recursive: true })).filter((name) => /(?<!\.test)\.tsx?$/.test(name))
  return Promise.all(files.map((name) => readFile(join(folder, name), 'utf8')))
}
