import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Words that made comments and texts hard to read. The glossary says what to write instead. */
const WORDS =
  /\b(whom|whoever|anew|reckon(ed|s)?|so many|stands? (there|here|beside|in|on|for|at|twice|behind|under|over|between|among|alone)|stood|is told|are told|drawn once|kept (by|for|of|until|to)|lies (in|on|there|beside|beneath|below|over|under|at)|tells of|told of|of nobody|somebody|for who)\b/i

/** Texts that are not checked, with the reason. */
const UNCHECKED: Readonly<Record<string, string>> = {
  'docs/product': 'the product’s rules, written by others',
  'docs/glossary.md': 'lists the words not to use',
}

/** Lines that quote a word on purpose, with the reason. */
const ALLOWED: readonly { readonly line: RegExp; readonly reason: string }[] = [
  { line: /anew.*reckon/, reason: 'the list itself' },
]

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(tsx?|mjs|md|css)$/.test(file) && existsSync(join(ROOT, file)))
  .filter((file) => !Object.keys(UNCHECKED).some((path) => file === path || file.startsWith(`${path}/`)))

describe('words that may not come back', () => {
  it.each([...new Set(files.map(folderOf))])('none in %s', (folder) => {
    const found = files
      .filter((file) => folderOf(file) === folder)
      .flatMap((file) =>
        readFileSync(join(ROOT, file), 'utf8')
          .split('\n')
          .flatMap((line, index) =>
            WORDS.test(line) && !ALLOWED.some((each) => each.line.test(line))
              ? [`${file}:${index + 1}: ${line.trim()}`]
              : [],
          ),
      )
    expect(found).toEqual([])
  })
})

/** 'src/ui' for 'src/ui/search/paging.tsx', 'root' for 'README.md'. */
function folderOf(file: string): string {
  return file.split('/').slice(0, -1).slice(0, 2).join('/') || 'root'
}
