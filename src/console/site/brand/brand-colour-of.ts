import type { BrandColour } from '#domain/colour/brand-colour.ts'

/** The colour of the brand that an option of a site is; null: it is another colour. */
export function brandColourOf(path: string): BrandColour | null {
  return NAMES.find((name) => path === `branding/${name}`) ?? null
}

export const NAMES = ['primary', 'accent', 'ground', 'bands'] as const satisfies readonly BrandColour[]

/** A colour as it is typed: '#1F5FAE', '1f5fae' or '#15a'; null: it is none. */
export function typedColour(text: string): string | null {
  const [, digits = ''] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(text.trim()) ?? []
  if (digits === '') return null
  return `#${digits.length === 3 ? [...digits].map((each) => each + each).join('') : digits}`.toLowerCase()
}
