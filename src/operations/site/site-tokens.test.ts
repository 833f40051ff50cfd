import { describe, expect, it } from 'vitest'
import { smallSite } from '#fixtures/site/small-site.ts'
import { type SiteInput, siteSchema } from '#site/site.ts'
import { siteTokens } from './site-tokens.ts'

const tokens = (branding: SiteInput['branding']) => siteTokens(siteSchema.parse(smallSite({ branding })))

describe('SITE-2 the tokens of a site', () => {
  it('are its brand colours alone when nothing else is set', () => {
    expect(tokens({ primary: '#c8102e' })).toMatch(/^:root\{--brand:#c8102e;[^{}]*\}$/)
    expect(tokens({})).not.toContain('--page')
  })

  it('set the ground and all that follows from it on screens only: in print a page is black on white', () => {
    expect(tokens({ ground: '#0b0b0c' })).toMatch(/@media screen\{:root\{--page:#0b0b0c;.*--ink:#f/)
    expect(tokens({ ground: '#0b0b0c' })).toContain('color-scheme:dark')
    expect(tokens({ ground: '#f6f1e7' })).not.toContain('color-scheme')
  })

  it('set the dark bands and the case of headings', () => {
    expect(tokens({ bands: '#14213d' })).toContain('--dark:#14213d')
    expect(tokens({ headingCase: 'capitals' })).toContain('--display-transform:uppercase')
    expect(tokens({ headingCase: 'sentence' })).toContain('--display-transform:none')
  })

  it('load the site’s own typefaces from its folder, over the template’s and without moving text', () => {
    const css = tokens({ ownTypefaces: { headline: 'halcyon.woff2' } })
    expect(css).toContain('src:url("/site-files/halcyon.woff2") format("woff2")')
    expect(css).toContain('font-display:optional')
    expect(css).toContain(
      ':root[data-template]{--display-font:"Own Headline",var(--body-font);--headline-font:var(--display-font)}',
    )
    expect(css).not.toContain('Own Text')
  })

  it('set headlines in the text’s own typeface, if the template sets both in one', () => {
    expect(tokens({ ownTypefaces: { text: 'halcyon.woff2' } })).toContain('--text-headline:"Own Text"')
    expect(tokens({ font: 'system' })).toContain('--text-headline:system-ui')
  })
})
