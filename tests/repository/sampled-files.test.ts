import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, it } from 'vitest'
import { SAMPLED, SAMPLED_UNITS } from '../setup/proof.ts'

/** A file that asks for a sample, itself or through every-page.ts. */
const ASKS = /from '[./]+\/(setup\/proof|every-page)\.ts'/

it('every browser test that proves a sample runs whole in npm run chaos', () => {
  const sampled = globSync('tests/browser/**/*.test.ts').filter((file) => ASKS.test(readFileSync(file, 'utf8')))
  expect(globSync(SAMPLED).toSorted()).toEqual(sampled.toSorted())
})

/** Parts of unit tests that ask for a sample. */
const PARTS = /\/(half-of-breakages|search-oracle\.contract)\.ts'/

it('every unit test that proves a sample runs whole in npm run chaos', () => {
  const asks = /from '\S+\/setup\/proof\.ts'/
  const texts = globSync('{src,tests/repository,tests/scenarios,tests/simulator}/**/*.{ts,tsx}')
    .filter((file) => file !== 'tests/repository/sampled-files.test.ts')
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  const asking = texts.filter(([, text]) => asks.test(text)).map(([file]) => file)
  const others = asking.filter((file) => !/\.test\.tsx?$/.test(file))
  expect(others.filter((file) => !PARTS.test(`/${basename(file)}'`))).toEqual([])
  const sampled = texts.filter(([file, text]) => file.includes('.test.') && (asks.test(text) || PARTS.test(text)))
  expect(sampled.map(([file]) => file).toSorted()).toEqual(SAMPLED_UNITS)
})
