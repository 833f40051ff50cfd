import { spawnSync } from 'node:child_process'
import { access, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import { starterSite } from '#site/starter/starter-site.ts'
import { runCommand } from '../../src/cli/main.ts'

const ROOT = join(import.meta.dirname, '..', '..')

let root: string
let folder: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-recipe-'))
  folder = join(root, 'sites')
  await mkdir(folder)
})
afterEach(() => rm(root, { recursive: true }))

/** The lint faults of a folder of sites, with the repository's own rules. */
async function formFaults(): Promise<string> {
  const { vcs: _, ...rules } = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8'))
  await writeFile(join(root, 'biome.json'), JSON.stringify(rules))
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  const { status, stdout, stderr } = spawnSync(biome, ['check', 'sites'], { cwd: root, encoding: 'utf8' })
  expect(stdout + stderr).toMatch(/Checked [1-9]\d* file/)
  return status === 0 ? '' : stderr
}

/** Runs a command of `forecourt` on the folder of sites in the temporary folder. */
async function run(argv: readonly string[]): Promise<{ readonly status: number; readonly said: readonly string[] }> {
  const said: string[] = []
  const status = await runCommand(argv, {
    cwd: folder,
    sitesFolder: folder,
    openHistory: () => Promise.reject(new Error('nothing here is published')),
    publishing: 'on-save',
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
    progress: null,
    ask: null,
    findPostcode: async () => null,
    open: () => Promise.reject(new Error('this command needs no database')),
  })
  return { status, said }
}

it('D-5 SITE-5 LAW-4 the recipe ‘Add a dealer’ makes a site without faults, with the privacy policy that forms link', async () => {
  const recipe = await readFile(join(ROOT, 'docs/add-a-dealer.md'), 'utf8')
  const [, typed = ''] = /npm run forecourt -- (site new city-cars .*)\n/.exec(recipe) ?? []
  const argv = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
  const { status, said } = await run(argv)
  expect({ status, said: said[0] }).toEqual({ status: 0, said: expect.stringMatching(/^Created .*city-cars/) })

  expect(await formFaults()).toBe('')

  const state = await readFolder(folder, EMPTY_FOLDER, true)
  expect(state.faults).toEqual([])
  const policy = state.live.get('city-cars')?.pages.find(({ path }) => path === '/privacy-policy')
  expect(policy?.html).toContain('City Cars Pty Ltd')
})

it('LAW-4 the example privacy policy is the one that a new site in Australia gets', async () => {
  const example = await readFile(join(ROOT, 'docs/examples/privacy-policy.md'), 'utf8')
  const files = await starterSite({
    slug: 'city-cars',
    name: 'City Cars',
    legalName: 'City Cars Pty Ltd',
    abn: '89 000 000 019',
    licence: null,
    hostname: null,
    template: 'harbour',
    region: 'AU',
    sells: 'car',
    colour: '#1d4ed8',
    street: '1 Example Street',
    city: 'Lidcombe',
    state: 'NSW',
    postcode: '2141',
    point: null,
    phone: '02 5550 2141',
    email: 'sales@citycars.example',
    rate: null,
    today: '2026-11-01',
  })
  expect(files['pages/privacy-policy.md']).toBe(example)
})

/** The commands in README.md, docs/recipes.md and the other documents, each with its document. */
async function commandsIn(documents: readonly string[], pattern: RegExp) {
  const texts = await Promise.all(documents.map((file) => readFile(join(ROOT, file), 'utf8')))
  return texts.flatMap((text, at) =>
    [...text.matchAll(pattern)].map(([, command = '']) => `${documents[at]}: ${command}`),
  )
}

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'docs/add-a-dealer.md',
  'docs/benches.md',
  'docs/console.md',
  'docs/production.md',
  'docs/recipes.md',
  'docs/feeds.md',
  'docs/leads.md',
  'docs/operations.md',
  'docs/templates.md',
]

it('every command of forecourt in the documents exists, with its options', async () => {
  const commands = await commandsIn(DOCUMENTS, /npm run forecourt -- ((?:site|stock|leads|people|feeds|staff)[^\n`]*)/g)
  expect(commands.length).toBeGreaterThan(10)
  for (const line of new Set(commands)) {
    const words = line.slice(line.indexOf(': ') + 2).split(/\s+/)
    const { status, said } = await run([...words.slice(0, 2), '--help'])
    expect({ line, status }).toEqual({ line, status: 0 })
    const help = said.join('\n')
    expect(help, line).toContain(`Usage: forecourt ${words[0]} ${words[1]}`)
    for (const option of words.filter((word) => /^--\w/.test(word) && word !== '--help')) {
      expect(help, line).toContain(option.replace(/[.,:;]$/, ''))
    }
  }
})

it('every npm script and every file that the documents run exists', async () => {
  const { scripts } = JSON.parse(await readFile(join(ROOT, 'package.json'), 'utf8'))
  const run = await commandsIn(DOCUMENTS, /npm run ([\w-]+)/g)
  expect(run.filter((line) => !(line.replace(/.*: /, '') in scripts))).toEqual([])
  const files = await commandsIn(DOCUMENTS, /node ((?:src|scripts|bench|peers)\/[\w./-]+\w)/g)
  for (const line of files) await expect(access(join(ROOT, line.replace(/.*: /, ''))), line).resolves.toBeUndefined()
})
