import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

/** Code that runs in a browser, and code that prints to the person who starts a process. */
const ALLOWED = [
  /^src\/ui\//,
  /^src\/web\/browser\//,
  /^src\/server\/(start|forecourt|processes\/announce)\.ts$/,
  /^src\/demonstration\/stock\/write-stock\.ts$/,
]
/** Matches code that prints a raw error; these files may print only our own sentences. */
const WHOLE_ERROR = /console\.\w+\((?:.*[?:,] *)?(?:error|cause|reason)\b(?!\.)/

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.includes('.test.'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

it('H6 D-22 the server writes to the console only through the log', () => {
  const writing = sources
    .filter(({ text }) => /\bconsole\.(?!(?:localhost|forecourt|tsx|webp|md)\b)\w+/.test(text))
    .map(({ path }) => path)
  expect(writing.filter((path) => !ALLOWED.some((pattern) => pattern.test(path)))).toEqual([])
})

it('H6 D-22 no process prints a raw error', () => {
  const own = sources.filter(({ path }) => path.startsWith('src/server/'))
  expect(own.filter(({ text }) => WHOLE_ERROR.test(text)).map(({ path }) => path)).toEqual([])
  expect(WHOLE_ERROR.test('console.error(error)')).toBe(true)
})
