/**
 * Prints twenty random comments for a seed, with their files, for review by a person who does not know the code.
 *
 *     node scripts/random-comments.mjs [SEED] [HOW-MANY]
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const seed = Number(process.argv[2] ?? 7)
const count = Number(process.argv[3] ?? 20)

const files = execFileSync('git', ['ls-files', 'src'], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.(test|contract)\.tsx?$/.test(file))

/** Mulberry32: a small random generator with a seed. */
function generator(start) {
  let state = start >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const comments = files.flatMap((file) => {
  const text = readFileSync(file, 'utf8')
  return [...text.matchAll(/\/\*\*[\s\S]*?\*\/|(?:^[ \t]*\/\/[^\n]*\n)+/gm)].map((match) => ({
    at: `${file}:${text.slice(0, match.index).split('\n').length}`,
    text: match[0]
      .replace(/^\s*(\/\*\*|\*\/|\*|\/\/)?\s?/gm, '')
      .replace(/\*\/\s*$/, '')
      .replace(/\s+/g, ' ')
      .trim(),
  }))
})

const random = generator(seed)
const chosen = new Set()
while (chosen.size < Math.min(count, comments.length)) chosen.add(Math.floor(random() * comments.length))
for (const index of chosen) console.log(`${comments[index].at}\n  ${comments[index].text}\n`)
