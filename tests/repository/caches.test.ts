import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Maps of a module that are not bounded caches, with the reason. */
const ALLOWED: Readonly<Record<string, string>> = {
  'src/console/page-modules.ts': 'the loaded pages of the console, of which there are forty',
  'src/console/site/brand/pair-fonts.ts': 'a browser’s few typefaces',
  'src/domain/draft/testing/interleave.ts': 'what three made people see, for one run of a property',
  'src/domain/date/zoned-format.ts':
    'a formatter for each way of writing a time and each zone of the sites, of which there are a few',
  'src/operations/api/guessed-keys.ts': 'two sets with a limit, released with their limiter',
  'src/operations/inbox/shared-reads.ts': 'reads under way, removed when they end',
  'src/operations/picture/show-picture.ts': 'work under way, removed when it ends',
  'src/rendering/payload.ts': 'the value of a payload, released with it',
  'src/storage/transactions.ts': 'the queries of an open transaction',
  'src/themes/themes.ts': 'the loaded templates, of which there are a few',
  'src/ui/saved-cars/saved-cars-store.ts': 'a browser’s two lists',
  'src/web/answer-request.ts': 'the text of an answer, released with it',
  'src/web/listing-of.ts': 'a browser’s cards, with a limit',
}

/** A WeakMap anywhere, or an empty map of a whole module. */
const OWN_CACHE = /new WeakMap\b|^(?:const|let) \w+ = new Map(?:<.*>)?\(\)$/m

it('modules create their caches with src/caching, so that they have a limit and show in the metrics (docs/decisions/107)', () => {
  const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.test\.tsx?$|^src\/(caching|search)\//.test(file),
  )
  const found = files.filter((file) => OWN_CACHE.test(readFileSync(join(root, file), 'utf8')))
  expect(found.filter((file) => !(file in ALLOWED))).toEqual([])
  const present = Object.keys(ALLOWED).filter((file) => existsSync(join(root, file)))
  expect(present.filter((file) => !found.includes(file))).toEqual([])
})
