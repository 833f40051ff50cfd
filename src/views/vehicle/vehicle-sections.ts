export type VehicleSection =
  | 'comments'
  | 'inspection'
  | 'included'
  | 'why-buy'
  | 'reserve-online'
  | 'protect'
  | 'summary'
  | 'specifications'
  | 'features'

/** The content of the sections. */
export interface SectionContent {
  readonly inspection: object | null
  readonly included: readonly unknown[]
  readonly whyBuy: readonly unknown[]
  readonly reserveOnline: object | null
  readonly protect: readonly unknown[]
  readonly details: readonly unknown[]
  readonly specifications: readonly unknown[]
  readonly features: readonly unknown[]
}

/** CAR-1: the site's sections that have content, in its order. */
export function vehicleSections(listed: readonly VehicleSection[], content: SectionContent): readonly VehicleSection[] {
  return listed.filter((section) => HAS_CONTENT[section](content))
}

const HAS_CONTENT: Readonly<Record<VehicleSection, (content: SectionContent) => boolean>> = {
  // Without comments the section says that they are pending (CAR-2).
  comments: () => true,
  inspection: ({ inspection }) => inspection !== null,
  included: ({ included }) => included.length > 0,
  'why-buy': ({ whyBuy }) => whyBuy.length > 0,
  'reserve-online': ({ reserveOnline }) => reserveOnline !== null,
  protect: ({ protect }) => protect.length > 0,
  summary: ({ details }) => details.length > 0,
  specifications: ({ specifications }) => specifications.length > 0,
  features: ({ features }) => features.length > 0,
}
