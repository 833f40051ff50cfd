import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addStep, lastLines, noTests } from './test-totals.mjs'

const ROOT = join(import.meta.dirname, '..')

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-totals-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** Runs Vitest over the given files, like scripts/test.mjs, and adds up the result. */
function totalsOf(files: Readonly<Record<string, string>>) {
  for (const [name, code] of Object.entries(files)) writeFileSync(join(folder, name), code)
  const report = join(folder, 'report.json')
  const reporter = join(ROOT, 'scripts', 'counting-reporter.mjs')
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--globals',
      '--root',
      folder,
      `--reporter=${reporter}`,
    ],
    { cwd: folder, env: { ...process.env, TEST_COUNTS: report }, stdio: 'ignore' },
  )
  return { status, totals: addStep(noTests(), { status, report }) }
}

describe('the last line of npm test', () => {
  it('D-2 counts a suite that does not start, a hook that throws and an error outside of any test as failures', () => {
    const { status, totals } = totalsOf({
      'good.test.js': `it('a', () => {}); it.skip('b', () => {})`,
      'bad.test.js': `it('c', () => { throw new Error('c') })`,
      'unread.test.js': `throw new Error('the file itself')`,
      'hook.test.js': `describe('d', () => { beforeAll(() => { throw new Error('start') }); it('e', () => {}) })`,
      'unhandled.test.js': `it('f', async () => { Promise.reject(new Error('nobody waits')); await new Promise((next) => setTimeout(next)) })`,
    })
    expect(status).toBe(1)
    expect(totals).toMatchObject({ passed: 2, failed: 4, skipped: 2 })
    expect(lastLines(totals)).toEqual([
      'Failed: bad.test.js > c',
      'Failed: hook.test.js > d',
      'Failed: unread.test.js',
      'Failed: outside any test: nobody waits',
      '2 passed, 4 failed, 2 skipped',
    ])
  })

  it('D-2 counts no failure if all tests passed', () => {
    const { status, totals } = totalsOf({ 'good.test.js': `it('a', () => {})` })
    expect({ status, lines: lastLines(totals) }).toEqual({ status: 0, lines: ['1 passed, 0 failed, 0 skipped'] })
  })

  it('D-2 counts a crashed project, or one with half a report or none, as a failure', () => {
    const [half, none] = [join(folder, 'half.json'), join(folder, 'none.json')]
    writeFileSync(half, '{"passed": 3')
    const one = { passed: 0, failed: 1, skipped: 0, failures: [] }
    expect(addStep(noTests(), { status: null, report: none })).toEqual(one)
    expect(addStep(noTests(), { status: 0, report: none })).toEqual(one)
    expect(addStep(noTests(), { status: 0, report: half })).toEqual(one)
    expect(addStep(noTests(), { status: 1 })).toEqual(one)
    expect(addStep(noTests(), { status: 0 })).toEqual(noTests())
  })

  it('D-2 counts a failure if the run fails although each test passed', () => {
    const whole = join(folder, 'whole.json')
    writeFileSync(whole, '{"passed": 3, "failed": 0, "skipped": 0}')
    expect(addStep(noTests(), { status: 1, report: whole })).toMatchObject({ passed: 3, failed: 1, skipped: 0 })
  })
})
