import { readFile } from 'node:fs/promises'
import type { ItemType } from '#domain/car/vocabulary.ts'
import { inTrade } from '#domain/trade.ts'
import type { Region, SiteInput, Template } from '../site.ts'
import { LAW_WORDS } from './law-of-region.ts'
import { placeOfState } from './place-of-state.ts'
import { starterLogo } from './starter-logo.ts'
import { starterMenus } from './starter-menus.ts'

/** Answers about a dealer from which a starter site is made. */
export interface StarterAnswers {
  readonly slug: string
  readonly name: string
  readonly legalName: string
  readonly abn: string | null
  readonly licence: string | null
  readonly hostname: string | null
  readonly template: Template
  readonly region: Region
  readonly sells: ItemType
  readonly colour: string
  readonly street: string
  readonly city: string
  readonly state: string
  readonly postcode: string
  /** Coordinates of the postcode, if known. */
  readonly point: { readonly lat: number; readonly lng: number } | null
  readonly phone: string
  readonly email: string
  /** Interest rate of its repayments, per cent a year; null shows none (O-B6). */
  readonly rate: number | null
  /** '2026-11-21': the date shown on the pages. */
  readonly today: string
}

/** The files of a complete site, by path within its folder: options, logos and the pages that the law requires. */
export async function starterSite(answers: StarterAnswers): Promise<Readonly<Record<string, string>>> {
  const page = async (name: string) =>
    starterPage(await readFile(new URL(`pages/${name}.md`, import.meta.url), 'utf8'), answers)
  return {
    'site.json': `${JSON.stringify(starterOptions(answers), null, 2)}\n`,
    'logo.svg': starterLogo(answers.name, answers.colour, 'light'),
    'logo-on-dark.svg': starterLogo(answers.name, answers.colour, 'dark'),
    'pages/privacy-policy.md': await page('privacy-policy'),
    'pages/terms-and-conditions.md': await page('terms-and-conditions'),
  }
}

/** Fills `[[word]]` from the country's law, the state or the dealer; `{{word}}` stays for the site to fill. */
function starterPage(text: string, { region, sells, state, abn, today }: StarterAnswers): string {
  const words: Readonly<Record<string, string>> = {
    ...LAW_WORDS[region],
    company: abn === null ? '{{legalName}}' : '{{legalName}} (ABN {{abn}})',
    state: placeOfState(region, state).name,
    today,
  }
  const filled = text.replace(/\[\[(\w+)\]\]/g, (whole, word: string) => words[word] ?? whole)
  // A test drive, since that is when a licence is copied; inspections need none.
  return inTrade(filled, { vehicleWord: sells, viewing: 'test-drive' })
}

function starterOptions(answers: StarterAnswers): SiteInput & { readonly $schema: string } {
  const { slug, name, region, sells, street, city, state, postcode, phone, email, rate } = answers
  const place = placeOfState(region, state)
  const locality = [city, state, postcode].filter((part) => part !== '').join(' ')
  const yard = `${slug}-${city.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  return {
    $schema: '../site.schema.json',
    slug,
    id: slug,
    name,
    hostnames: answers.hostname === null ? [] : [answers.hostname],
    template: answers.template,
    region,
    timezone: place.timezone,
    identity: {
      dealershipSlug: slug,
      dealershipId: slug,
      legalName: answers.legalName,
      abn: answers.abn,
      address: `${street}, ${locality}`,
    },
    branding: { logoOnDark: 'logo-on-dark.svg', primary: answers.colour },
    contact: { email },
    dealerships: [{ id: slug, slug, name }],
    locations: [
      {
        id: yard,
        slug: yard,
        name: `${name} ${city}`,
        dealershipSlug: slug,
        types: ['sales'],
        street,
        city,
        state,
        postcode,
        lat: answers.point?.lat ?? null,
        lng: answers.point?.lng ?? null,
        timezone: place.timezone,
        phone,
        leadEmail: email,
        licenceLabel: place.licenceLabel,
        licenceNumber: answers.licence,
        hours: [
          ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' })),
          { weekday: 6, open: '09:00', close: '16:00' },
        ],
      },
    ],
    ...SHOWING[sells],
    search: {
      ...SHOWING[sells].search,
      introduction: `Every ${sells} here can be ${SEEN[sells]}. Call first, and we have it ready.`,
    },
    home: {
      heading: `Your next ${sells} is in ${city}`,
      introduction: 'Browse what is on the yard, or tell us what you are after and we will look for it.',
      // No repayment shows at a rate that nobody entered.
      ...(rate === null ? { budgetFinder: false } : {}),
    },
    finance: rate === null ? { calculator: false } : { calculatorRate: rate },
    leads: {
      ...(state === '' ? {} : { defaultState: state.toLowerCase() }),
      pages: ['trade-in'],
      fallbackEmail: email,
      // LAW-6: the buyer sets the tick.
      optInTicked: false,
    },
    integrations: { saving: 'browser' },
    menus: starterMenus({ sells, region, phone, showsBudget: rate !== null }),
  }
}

/** Search and card options of a new site, by what the dealer sells. */
const SHOWING: Readonly<Record<ItemType, Pick<SiteInput, 'search' | 'card'>>> = {
  car: { search: { vehicleWord: 'car' } },
  caravan: {
    search: { vehicleWord: 'caravan', customBodies: true },
    card: { attributes: ['car_type', 'body_length', 'sleeps', 'tare_weight', 'stocknum'] },
  },
  truck: { search: { vehicleWord: 'truck', customBodies: true } },
  motorbike: { search: { vehicleWord: 'motorbike', customBodies: true } },
}

const SEEN: Readonly<Record<ItemType, string>> = {
  car: 'seen and driven',
  caravan: 'seen and walked through',
  truck: 'seen and driven',
  motorbike: 'seen and ridden',
}
