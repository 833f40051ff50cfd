import { spawnSync } from 'node:child_process'
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { EMPTY_FOLDER, readFolder } from '#site/files/read-folder.ts'
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

/** The gate's look at a folder of sites, with the repository's own rules. */
async function formFaults(): Promise<string> {
  const { vcs: _, ...rules } = JSON.parse(await readFile(join(ROOT, 'biome.json'), 'utf8'))
  await writeFile(join(root, 'biome.json'), JSON.stringify(rules))
  const biome = join(ROOT, 'node_modules', '.bin', 'biome')
  const { status, stdout, stderr } = spawnSync(biome, ['check', 'sites'], { cwd: root, encoding: 'utf8' })
  expect(stdout + stderr).toMatch(/Checked [1-9]\d* file/)
  return status === 0 ? '' : stderr
}

it('D-5 SITE-5 LAW-4 the README’s recipe for a dealer makes a site without a fault, and with the privacy policy that forms link', async () => {
  const readme = await readFile(join(ROOT, 'README.md'), 'utf8')
  const [, typed = ''] = /npm run forecourt -- (site new city-cars .*)\n/.exec(readme) ?? []
  const argv = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = '']) => quoted ?? plain)
  const said: string[] = []
  const status = await runCommand(argv, {
    cwd: folder,
    sitesFolder: folder,
    dataFolder: join(folder, '.data'),
    publishing: 'on-save',
    print: (line) => said.push(line),
    printError: (line) => said.push(line),
    progress: null,
    ask: null,
    findPostcode: async () => null,
    open: () => Promise.reject(new Error('a new site needs no database')),
  })
  expect({ status, said: said[0] }).toEqual({ status: 0, said: expect.stringMatching(/^Made .*city-cars/) })

  expect(await formFaults()).toBe('')

  const state = await readFolder(folder, EMPTY_FOLDER, true)
  expect(state.faults).toEqual([])
  const policy = state.pages.get('city-cars')?.find(({ path }) => path === '/privacy-policy')
  expect(policy?.html).toContain('City Cars Pty Ltd')
})

it('LAW-4 the example of a privacy policy is the one that a new site in Australia gets', async () => {
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
    today: '2026-11-01',
  })
  expect(files['pages/privacy-policy.md']).toBe(example)
})
