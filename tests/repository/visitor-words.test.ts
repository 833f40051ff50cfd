import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { ownableWords } from '#site/own-words.ts'
import type { CountedWord, Word } from '#words/word.ts'
import { textsIn, textsOutside } from './visitor-words.ts'
import LEFT from './words-left.json' with { type: 'json' }
import { saidEarly, saidEarlyIn } from './words-said-early.ts'

const nouns = await Promise.all(
  globSync('src/words/*.ts')
    .filter((file) => !/\/(word|say|catalogue|site-at-work)\.ts$|\.test\.ts$/.test(file))
    .map(async (file) => {
      const exported: Readonly<Record<string, Word | CountedWord>> = await import(join(process.cwd(), file))
      return { file, words: Object.entries(exported) }
    }),
)

describe('the catalogue of words', () => {
  it('LOOK-1 has every text for visitors, but for those of the list, which only gets shorter', () => {
    const outside = Map.groupBy(textsOutside(), ({ file }) => file)
    const left: Readonly<Record<string, number>> = LEFT
    const faults = [...outside].flatMap(([file, texts]) =>
      texts.length === left[file] ? [] : [`${file} has ${texts.length}, listed ${left[file] ?? 0}: ${said(texts)}`],
    )
    const gone = Object.keys(left).filter((file) => !outside.has(file))
    expect([...faults, ...gone.map((file) => `${file} has none: take it off words-left.json`)]).toEqual([])
  })

  it('LOOK-1 holds texts, and texts with a form for one and for other numbers', () => {
    const isText = (word: unknown) => typeof word === 'string' && word.trim() !== ''
    const wrong = nouns.flatMap(({ file, words }) =>
      words.flatMap(([name, word]) =>
        isText(word) || (typeof word === 'object' && isText(word.one) && isText(word.other))
          ? []
          : [`${file}: ${name}`],
      ),
    )
    expect(wrong).toEqual([])
  })

  it('LOOK-1 shows no word that nobody has said: a site’s own word would not replace it', () => {
    const unsaid = globSync('src/{ui,web,themes}/**/*.tsx').filter((file) =>
      />\s*\{(words|texts)\.\w+\}/.test(readFileSync(file, 'utf8')),
    )
    expect(unsaid).toEqual([])
  })

  it('LOOK-1 lists every noun of it for a site that replaces words', () => {
    const ids = nouns.flatMap(({ file, words }) => words.map(([name]) => `${basename(file, '.ts')}.${name}`))
    const listed = ownableWords().map(({ id }) => id.replace(/\.(one|other)$/, ''))
    expect([...new Set(listed)].sort()).toEqual(ids.sort())
  })

  it('LOOK-1 has no word that nothing says', () => {
    const sources = globSync('src/**/*.{ts,tsx}')
      .filter((file) => !file.startsWith('src/words/'))
      .map((file) => readFileSync(file, 'utf8'))
    const unsaid = nouns.flatMap(({ file, words }) => {
      const sayers = sources.filter((source) => source.includes(`#words/${basename(file)}'`)).join('\n')
      return words.flatMap(([name]) => (new RegExp(`\\b${name}\\b`).test(sayers) ? [] : [`${file}: ${name}`]))
    })
    expect(unsaid).toEqual([])
  })

  it('LOOK-1 says nothing when a module loads, before a site is known', () => {
    expect(saidEarly()).toEqual([])
    const source = "import { say } from '#words/say.ts'\nconst now = say(a)\nconst later = () => say(b)"
    expect(saidEarlyIn('a.ts', source)).toEqual(['a.ts:2'])
  })

  it.each([
    ['<p>Sold out</p>', 'Sold out'],
    ['<p aria-label="Cars" />', 'Cars'],
    ["const title = 'Why buy from us'", 'Why buy from us'],
    ["const title = isNew ? 'New' : null", 'New'],
    [`const title = \`Up to $\{price} a week\``, 'Up to {} a week'],
  ])('LOOK-1 finds the words of %s', (source, text) => {
    expect(textsIn('a.tsx', source).map((found) => found.text)).toEqual([text])
  })

  it.each([
    ['<p className="text-muted display" />'],
    ["import 'Some words.ts'"],
    ["throw new Error('No such car')"],
    ["if (key === 'Escape') stop()"],
    ['<p>{t(words.soldOut)}</p>'],
    ["document.querySelector('header nav a')"],
  ])('LOOK-1 finds no words in %s', (source) => {
    expect(textsIn('a.tsx', source)).toEqual([])
  })
})

function said(texts: readonly { readonly line: number; readonly text: string }[]): string {
  return texts.map(({ line, text }) => `${line} '${text}'`).join(', ')
}
