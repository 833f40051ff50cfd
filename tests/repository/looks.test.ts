import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { parseSite } from '#site/folder/parse-site.ts'
import { type SiteInput, siteSchema } from '#site/site.ts'

const ROOT = join(import.meta.dirname, '..', '..')
const LOOKS = globSync('docs/examples/looks/*.json', { cwd: ROOT }).sort()
const read = (file: string): Partial<SiteInput> => JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
const siteOf = (file: string) => siteSchema.parse({ ...smallSite(), ...read(file) })

describe('SITE-2 the example looks (docs/recipes.md)', () => {
  it.each(LOOKS)('%s is valid over any site, with readable colours', (file) => {
    const parsed = parseSite({ ...smallSite(), ...read(file) }, {})
    expect(parsed).toMatchObject({ ok: true })
  })

  it('differ in every choice that a visitor sees at once', () => {
    expect(LOOKS.length).toBe(3)
    const sites = LOOKS.map(siteOf)
    const choices = [
      sites.map(({ template }) => template),
      ...(['font', 'ground', 'bands', 'primary', 'radius'] as const).map((name) =>
        sites.map(({ branding }) => branding[name]),
      ),
      sites.map(({ home }) => home.hero),
      sites.map(({ home }) => home.titles.latest),
      sites.map(({ home }) => home.blocks.join()),
      sites.map(({ card }) => card.shape),
      sites.map(({ menus }) => menus.callToAction?.label),
    ]
    for (const values of choices) expect(new Set(values).size, String(values)).toBe(3)
  })
})
