import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepServerOut } from '../../vite.config.ts'

const SRC = join(import.meta.dirname, '..', '..', 'src')

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-client-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

it.each(['operations/clean-facts.ts', 'caching/bounded-cache.ts'])(
  'the build of browsers’ files ends with a sentence if they import src/%s',
  async (file) => {
    await expect(buildImporting(file)).rejects.toThrow(`entry.ts imports src/${file}, which browsers must not load.`)
  },
)

it('the build of browsers’ files takes a module of the domain', async () => {
  await expect(buildImporting('domain/region.ts')).resolves.toBeDefined()
})

async function buildImporting(file: string): Promise<unknown> {
  const input = join(folder, 'entry.ts')
  await writeFile(input, `import * as all from ${JSON.stringify(join(SRC, file))}\nconsole.log(all)\n`)
  return build({
    configFile: false,
    logLevel: 'silent',
    plugins: [keepServerOut],
    build: { write: false, rolldownOptions: { input } },
  })
}
