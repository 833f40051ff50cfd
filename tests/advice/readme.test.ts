import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')

it('README.md has at most 120 lines, and two pictures that are small', () => {
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
  expect(readme.split('\n').length).toBeLessThanOrEqual(120)
  const pictures = [...readme.matchAll(/!\[[^\]]+\]\(([^)]+)\)/g)].map(([, file = '']) => file)
  expect(pictures).toHaveLength(2)
  for (const picture of pictures) expect(statSync(join(ROOT, picture)).size, picture).toBeLessThan(250_000)
})
