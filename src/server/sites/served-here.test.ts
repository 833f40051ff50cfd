import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { openDirectory } from '#site/folder/directory.ts'
import { servedHere } from './served-here.ts'

it('OPS-3 serves the sites of a group by hostname, and knows the others for background work', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-group-'))
  for (const slug of ['yard', 'rival']) {
    await mkdir(join(folder, slug))
    const site = smallSite({ slug, id: slug, hostnames: [`www.${slug}.example`] })
    await writeFile(join(folder, slug, 'site.json'), JSON.stringify(site))
  }
  const directory = await openDirectory({ folder, production: true, log: { info() {}, warn() {} } })
  try {
    const group = servedHere(directory, new Set(['rival']))
    expect(group.all().map(({ slug }) => slug)).toEqual(['rival'])
    expect(group.byHost('www.rival.example')?.slug).toBe('rival')
    expect(group.byHost('www.yard.example')).toBeNull()
    expect(group.bySlug('yard')?.slug).toBe('yard')
    expect(servedHere(directory, null)).toBe(directory)
  } finally {
    directory.close()
    await rm(folder, { recursive: true, force: true })
  }
})
