import type { Slots, Theme } from '#ui/slots.ts'

/** In a browser in place of header and footer, which the server alone renders (docs/decisions/110). */
const ServerOnly = () => null

type Needed = 'ListingLayout' | 'VehicleCard' | 'VehicleLayout'

interface ThemeParts {
  readonly name: string
  readonly slots: Pick<Slots, Needed> & Partial<Slots>
  /** The addresses of its stylesheets by file, './stylesheets/site.css'; the base's are in place of those it lacks. */
  readonly stylesheets?: Readonly<Record<string, string>>
}

/** Defines a template by its folder's name, its slots and its stylesheets. */
export function defineTheme({ name, slots, stylesheets = {} }: ThemeParts): Theme {
  return {
    name,
    slots: {
      Footer: ServerOnly,
      Header: ServerOnly,
      filterArrangement: 'column',
      pictureSizes: '(width >= 64rem) 60vw, 100vw',
      ...slots,
    },
    stylesheets: Object.fromEntries(
      Object.entries(stylesheets).map(([file, address]) => [
        file.slice(file.lastIndexOf('/') + 1, -'.css'.length),
        address,
      ]),
    ),
  }
}
