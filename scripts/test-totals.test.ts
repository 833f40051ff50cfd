import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { afterSecondLook, filesToRunAgain } from './second-look.mjs'
import { addStep, lastLines, noTests, readReport, type Totals } from './test-totals.mjs'

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
  return { status, totals: addStep(noTests(), { status, report: readReport(report) }) }
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
    expect([readReport(half), readReport(none)]).toEqual([null, null])
    const one = { ...noTests(), failed: 1 }
    expect(addStep(noTests(), { status: null, report: null })).toEqual(one)
    expect(addStep(noTests(), { status: 0, report: null })).toEqual(one)
    expect(addStep(noTests(), { status: 1 })).toEqual(one)
    expect(addStep(noTests(), { status: 0 })).toEqual(noTests())
  })

  it('D-2 counts a failure if the run fails although each test passed', () => {
    const report = { ...noTests(), passed: 3 }
    expect(addStep(noTests(), { status: 1, report })).toMatchObject({ passed: 3, failed: 1, skipped: 0 })
  })
})

describe('a second look at what failed', () => {
  const failure = (file: string | null) => ({
    file,
    name: `${file} > a`,
    message: 'expected 901 to be 844\n  at line 3',
  })
  const red = (...files: (string | null)[]): Totals => ({
    ...noTests(),
    passed: 10,
    failed: files.length,
    failures: files.map(failure),
  })
  const passed = { status: 0, report: { ...noTests(), passed: 1 } }
  const failed = { status: 1, report: red('a.test.ts') }

  it('is taken at each failed file once, up to five', () => {
    expect(filesToRunAgain(red('a.test.ts', 'a.test.ts', 'b.test.ts'))).toEqual(['a.test.ts', 'b.test.ts'])
    const names = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => `${name}.test.ts`)
    expect(filesToRunAgain(red(...names.slice(0, 5)))).toHaveLength(5)
    expect(filesToRunAgain(red(...names))).toEqual([])
  })

  it.each([
    'tests/kill/lead.test.ts',
    'tests/scenarios/tenancy.test.ts',
    'src/console/rights-by-role.test.ts',
    'src/operations/reservation/reserve-car.test.ts',
    'tests/browser/money.test.ts',
  ])('is not taken where %s is among them: kills, tenancy and money', (file) => {
    expect(filesToRunAgain(red('a.test.ts', file))).toEqual([])
  })

  it('is not taken after an error outside any test, or without a report', () => {
    expect(filesToRunAgain(red('a.test.ts', null))).toEqual([])
    expect(filesToRunAgain(null)).toEqual([])
  })

  it('names a file that passes as unsteady, with its first failure, and the run is green', () => {
    const report = afterSecondLook(red('a.test.ts'), [{ file: 'a.test.ts', ...passed }])
    const totals = addStep(noTests(), { status: 0, report })
    expect(lastLines(totals)).toEqual([
      'Unsteady: a.test.ts > a: expected 901 to be 844',
      '11 passed, 0 failed, 0 skipped',
    ])
  })

  it('leaves red what fails again, or whose second run breaks off', () => {
    const looks = [
      { file: 'a.test.ts', ...failed },
      { file: 'b.test.ts', ...passed },
      { file: 'c.test.ts', status: null, report: null },
    ]
    const report = afterSecondLook(red('a.test.ts', 'b.test.ts', 'c.test.ts'), looks)
    expect(lastLines(addStep(noTests(), { status: 1, report }))).toEqual([
      'Unsteady: b.test.ts > a: expected 901 to be 844',
      'Failed: a.test.ts > a',
      'Failed: c.test.ts > a',
      '11 passed, 2 failed, 0 skipped',
    ])
  })
})
