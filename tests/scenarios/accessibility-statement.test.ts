import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import type { SiteInput } from '#site/site.ts'
import { type ServedSites, serveSites } from './served-sites.ts'

const SITES: Readonly<Record<string, Partial<SiteInput>>> = {
  plain: { vehicle: { sidebar: ['enquire'] }, contact: { email: 'hello@yard.example' } },
  gaps: {
    integrations: { autobot: 'https://chat.example/yard', impel: 'https://spin.example/{vin}' },
    home: { blocks: [{ kind: 'video', heading: 'Our yard', film: '/film.mp4', poster: '/site-files/yard.jpg' }] },
  },
  own: {},
}

let folder: string
let served: ServedSites
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-statement-'))
  for (const [index, [slug, changes]] of Object.entries(SITES).entries()) {
    await mkdir(join(folder, slug, 'pages'), { recursive: true })
    const site = smallSite({ slug, id: `site-${index}`, ...changes })
    await writeFile(join(folder, slug, 'site.json'), JSON.stringify(site))
  }
  const words = '---\ntitle: How we help\ndescription: Ours.\n---\nRing us first.\n\n{{accessibilityGaps}}\n'
  await writeFile(join(folder, 'own', 'pages', 'accessibility.md'), words)
  const read = await readFolder(folder, EMPTY_FOLDER, false)
  served = await serveSites({ sites: [...read.sites.values()], content: Object.fromEntries(read.live) })
})
afterAll(async () => {
  await served.close()
  await rm(folder, { recursive: true, force: true })
})

const statement = async (slug: string) => {
  const answer = await served.request(slug, '/accessibility')
  expect(answer.status).toBe(200)
  return answer.text()
}

it('LAW-7 each site has a statement with the standard, known gaps and a contact, linked from every page', async () => {
  const html = await statement('plain')
  expect(html).toContain('<title>Accessibility | ')
  for (const said of ['WCAG) 2.2, level AA', 'What does not work yet', 'Photos of cars', 'href="mailto:', 'href="tel:'])
    expect(html, said).toContain(said)
  expect(html).toContain('Australian Human Rights Commission')
  for (const path of ['/', '/search', '/contact-us'])
    expect(await (await served.request('plain', path)).text(), path).toContain('href="/accessibility"')
  expect(await (await served.request('plain', '/sitemap.xml')).text()).toContain('sitemap')
})

it('LAW-7 the gaps follow what the site uses', async () => {
  const [plain, gaps] = [await statement('plain'), await statement('gaps')]
  for (const gap of ['The chat is a page of another company', 'The 360° view', 'Some of our films', 'Window stickers'])
    expect([plain.includes(gap), gaps.includes(gap)], gap).toEqual([false, true])
})

it('LAW-7 a site’s own page replaces the platform’s, and can have the list of gaps', async () => {
  const html = await statement('own')
  expect(html).toContain('Ring us first.')
  expect(html).toContain('Photos of cars')
  expect(html).not.toContain('We want everyone')
})
