import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

/** The only file that writes a repayment as text, and those that print one: in lists, on a car's page and on paper. */
const WRITES = 'src/views/card/repayment-claim.ts'
const PRINTS = {
  'src/gateways/pdf/sticker-estimate.ts': ['comparisonRate', 'warning', 'basis', 'validity', 'disclaimer'],
  'src/ui/finance/page-repayment.tsx': ['comparisonRate', 'warning', 'basis', 'validity', 'disclaimer'],
  'src/ui/finance/repayment.tsx': ['comparisonRate', 'warning', 'validity', 'disclaimer'],
}

/** Amounts by the week that are no repayments of a loan, each with its file. */
const NO_LOAN: Readonly<Record<string, string>> = {
  'src/words/card.ts': 'a subscription’s price (CARD-5)',
}

/** An amount before a period: '{amount} / week', '$120 a week', '{x} per month'. */
const BY_PERIOD = /(\}|\$\d[\d,]*)(\s*(\/|\b(a|per|each|every))\s*(week|fortnight|month)|\s+\/\s\$\{)/i

const sources = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter(({ name }) => /\.tsx?$/.test(name) && !/\.(test|contract)\.tsx?$/.test(name))
  .map((entry) => join(entry.parentPath, entry.name))
  .filter((path) => !path.includes(`${join('', 'testing', '')}`))
  .map((path) => ({ path, text: withoutComments(readFileSync(path, 'utf8')) }))

describe('MONEY-2 LAW-1 a repayment has one way onto a page', () => {
  it('one file writes an amount by the week, fortnight or month', () => {
    const writers = sources.filter(({ text }) => BY_PERIOD.test(text)).map(({ path }) => path)
    expect(writers.filter((path) => !(path in NO_LOAN))).toEqual([WRITES])
  })

  it('the list of other amounts has no file that writes none', () => {
    const writers = sources.filter(({ text }) => BY_PERIOD.test(text)).map(({ path }) => path)
    expect(Object.keys(NO_LOAN).filter((path) => !writers.includes(path))).toEqual([])
  })

  it('one component prints it in lists, one on pages of one car, and one block on paper', () => {
    const printers = sources.filter(({ text }) => /\.repayment\b/.test(text) && !isSum(text)).map(({ path }) => path)
    expect(printers.toSorted()).toEqual(Object.keys(PRINTS))
  })

  it.each(Object.entries(PRINTS))('%s prints %j of every claim', (path, parts) => {
    const { text = '' } = sources.find((source) => source.path === path) ?? {}
    for (const part of parts) expect(text, part).toMatch(new RegExp(`\\b${part}\\b`))
  })
})

/** Whether a file calculates with repayments in cents (`domain/finance/loan.ts`), not their text. */
function isSum(text: string): boolean {
  return /from '(\.\/|#domain\/finance\/)loan\.ts'/.test(text) || /LoanInput/.test(text)
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
}
