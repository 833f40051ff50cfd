import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { servedSlugs } from './served-slugs.ts'

it('OPS-3 serves every site without SITES, and else those named', () => {
  expect(servedSlugs(' ')).toBeNull()
  expect([...(servedSlugs('yard, rival,') ?? [])]).toEqual(['yard', 'rival'])
})

it('OPS-3 reads the slugs of a group from a file, and says what is wrong with it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'forecourt-sites-'))
  try {
    const file = join(folder, 'group-a')
    expect(() => servedSlugs(`@${file}`)).toThrow(/group-a of SITES can't be read \(ENOENT\)/)
    await writeFile(file, '# Group A\nyard\n\nrival # moved here in May\n')
    expect([...(servedSlugs(`@${file}`) ?? [])]).toEqual(['yard', 'rival'])
    await writeFile(file, '# nobody\n')
    expect(() => servedSlugs(`@${file}`)).toThrow('names no site')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
