import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..')
const { PACKAGES } = (await import(join(ROOT, '.dependency-cruiser.mjs'))) as {
  readonly PACKAGES: Readonly<Record<string, readonly string[]>>
}
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
const installed = Object.keys({ ...dependencies, ...devDependencies })

it.each(Object.entries(PACKAGES))('%s may import only packages that package.json names', (_, packages) => {
  const missing = packages.filter((pattern) => !installed.some((name) => new RegExp(`^${pattern}$`).test(name)))
  expect(missing).toEqual([])
})
