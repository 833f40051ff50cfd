/**
 * Prints fifty random statements of the documents for a seed, with their pages, for a person who tries whether they are
 * true. Left out: the reasons under 'Why', the product rules, examples and what is generated.
 *
 *     node scripts/random-statements.mjs [SEED] [HOW-MANY]
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const seed = Number(process.argv[2] ?? 32)
const count = Number(process.argv[3] ?? 50)

const files = execFileSync('git', ['ls-files', '*.md'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /^(docs\/[\w-]+|[A-Z]+)\.md$/.test(file))

/** A sine's digits: the same for a seed on every machine. Seeds are far apart, or they would share most of their draws. */
function generator(start) {
  let state = start * 7_919
  return () => {
    const value = Math.sin(++state) * 10_000
    return value - Math.floor(value)
  }
}

/** The most of one page: the ASVS table alone has a quarter of all rows. */
const MOST_OF_A_PAGE = 5

/** A row of a table, or a sentence of prose or of a list, of six words or more. */
const statements = files.flatMap((file) => {
  const [text = ''] = readFileSync(file, 'utf8')
    .replaceAll(/^```[\s\S]*?^```/gm, '')
    // The head of a table, and the line below it.
    .replaceAll(/^\|.*\n\|[ :|-]+\|$/gm, '')
    .split('\n## Why\n')
  const blocks = text.split(/\n(?=\n|\||\s*[-*] |\s*\d+\. |#)/)
  return blocks.flatMap((block) => {
    const line = block.replaceAll(/\s+/g, ' ').trim()
    if (line === '' || line.startsWith('#')) return []
    const parts = line.startsWith('|') ? [line] : line.split(/(?<=[a-z0-9`)*'’][.!?]\**) (?=[A-Z`*'‘])/)
    return parts.filter((part) => part.split(' ').length > 5).map((part) => ({ file, text: part }))
  })
})

const random = generator(seed)
const chosen = []
while (chosen.length < count && statements.length > 0) {
  const [statement] = statements.splice(Math.floor(random() * statements.length), 1)
  if (chosen.filter(({ file }) => file === statement.file).length < MOST_OF_A_PAGE) chosen.push(statement)
}
for (const [at, { file, text }] of chosen.entries()) console.log(`${at + 1}. ${file}\n   ${text}\n`)
