import { brandTones } from '#domain/colour/brand-tones.ts'
import { textOn } from '#domain/colour/contrast.ts'
import { bandTones, groundTones, isDarkGround } from '#domain/colour/ground-tones.ts'
import { groundOf } from '#site/ground.ts'
import type { Site } from '#site/site.ts'
import { focusCss } from './focus-css.ts'

type Branding = Site['branding']

const RADII = { none: '0', small: '0.25rem', medium: '0.5rem', large: '1rem' } as const
const CASES = { template: null, sentence: 'none', capitals: 'uppercase' } as const
const SYSTEM_FONT = 'system-ui, sans-serif'

/** The site's branding as CSS custom properties over its template's tokens; unset values keep the template's. */
export function siteTokens(site: Pick<Site, 'template' | 'branding' | 'pictures'>): string {
  const { branding, pictures } = site
  const { primary, accent, radius, font, headingCase, bands } = branding
  const tones = brandTones(primary)
  const tokens = {
    brand: primary,
    'on-brand': tones.on,
    'brand-deep': tones.deep,
    'brand-ink': tones.ink,
    'brand-on-dark': tones.onDark,
    accent,
    'on-accent': accent && textOn(accent).colour,
    'box-radius': radius && RADII[radius],
    'body-font': font === 'system' ? SYSTEM_FONT : null,
    'text-headline': font === 'system' ? SYSTEM_FONT : null,
    'display-transform': CASES[headingCase],
    ...(bands === null ? {} : bandTones(bands, primary)),
  }
  return [rule(':root', tokens), groundCss(groundOf(site), primary), ownTypefaceCss(branding), focusCss(pictures)].join(
    '',
  )
}

/** Only for screens: in print every page is black on white. */
function groundCss(ground: string | null, primary: string): string {
  if (ground === null) return ''
  const scheme = isDarkGround(ground) ? ':root{color-scheme:dark}' : ''
  return `@media screen{${rule(':root', groundTones(ground, primary))}${scheme}}`
}

/** The addresses of the site's own typefaces. */
export function ownTypefaces({ ownTypefaces: { headline, text } }: Branding) {
  return { headline: headline && `/site-files/${headline}`, text: text && `/site-files/${text}` }
}

/**
 * With `optional`, a file that loads late is used from the next page on: nobody has measured its letters, so it would
 * move the page (docs/decisions/104).
 */
function ownTypefaceCss(branding: Branding): string {
  const { headline, text } = ownTypefaces(branding)
  return (
    ownFace(text, 'Own Text', { 'body-font': `"Own Text",${SYSTEM_FONT}`, 'text-headline': '"Own Text"' }) +
    ownFace(headline, 'Own Headline', {
      'display-font': '"Own Headline",var(--body-font)',
      'headline-font': 'var(--display-font)',
    })
  )
}

function ownFace(address: string | null, family: string, tokens: Readonly<Record<string, string>>): string {
  if (address === null) return ''
  const face = `font-family:"${family}";font-weight:100 900;font-display:optional;src:url("${address}") format("woff2")`
  return `@font-face{${face}}${rule(':root[data-template]', tokens)}`
}

function rule(selector: string, tokens: Readonly<Record<string, string | null>>): string {
  return `${selector}{${Object.entries(tokens)
    .flatMap(([name, value]) => (value ? `--${name}:${value}` : []))
    .join(';')}}`
}
