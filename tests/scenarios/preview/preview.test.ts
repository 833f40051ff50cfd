import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEMPLATES } from '#site/site.ts'
import { PAGES, SITES } from '../../browser/page-kinds.ts'
import { type PreviewedSites, serveWithPreviews } from './served-preview.ts'

let served: PreviewedSites
beforeAll(async () => {
  served = await serveWithPreviews()
})
afterAll(() => served.close())

const [{ site: SLUG }] = SITES
/** Templates that no demonstration dealer wears yet. */
const UNWORN: readonly string[] = ['gallery']

it('STUDIO-3 the dealers that are compared wear every template', async () => {
  const worn = await Promise.all(SITES.map(async ({ site }) => (await served.draft(site)).site.template))
  expect(worn.toSorted()).toEqual(TEMPLATES.filter((template) => !UNWORN.includes(template)).toSorted())
})

describe.each(SITES)('STUDIO-3 STUDIO-5 a draft of $site without changes', (dealer) => {
  const { site } = dealer

  it('is the live page on every kind of page, but for the preview’s marks, which no visitor gets', async () => {
    const { hits } = (await (await served.request(site, '/api/search')).json()) as {
      hits: readonly { id: string; slug: string }[]
    }
    const [car, other] = hits
    if (!car || !other) throw new Error('The site has no two cars.')
    const dealt = { ...dealer, cars: [car.slug, other.slug], carIds: `${car.id},${other.id}`, lead: 'x' } as const
    const paths = Object.values(PAGES).flatMap((each) => each?.(dealt) ?? [])
    expect(paths.length).toBeGreaterThan(25)
    for (const path of paths) {
      const [live, preview] = await Promise.all([served.request(site, path), served.preview(site, path)])
      expect(preview.status, path).toBe(live.status)
      const [html, visited] = await Promise.all([preview.text(), live.text()])
      expect(firstDifference(withoutMarks(html), visited), path).toBeNull()
      expect(visited, path).not.toMatch(/ data-part|preview-facts|data-preview/)
      // A car that cannot be reserved leads to its page.
      if (live.status < 300 || live.status >= 400) expect(html, path).toContain('id="preview-facts"')
    }
  })
})

/** Where two pages begin to differ: a whole page in a report says nothing. */
function firstDifference(preview: string, live: string): readonly string[] | null {
  if (preview === live) return null
  const at = [...live].findIndex((character, index) => preview[index] !== character)
  return [preview, live].map((text) => text.slice(Math.max(at - 60, 0), at + 120))
}

/** STUDIO-3's marks: what src/web/preview-start.ts adds. */
function withoutMarks(html: string): string {
  return html.replace(/<script type="application\/json" id="preview-facts">.*?<\/script><script [^>]*><\/script>/, '')
}

