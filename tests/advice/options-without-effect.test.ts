import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { NOT_ON_A_PAGE } from '../scenarios/not-on-a-page.ts'

const ROOT = join(import.meta.dirname, '..', '..')

it('SITE-3 an option without effect on a page names a rule or an existing test as its reason', () => {
  const rules = readFileSync(join(ROOT, 'docs/product/rules.md'), 'utf8')
  const tests = globSync('{src,tests}/**/*.test.{ts,tsx}', { cwd: ROOT })
  for (const [path, reason] of Object.entries(NOT_ON_A_PAGE)) {
    const waits = /to come|nowhere yet/.test(reason)
    const [rule] = /[A-Z]+-\d+/.exec(reason) ?? []
    if (waits) expect(rules, path).toContain(`- ${rule} `)
    for (const [test] of reason.matchAll(/[a-z-]+\.test/g))
      expect(
        tests.some((file) => file.endsWith(`/${test}.ts`)),
        `${path}: ${test}`,
      ).toBe(true)
  }
})
