import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../..', import.meta.url).pathname
const sources = globSync('src/{ui,themes,web}/**/*.{ts,tsx,css}', { cwd: root }).filter(
  (file) => !file.endsWith('tokens.css') && !file.includes('.test.'),
)

const RAW_COLOUR = /#[0-9a-f]{3,8}\b(?![-\w])|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(\s*[\d.]/gi

it('SITE-2 no colour is written outside the tokens', () => {
  const raw = sources.flatMap((file) =>
    [...readFileSync(`${root}/${file}`, 'utf8').matchAll(RAW_COLOUR)].map(([colour]) => `${file}: ${colour}`),
  )
  expect(raw).toEqual([])
})

it('SITE-2 every token that a style uses has a value', () => {
  const styles = globSync('src/**/*.{ts,tsx,css}', { cwd: root }).map((file) => readFileSync(`${root}/${file}`, 'utf8'))
  const given = new Set(
    styles.flatMap((text) => [...text.matchAll(/(--[a-z\d-]+)['"]?\s*[:,]/g)].map(([, name]) => name)),
  )
  const used = new Set(styles.flatMap((text) => [...text.matchAll(/var\((--[a-z\d-]+)/g)].map(([, name]) => name)))
  expect([...used].filter((name) => !given.has(name))).toEqual([])
})

it('no part sets an inline style, which the page’s policy forbids', () => {
  const styled = sources.filter((file) => /\sstyle=\{/.test(readFileSync(`${root}/${file}`, 'utf8')))
  expect(styled).toEqual([])
})
