import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { forCars } from '#words/catalogue.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

/** Words that press a buyer to be quick. */
const URGENT = new RegExp(
  [
    '\\bonly (one|two|a few|\\d|\\$?\\{)',
    '\\blast (chance|few|one (left|available))',
    '\\b(hurry|act now|don.t miss|today only|sale ends|offer ends|countdown)\\b',
    '\\b(selling fast|going fast|won.t last|almost gone|few left|high demand|while stocks? lasts?)\\b',
    '\\blimited (time|stock|offer)',
    '\\b(people|others|buyers) (are|have) (looking|viewing|watching|reserving|interested|seen|viewed)',
    '\\b(someone else|another buyer|lots of people)\\b',
    '\\bjust (arrived|sold|listed|been)\\b|\\bfresh on\\b|\\bpopular\\b|\\bmost viewed\\b',
    '^ends? (in|on|soon|today|tomorrow|\\$?\\{)|\\boffer ends',
    '\\b(valid until|good until|held (for|until)|hold ends|reserved for you|time left|(minutes|hours) left)\\b',
    '\\bprice (drop|drops|dropped)\\b',
  ].join('|'),
  'i',
)

/** What only staff, programs or the search box read. */
const NOT_FOR_BUYERS =
  /^src\/domain\/((api|ask|channel|desk|feed|hook|law|mcp|notify)\/|reservation\/(desk-view|reservation-lead)\.ts)/

/** Texts of the platform that a buyer may read: string literals and the words between tags. */
function textsOf(file: string): readonly string[] {
  const code = read(file).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const literals = [...code.matchAll(/'([^'\n]+)'|"([^"\n]+)"|`([^`]+)`/g)].map(([, a, b, c]) => a ?? b ?? c ?? '')
  const words = [...code.matchAll(/(?<=[>}])([^<>{}=;'"`]+)(?=[<{])/g)].map(([, text = '']) => text)
  return [...literals, ...words]
    .map((text) => forCars(text).replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text.includes(' '))
}

const FILES = globSync(
  [
    'src/{words,ui,views,themes,web}/**/*.{ts,tsx}',
    'src/{domain,operations}/**/*.ts',
    'src/site/{options,starter}/**/*',
  ],
  { cwd: ROOT },
).filter(
  (file) => /\.(tsx?|md)$/.test(file) && !/\.test\.|\.contract\.|\/testing/.test(file) && !NOT_FOR_BUYERS.test(file),
)

/** The table of docs/law.md: the words, the file that has them, and the data that they come from. */
const ROWS = [...read('docs/law.md').matchAll(/^\| ‘(.+?)’ \| `(src\/[^`]+)` \| (.+) \|$/gm)].map(
  ([, words = '', file = '', source = '']) => ({ words, file, source }),
)

describe('LAW-6 urgency is true or absent', () => {
  it('has a row with its source for every text that presses a buyer to be quick', () => {
    const found = FILES.flatMap((file) =>
      textsOf(file)
        .filter((text) => URGENT.test(text))
        .map((text) => ({ file, text })),
    )
    const without = found.filter(({ file, text }) => !ROWS.some((row) => row.file === file && text.includes(row.words)))
    const lines = without.map(({ file, text }) => `| ‘${text}’ | \`${file}\` | where the words come from |`)
    expect(lines, 'add the line in docs/law.md with the source of the words, or take the text away').toEqual([])
  })

  it.each(ROWS)('shows ‘$words’ from $source', ({ words, file }) => {
    expect(textsOf(file).some((text) => text.includes(words) && URGENT.test(text))).toBe(true)
  })
})
