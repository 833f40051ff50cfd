import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..', '..')

/** Rule, file, wrong statement, imported file. Each file is in one case only: one run checks them all. */
const REFUSED = [
  ['domain-imports-search', 'src/domain/a.ts', "import '#storage/b.ts'", 'src/storage/b.ts'],
  ['web-imports-', 'src/web/a.ts', "import '#storage/b.ts'", 'src/storage/b.ts'],
  ['search-imports-nothing', 'src/search/a.ts', "import '#domain/b.ts'", 'src/domain/b.ts'],
  ['operations-imports-', 'src/operations/a.ts', "import '#server/b.ts'", 'src/server/b.ts'],
  ['ui-imports-', 'src/ui/a.ts', "import '#operations/b.ts'", 'src/operations/b.ts'],
  ['no-theme-imports-another', 'src/themes/one/a.ts', "import '#themes/two/b.ts'", 'src/themes/two/b.ts'],
  ['no-gateway-imports-another', 'src/gateways/one/a.ts', "import '#gateways/two/b.ts'", 'src/gateways/two/b.ts'],
  ['no-route-imports-a-route', 'src/web/routes/a.ts', "import './b.ts'", 'src/web/routes/b.ts'],
  [
    'pages-know-routes-by-type',
    'src/web/pages/a.tsx',
    "import type { B } from '../routes/b.ts'",
    'src/web/routes/b.ts',
  ],
  ['browsers-load-no-route', 'src/web/pages/b.tsx', "import '../routes/b.ts'", 'src/web/routes/b.ts'],
  ['nothing-imports-a-test', 'src/site/a.ts', "import './b.test.ts'", 'src/site/b.test.ts'],
  ['server-imports-no-made-data', 'src/server/a.ts', "import '../demonstration/b.ts'", 'src/demonstration/b.ts'],
  ['domain-packages', 'src/domain/packages.ts', "import 'kysely'", null],
  ['operations-packages', 'src/operations/packages.ts', "import 'zod'", null],
  ['pure-domain', 'src/domain/files.ts', "import 'node:fs'", null],
] as const

/** Tests the check itself: a tree of wrong imports, each of which must be refused by the rule that forbids it. */
describe('the table of allowed imports', () => {
  let tree = ''
  let refused = ''
  let passed = ''
  beforeAll(async () => {
    tree = await mkdtemp(join(tmpdir(), 'forecourt-boundaries-'))
    await symlink(join(root, 'node_modules'), join(tree, 'node_modules'))
    await write('package.json', '{ "type": "module", "imports": { "#*": "./src/*" } }')
    await write('tsconfig.json', '{ "compilerOptions": { "module": "NodeNext", "allowImportingTsExtensions": true } }')
    await write('src/domain/rule.ts', 'export const rule = 1\n')
    await write('src/operations/act.ts', "import { rule } from '#domain/rule.ts'\nexport const act = rule\n")
    await write('src/demonstration/made.ts', 'export const made = 1\n')
    await write('src/server/load.ts', "export const load = () => import('../demonstration/made.ts')\n")
    passed = await cruise()
    for (const [, file, statement, target] of REFUSED) {
      await write(file, `${statement}\nexport const a = 1\n`)
      if (target) await write(target, 'export const b = 1\n')
    }
    await write('src/domain/round.ts', "import { b } from './and-round.ts'\nexport const a = () => b\n")
    await write('src/domain/and-round.ts', "import { a } from './round.ts'\nexport const b = () => a\n")
    refused = await cruise()
  })
  afterAll(() => rm(tree, { recursive: true, force: true }))

  async function write(name: string, text: string) {
    await mkdir(dirname(join(tree, name)), { recursive: true })
    await writeFile(join(tree, name), text)
  }

  async function cruise(): Promise<string> {
    const binary = join(root, 'node_modules', '.bin', 'depcruise')
    const args = ['src', '--config', join(root, '.dependency-cruiser.mjs'), '--output-type', 'err']
    const run = promisify(execFile)(process.execPath, [await realpath(binary), ...args], { cwd: tree })
    return run.then(
      ({ stdout }) => stdout,
      (failed: { stdout?: string }) => failed.stdout ?? '',
    )
  }

  it('passes a tree without forbidden imports', () => {
    expect(passed).toContain('no dependency violations')
  })

  it.each(REFUSED)('refuses by %s what %s does: %s', (rule, file) => {
    expect(findings()).toContainEqual(expect.stringMatching(new RegExp(`error ${rule}[^:]*: ${file} `)))
  })

  it('refuses a cycle', () => {
    expect(findings()).toContainEqual(expect.stringMatching(/error no-cycles: src\/domain\/(and-)?round.ts/))
  })

  const findings = () => refused.split('\n').map((line) => line.trim())
})
