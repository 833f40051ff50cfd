import type { RegionCode } from '#domain/region.ts'
import { inTrade } from '#domain/trade.ts'
import type { Site } from '../site.ts'

/** LAW-7: the file of a dealer's own statement, which replaces the platform's. */
export const ACCESSIBILITY_FILE = 'pages/accessibility.md'

/** What the statement looks at: the site, and the blocks of its other pages. */
export interface StatedSite {
  readonly site: Site
  readonly pageBlocks: readonly { readonly kind: string }[]
}

/** LAW-7: a site's accessibility statement as the Markdown of a page: the standard, what does not work yet, and how to tell the dealer. */
export function accessibilityStatement(stated: StatedSite): string {
  const { site } = stated
  const body = [
    'We want everyone to be able to use this website. It is built to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    '## How it is checked',
    'Each kind of page is tested when its program changes: with axe, by keyboard, at 320 pixels wide, at 200% zoom and with reduced motion. What our own choices do to contrast and pictures is checked each time we publish a change.',
    '## What does not work yet',
    gapsText(stated),
    '## Tell us',
    contactText(site),
    COMPLAINTS[site.region] ?? '',
  ]
  return inTrade(`${HEAD}\n\n${body.join('\n\n')}\n`, site.search)
}

const HEAD = `---
title: Accessibility
description: Which standard this website is built to, what does not work yet, and how to tell us.
---`

/** The known gaps of a site, as a list. */
export function gapsText(stated: StatedSite): string {
  return GAPS.filter(({ happens }) => happens(stated))
    .map(({ text }) => `- ${text}`)
    .join('\n')
}

const usesBlock = ({ site, pageBlocks }: StatedSite, kind: string) =>
  [...site.home.blocks, ...formBlocks(site), ...pageBlocks].some(
    (each) => typeof each === 'object' && each.kind === kind,
  )

function formBlocks({ leads }: Site): readonly { readonly kind: string }[] {
  return Object.values(leads.blocks).flatMap(({ beside = [], below = [] }) => [...beside, ...below])
}

/** Each known gap with the option that opens it. The first is everywhere. */
const GAPS: readonly { readonly happens: (stated: StatedSite) => boolean; readonly text: string }[] = [
  {
    happens: () => true,
    text: 'Photos of cars: their descriptions name the car and the number of the photo. What a photo shows is described only where one of us wrote it.',
  },
  {
    happens: ({ site }) => site.vehicle.sidebar.includes('pdf'),
    text: 'Window stickers are PDF files without tags for screen readers. The page of the car says the same.',
  },
  {
    happens: ({ site }) => site.integrations.autobot !== null,
    text: 'The chat is a page of another company, which we have not tested. You can call, write or use a form instead.',
  },
  {
    happens: ({ site }) => site.integrations.impel !== null,
    text: 'The 360° view of a car comes from another company, and we have not tested it. The photos show the same car.',
  },
  {
    happens: ({ site }) => site.places.tiles !== null,
    text: 'The map of our locations cannot be read by a screen reader. The list beside it has every address, with directions.',
  },
  {
    happens: (stated) => usesBlock(stated, 'video'),
    text: 'Some of our films may have no captions or description. Ask us, and we tell you what is in them.',
  },
]

function contactText({ contact, locations }: Site): string {
  const ways = [
    ...(contact.email === null ? [] : ['email [{{email}}]({{emailLink}})']),
    ...(contact.salesPhone === null && locations.length === 0 ? [] : ['call [{{phone}}]({{phoneLink}})']),
    'use [our contact form](/contact-us)',
  ]
  const said = ways.length === 1 ? ways[0] : `${ways.slice(0, -1).join(', ')} or ${ways.at(-1)}`
  return `If something does not work for you, or you need anything on this website in another way, ${said}. A person answers, and we help you with whatever you came for.`
}

/** Where people can go besides. Only what the law of the region has. */
const COMPLAINTS: Readonly<Partial<Record<RegionCode, string>>> = {
  AU: 'You can also complain to the Australian Human Rights Commission under the Disability Discrimination Act 1992.',
  NZ: 'You can also complain to the Human Rights Commission under the Human Rights Act 1993.',
}
