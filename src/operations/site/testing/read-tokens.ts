import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { constantFrom, integer, option, record } from 'fast-check'
import { nearestReadable } from '#domain/colour/brand-colour.ts'
import { contrast, LEAST_CONTRAST } from '#domain/colour/contrast.ts'
import { hexOf, mixed, oklchOf } from '#domain/colour/oklch.ts'
import { sampleSite } from '#operations/testing/sample-data.ts'
import { parseSite } from '#site/folder/parse-site.ts'
import { TEMPLATES } from '#site/site.ts'
import { siteTokens } from '../site-tokens.ts'

const hex = (value: number) => `#${value.toString(16).padStart(6, '0')}`
const colour = integer({ min: 0, max: 0xffffff }).map(hex)

/** STUDIO-17: any choice of a brand; of a colour that cannot be chosen, what its button offers. */
export const anyBrand = record({
  template: constantFrom(...TEMPLATES),
  primary: colour.map((each) => nearestReadable('primary', each)),
  accent: option(colour.map((each) => nearestReadable('accent', each))),
  ground: option(colour.map((each) => nearestReadable('ground', each))),
  bands: option(colour.map((each) => nearestReadable('bands', each))),
})

type Brand = typeof anyBrand extends { generate(...args: never[]): { readonly value: infer Value } } ? Value : never

/** The texts of a site with this brand that have less than 4.5 to 1, and why the site is refused, if it is. */
export function unreadTexts({ template, ...branding }: Brand): readonly string[] {
  const read = parseSite({ ...sampleSite(), template, branding }, {})
  if (!read.ok) return read.faults.map(({ path, reason }) => `${path}: ${reason}`)
  const tokens = new Map([...(TEMPLATE_TOKENS[template] ?? []), ...tokensOf(siteTokens(read.site))])
  const value = (name: string): string => resolved(tokens, tokens.get(name) ?? '')
  return PAIRS.flatMap(([text, grounds]) =>
    grounds.flatMap((ground) => {
      const reached = contrast(value(text), value(ground))
      return reached >= LEAST_CONTRAST ? [] : [`${text} ${value(text)} on ${ground} ${value(ground)}: ${reached}`]
    }),
  )
}

const PANELS = ['page', 'surface', 'sunken', 'brand-soft'] as const

/** Each text with the grounds that components set it on. */
const PAIRS: readonly (readonly [text: string, grounds: readonly string[]])[] = [
  ['ink', PANELS],
  ['muted', PANELS],
  ['brand-ink', PANELS],
  ['on-brand', ['brand', 'brand-deep']],
  ['on-accent', ['accent']],
  ['on-dark', ['dark']],
  ['muted-on-dark', ['dark']],
  ['brand-on-dark', ['dark']],
  ['good', ['surface', 'good-soft']],
  ['bad', ['surface', 'bad-soft']],
  ['electric', ['surface', 'electric-soft']],
]

const css = (path: string) => readFileSync(join(import.meta.dirname, '../../..', path), 'utf8')
const TEMPLATE_TOKENS = Object.fromEntries(
  TEMPLATES.map((template) => [
    template,
    new Map([...tokensOf(css('ui/tokens.css')), ...tokensOf(css(`themes/${template}/tokens.css`))]),
  ]),
)

function tokensOf(text: string): readonly (readonly [string, string])[] {
  return [...text.matchAll(/--([\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, value.trim()])
}

/** The forms of values that templates write: a colour, another token, a mixture, or the brand in another lightness. */
function resolved(tokens: ReadonlyMap<string, string>, text: string): string {
  const inner = (part: string) => resolved(tokens, part.trim())
  const token = /^var\(--([\w-]+)\)$/.exec(text)?.[1]
  if (token !== undefined) return inner(tokens.get(token) ?? '')
  const [, one, share, other] = /^color-mix\(in oklab, (.+) ([\d.]+)%, (.+)\)$/.exec(text) ?? []
  if (one !== undefined && other !== undefined) return mixed(inner(one), Number(share) / 100, inner(other))
  const [, from, l = '', c = ''] = /^oklch\(from (\S+) (.+?) (min\(c, [\d.]+\)|c) h\)$/.exec(text) ?? []
  if (from === undefined) return text
  const base = oklchOf(inner(from))
  const least = /^max\(l, ([\d.]+)\)$/.exec(l)?.[1]
  const most = /^min\(c, ([\d.]+)\)$/.exec(c)?.[1]
  return hexOf({
    ...base,
    l: least === undefined ? Number(l) : Math.max(base.l, Number(least)),
    c: most === undefined ? base.c : Math.min(base.c, Number(most)),
  })
}
