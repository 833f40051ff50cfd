import { brandTones } from '#domain/colour/brand-tones.ts'
import { REGIONS, type RegionCode } from '#domain/region.ts'
import type { Site } from '#site/site.ts'

/** A10: what a buyer's mail takes from its site's template and branding. */
export interface MailLook {
  /** The dealer's name, over every mail and below it. */
  readonly name: string
  readonly language: string
  readonly colours: {
    readonly ground: string
    readonly ink: string
    readonly muted: string
    readonly line: string
    readonly brand: string
    readonly onBrand: string
    /** The brand as text on white. */
    readonly link: string
  }
  readonly headline: string
  readonly text: string
  readonly capitals: boolean
  /** Corner radius in pixels. */
  readonly radius: number
}

/** Site fields that decide the look. A `Site` is one. */
export interface MailLookSite {
  readonly name: string
  readonly region: RegionCode
  readonly template: Site['template']
  readonly branding: Pick<Site['branding'], 'primary' | 'radius' | 'headingCase'>
}

/** The look of a site's mails. Mail programs load no typefaces of ours, so each template has near relatives as well. */
export function mailLook({ name, region, template, branding }: MailLookSite): MailLook {
  const { primary, radius, headingCase } = branding
  const look = TEMPLATES[template]
  const { on, ink } = brandTones(primary)
  return {
    name,
    language: REGIONS[region].locale,
    colours: { ...look.colours, brand: primary, onBrand: on, link: ink },
    headline: look.headline,
    text: look.text,
    capitals: headingCase === 'template' ? look.capitals : headingCase === 'capitals',
    radius: radius === null ? look.radius : RADII[radius],
  }
}

const RADII = { none: 0, small: 4, medium: 8, large: 14 } as const

const INSTRUMENT_SANS = "'Instrument Sans','Helvetica Neue',Helvetica,Arial,sans-serif"
const SERIF = "Georgia,'Times New Roman',serif"

/** The grounds, inks and typefaces of `src/themes/TEMPLATE/tokens.css`. */
const TEMPLATES = {
  harbour: {
    colours: { ground: '#f4f6f6', ink: '#0f1f26', muted: '#54646b', line: '#e1e7e8' },
    headline: INSTRUMENT_SANS,
    text: INSTRUMENT_SANS,
    capitals: false,
    radius: 6,
  },
  ridge: {
    colours: { ground: '#eeedea', ink: '#0e0e0f', muted: '#55534f', line: '#d3d0ca' },
    headline: "Archivo,'Arial Narrow',Arial,sans-serif",
    text: 'Archivo,Arial,sans-serif',
    capitals: true,
    radius: 0,
  },
  meadow: {
    colours: { ground: '#fbf6ea', ink: '#2a2a20', muted: '#5f5c4a', line: '#e7dcc3' },
    headline: `Fraunces,${SERIF}`,
    text: "Figtree,'Trebuchet MS',Verdana,sans-serif",
    capitals: false,
    radius: 14,
  },
  market: {
    colours: { ground: '#f3f4f6', ink: '#14181f', muted: '#565d66', line: '#e2e5ea' },
    headline: 'Inter,Helvetica,Arial,sans-serif',
    text: 'Inter,Helvetica,Arial,sans-serif',
    capitals: false,
    radius: 4,
  },
  // Mail is read on white, also that of a dark template.
  gallery: {
    colours: { ground: '#f4f1ec', ink: '#14120f', muted: '#5d584f', line: '#ddd7cc' },
    headline: `'Cormorant Garamond',${SERIF}`,
    text: INSTRUMENT_SANS,
    capitals: false,
    radius: 0,
  },
} as const
