import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

/** Words that made comments and texts hard to read. The glossary says what to write instead. */
const WORDS =
  /\b(whom|whoever|anew|reckon(ed|s)?|so many|stands? (there|here|beside|in|on|for|at|twice|behind|under|over|between|among|alone)|stood|is told|are told|drawn once|kept (by|for|of|until|to)|lies (in|on|there|beside|beneath|below|over|under|at)|tells of|told of|of nobody|somebody|for who)\b/i

/** Folders whose words have been edited. A folder joins once it is clean, and stays. */
const EDITED: readonly string[] = [
  'bench',
  'fixtures',
  'peers',
  'scripts',
  'README.md',
  'STYLE.md',
  'docs/architecture.md',
  'docs/decisions',
  'docs/feeds.md',
  'docs/http-of-our-own.md',
  'docs/leads.md',
  'docs/operations.md',
  'docs/recipes.md',
  'docs/redirects.md',
  'docs/reservations.md',
  'docs/sign-in.md',
  'docs/tags.md',
  'docs/templates.md',
  'docs/valuations.md',
  'src/domain/appointment',
  'src/domain/blog',
  'src/domain/car',
  'src/domain/compare',
  'src/domain/directory',
  'src/domain/feed',
  'src/domain/finance',
  'src/domain/home',
  'src/domain/instantsearch',
  'src/domain/lead',
  'src/domain/listing',
  'src/domain/location',
  'src/domain/model',
  'src/domain/offer',
  'src/domain/parts',
  'src/domain/picture',
  'src/domain/reservation',
  'src/domain/review',
  'src/domain/spending',
  'src/domain/testing',
  'src/domain/trade-in',
  'src/domain/visitor',
  'src/ui/blog',
  'src/ui/card',
  'src/ui/elements',
  'src/ui/layout',
  'src/ui/browser-storage',
  'src/ui/car',
  'src/ui/compare',
  'src/ui/consent',
  'src/ui/content',
  'src/ui/directory',
  'src/ui/errors',
  'src/ui/favourites',
  'src/ui/home',
  'src/ui/location',
  'src/ui/model',
  'src/ui/offer',
  'src/ui/parts',
  'src/ui/review',
  'src/ui/saved-cars',
  'src/ui/search',
  'src/ui/success',
  'src/ui/unsubscribe',
  'src/ui/watchlist',
  'src/ui/your-data',
  'src/views',
  'src/web/browser',
  'src/web/calls',
  'src/web/cookies',
  'src/web/middleware',
  'tests/browser',
  'tests/chaos',
  'tests/kill',
  'tests/repository',
  'tests/scenarios',
  'tests/setup',
  'src/gateways',
  'src/jobs',
  'src/cli',
  'src/operations',
  'src/search',
  'src/server',
  'src/site',
  'src/storage',
  'src/themes',
]

/** Lines that quote a word on purpose, with the reason. */
const ALLOWED: readonly { readonly line: RegExp; readonly reason: string }[] = [
  { line: /anew.*reckon/, reason: 'the list itself' },
]

const files = (folder: string) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', folder], { cwd: ROOT, encoding: 'utf8' })
    .split('\n')
    .filter((file) => /\.(tsx?|mjs|md|css)$/.test(file))

describe('words that may not come back', () => {
  it.each(EDITED)('none in %s', (folder) => {
    const found = files(folder).flatMap((file) =>
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