describe('STUDIO-6 a preview', () => {
  it('is open to nobody without a pass, or with a pass of another site', async () => {
    const host = `${SLUG}.preview.localhost`
    for (const path of ['/', '/search', '/site-files/logo.svg', '/favicon.ico', '/api/search']) {
      const answer = await served.request(SLUG, path, { host })
      expect([answer.status, await answer.text()], path).toEqual([
        403,
        expect.stringMatching(/^This preview is closed/),
      ])
    }
    const other = await served.preview('southside-cars', '/')
    expect(other.status).toBe(200)
    const cookie = other.headers.get('Cookie') ?? ''
    expect((await served.request(SLUG, '/', { host, headers: { Cookie: cookie } })).status).toBe(403)
  })

  it('keeps a link’s pass in a cookie of its own hostname, and takes it out of the address', async () => {
    const { platform } = served
    const { passText } = await import('#operations/preview/preview-pass.ts')
    const ends = new Date(platform.clock.now().getTime() + 60_000)
    const pass = passText(platform, { siteSlug: SLUG, draftId: 'd', holder: { kind: 'link', id: 'l' }, ends })
    const host = `${SLUG}.preview.localhost`
    const entered = await served.request(SLUG, `/preview?pass=${pass}&to=/contact-us`, { host })
    expect([entered.status, entered.headers.get('Location')]).toEqual([303, '/contact-us'])
    const cookie = entered.headers.get('Set-Cookie') ?? ''
    expect(cookie).toMatch(/HttpOnly; Secure; SameSite=None; Partitioned$/)
    expect(cookie).not.toContain('Domain=')
    const page = await served.request(SLUG, '/contact-us', { host, headers: { Cookie: cookie.split(';')[0] ?? '' } })
    expect(page.status).toBe(200)
    for (const to of ['//evil.example', '/\\evil.example', 'https://evil.example']) {
      const away = await served.request(SLUG, `/preview?pass=${pass}&to=${encodeURIComponent(to)}`, { host })
      expect(away.headers.get('Location'), to).toBe('/')
    }
    expect((await served.request(SLUG, `/preview?pass=${pass}x`, { host })).status).toBe(403)
  })

  it('is never stored or indexed, and only the console frames it', async () => {
    const { headers } = await served.preview(SLUG, '/')
    expect(headers.get('Cache-Control')).toBe('no-store')
    expect(headers.get('X-Robots-Tag')).toBe('noindex, nofollow')
    expect(headers.get('X-Frame-Options')).toBeNull()
    expect(headers.get('Content-Security-Policy')).toMatch(/frame-ancestors http:\/\/console\.localhost$/)
    const live = await served.request(SLUG, '/')
    expect(live.headers.get('X-Frame-Options')).toBe('DENY')
    expect(live.headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'")
  })

  it('sends and stores nothing, and says so', async () => {
    const json = { 'Content-Type': 'application/json' }
    const lead = { category: 'Contact', name: 'Mia', email: 'mia@mail.example', message: 'Hello' }
    const before = await served.platform.storage.deliveryCounts()
    for (const path of [
      '/api/leads',
      '/api/views',
      '/api/phone-reveal',
      '/api/reservations',
      '/api/auth/code',
      '/contact-us.data',
    ]) {
      const answer = await served.preview(SLUG, path, { method: 'POST', headers: json, body: JSON.stringify(lead) })
      expect([answer.status, await answer.json()], path).toEqual([403, { error: 'Preview: nothing is sent.' }])
    }
    const form = await served.preview(SLUG, '/contact-us', { method: 'POST', body: new URLSearchParams(lead) })
    expect([form.status, await form.text()]).toEqual([403, 'Preview: nothing is sent. Go back to look on.'])
    expect(await served.platform.storage.deliveryCounts()).toEqual(before)
  })

  it('searches, since a search only reads', async () => {
    const found = await served.preview(SLUG, '/api/search', { method: 'GET' })
    expect(((await found.json()) as { hits: readonly unknown[] }).hits.length).toBeGreaterThan(0)
  })
})

describe('STUDIO-3 a changed draft', () => {
  it('shows in its preview alone: the live page stays what it was, before and after', async () => {
    const [home, contact] = [await liveText('/'), await liveText('/contact-us')]
    await served.edit(SLUG, 'site.json', (text) =>
      text.replace('The right car, without the rush', 'Open on Easter Monday'),
    )
    for (const _ of [1, 2]) {
      const preview = await (await served.preview(SLUG, '/')).text()
      expect(preview).toContain('Open on Easter Monday')
      expect(preview).not.toContain('without the rush')
      expect(await liveText('/')).toBe(home)
    }
    await served.mend(SLUG)
    expect(withoutMarks(await (await served.preview(SLUG, '/')).text())).toBe(home)
    expect(await liveText('/contact-us')).toBe(contact)
  })

  it('STUDIO-4 says by its look whether a page can take on a change, or has to begin again', async () => {
    const look = async () => (await served.preview(SLUG, '/preview/look')).text()
    const ofPage = async () => {
      const [, facts] = /id="preview-facts">(.*?)<\/script>/.exec(await (await served.preview(SLUG, '/')).text()) ?? []
      return JSON.parse(facts ?? '{}').look
    }
    const before = await look()
    expect(await ofPage()).toBe(before)
    await served.edit(SLUG, 'site.json', (text) => text.replace('without the rush', 'on Easter Monday'))
    expect(await look()).toBe(before)
    await served.edit(SLUG, 'site.json', (text) => JSON.stringify({ ...JSON.parse(text), card: { shape: 'row' } }))
    expect(await look()).not.toBe(before)
    expect(await ofPage()).toBe(await look())
    await served.mend(SLUG)
    expect(await look()).toBe(before)
  })

  async function liveText(path: string): Promise<string> {
    return (await served.request(SLUG, path)).text()
  }
})
