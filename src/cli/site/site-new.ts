import { randomUUID } from 'node:crypto'
import { chmod, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ITEM_TYPES } from '#domain/car/vocabulary.ts'
import { brandTones } from '#domain/colour/brand-tones.ts'
import { unreadable } from '#domain/colour/contrast.ts'
import { REGIONS as REGION_FORMATS } from '#domain/region.ts'
import { EMPTY_FOLDER, readFolder } from '#site/folder/read-folder.ts'
import { foldersIn, readSite } from '#site/folder/read-sites.ts'
import { didYouMean } from '#site/nearest.ts'
import { REGIONS, TEMPLATES } from '#site/site.ts'
import { type StarterAnswers, starterSite } from '#site/starter/starter-site.ts'
import { siteWarnings } from '#site/warnings/site-warnings.ts'
import { type CommandContext, EXIT_STATUS, type ExitStatus } from '../command-context.ts'
import { faultLines } from './publishing-context.ts'

/** Command line options; missing ones are prompted for or have a default. */
export interface NewSiteFlags {
  readonly name?: string
  readonly template?: string
  readonly region?: string
  readonly sells?: string
  readonly colour?: string
  readonly hostname?: string
  readonly street?: string
  readonly city?: string
  readonly state?: string
  readonly postcode?: string
  readonly phone?: string
  readonly email?: string
  readonly legalName?: string
  readonly abn?: string
  readonly licence?: string
  readonly rate?: string
}

type NewSiteContext = Pick<
  CommandContext,
  'sitesFolder' | 'publishing' | 'print' | 'printError' | 'ask' | 'findPostcode' | 'siteAddress'
>

/**
 * `forecourt site new SLUG`: creates a complete site folder, checked before it is moved into place. Exit status 0 on
 * success, 1 if an answer is invalid, 2 if one is missing or the folder exists. Never overwrites anything.
 */
export async function siteNewCommand(context: NewSiteContext, slug: string, flags: NewSiteFlags): Promise<ExitStatus> {
  const { sitesFolder, print, printError } = context
  if ((await foldersIn(sitesFolder)).includes(slug)) {
    printError(`There is a site "${slug}" in ${sitesFolder} already: choose another slug.`)
    return EXIT_STATUS.usage
  }
  const words = await askForRest(context, flags)
  if (words === null) return EXIT_STATUS.usage
  const answers = { ...words, slug, point: await context.findPostcode(words.postcode, words.region) }
  const faults = await makeFolder(sitesFolder, answers)
  if (faults.length > 0) {
    printError(`${slug} was not created:`)
    for (const line of faults) printError(line)
    return EXIT_STATUS.failed
  }
  print(`Created ${join(sitesFolder, slug)}: site.json, two logos, a privacy policy and terms.`)
  print('Next: put the dealer’s own logo in it, check the opening hours, and have the dealer read the two pages.')
  if (answers.licence === null)
    print('Without --licence the site shows no motor dealer licence: set locations[0].licenceNumber.')
  if (answers.rate === null)
    print(
      'Without --rate the site shows no repayments: set finance.calculatorRate, then finance.calculator and home.budgetFinder to true.',
    )
  for (const line of await adviceOn(sitesFolder, answers)) print(line)
  const address =
    (await context.siteAddress?.(slug)) ?? (answers.hostname === null ? null : `https://${answers.hostname}`)
  print(
    context.publishing === 'on-save'
      ? `A running server shows it within two seconds${address === null ? '; name a hostname in site.json to reach it' : `: ${address}`}.`
      : `It goes live with: forecourt site publish ${slug}`,
  )
  return EXIT_STATUS.done
}

/** P-14: what the site does with answers that are accepted and may be mistakes. */
async function adviceOn(sitesFolder: string, { slug, colour }: StarterAnswers): Promise<readonly string[]> {
  const { ink } = brandTones(colour)
  const read = await readSite(sitesFolder, slug, {})
  const warnings = read.ok ? await siteWarnings(read, { webhookAccounts: null, slugs: null, now: new Date() }) : []
  return [
    ...(ink === colour.toLowerCase()
      ? []
      : [`Links and small texts are ${ink}, a darker tone: ${colour} does not read well on a white page.`]),
    ...warnings.map(({ path, reason }) => `Warning: ${path}: ${reason}`),
  ]
}

interface Question {
  readonly flag: string
  readonly question: string
  readonly otherwise: string | null
  readonly oneOf?: readonly string[]
}

async function askForRest(
  context: NewSiteContext,
  flags: NewSiteFlags,
): Promise<Omit<StarterAnswers, 'slug' | 'point'> | null> {
  const missing: string[] = []
  const answer = async (given: string | undefined, { flag, question, otherwise, oneOf }: Question): Promise<string> => {
    const hint = otherwise === null ? '' : ` (${otherwise || 'none'})`
    const typed = given ?? (await context.ask?.(`${question}${hint}: `))?.trim() ?? ''
    const value = typed === '' ? otherwise : typed
    if (value === null) missing.push(flag)
    else if (oneOf !== undefined && !oneOf.includes(value)) {
      const near = didYouMean(value, oneOf)
      missing.push(`${flag}, one of ${oneOf.join(', ')}${near === null ? '' : ` (${near})`}`)
    }
    return value ?? ''
  }
  const name = await answer(flags.name, { flag: '--name', question: 'What visitors call the dealer', otherwise: null })
  const region = await answer(flags.region, { flag: '--region', question: 'Country', otherwise: 'AU', oneOf: REGIONS })
  const sells = await answer(flags.sells, {
    flag: '--sells',
    question: 'What the dealer sells: car, caravan, truck or motorbike',
    otherwise: 'car',
    oneOf: ITEM_TYPES,
  })
  const template = await answer(flags.template, {
    flag: '--template',
    question: 'Look: harbour, ridge, meadow or market',
    otherwise: 'harbour',
    oneOf: TEMPLATES,
  })
  const colour = await answer(flags.colour, { flag: '--colour', question: 'Brand colour', otherwise: '#1d4ed8' })
  const street = await answer(flags.street, { flag: '--street', question: 'Number and street', otherwise: null })
  const city = await answer(flags.city, { flag: '--city', question: 'Suburb or town', otherwise: null })
  const regionCode = REGIONS.find((each) => each === region) ?? 'AU'
  const { states } = REGION_FORMATS[regionCode]
  const state = await answer(flags.state, {
    flag: '--state',
    question: 'State',
    otherwise: states.length === 0 ? '' : null,
    ...(states.length === 0 ? {} : { oneOf: states }),
  })
  const postcode = await answer(flags.postcode, { flag: '--postcode', question: 'Postcode', otherwise: null })
  const phone = await answer(flags.phone, { flag: '--phone', question: 'Phone', otherwise: null })
  const email = await answer(flags.email, { flag: '--email', question: 'E-mail for leads', otherwise: null })
  const legalName = await answer(flags.legalName, { flag: '--legal-name', question: 'Legal entity', otherwise: name })
  const abn =
    regionCode === 'AU' ? await answer(flags.abn, { flag: '--abn', question: 'ABN', otherwise: '' }) : (flags.abn ?? '')
  const licence = await answer(flags.licence, { flag: '--licence', question: 'Dealer licence', otherwise: '' })
  const typedRate = await answer(flags.rate, {
    flag: '--rate',
    question: 'Interest rate of the repayments you show, per cent a year',
    otherwise: '',
  })
  const rate = typedRate === '' ? null : rateOf(typedRate)
  if (Number.isNaN(rate)) missing.push(`--rate, a number of per cent a year such as 8.95, not "${typedRate}"`)
  const hostname = await answer(flags.hostname, { flag: '--hostname', question: 'Hostname', otherwise: '' })
  if (missing.length > 0) {
    context.printError(`Still needed: ${missing.join('; ')}.`)
    return null
  }
  return {
    name,
    legalName,
    abn: abn || null,
    licence: licence || null,
    hostname: hostname || null,
    template: TEMPLATES.find((each) => each === template) ?? 'harbour',
    region: regionCode,
    sells: ITEM_TYPES.find((each) => each === sells) ?? 'car',
    colour,
    street,
    city,
    state,
    postcode,
    phone,
    email,
    rate,
    today: new Date().toISOString().slice(0, 10),
  }
}

/** '8.95' or '8.95 %'; NaN for anything else, and for a rate that no site may name. */
function rateOf(typed: string): number {
  const digits = /^(\d{1,2}(?:\.\d+)?) ?%?$/.exec(typed)?.[1]
  const rate = Number(digits ?? Number.NaN)
  return rate <= 30 ? rate : Number.NaN
}

/**
 * Writes the folder to a temporary place, checks it as the server would, and moves it into place. Returns the faults.
 */
async function makeFolder(sitesFolder: string, answers: StarterAnswers): Promise<readonly string[]> {
  const unreadable = colourFault(answers.colour)
  if (unreadable !== null) return [unreadable]
  // Folders that start with a dot are not sites, so it is not served while it is written.
  const aside = join(sitesFolder, `.new-${randomUUID()}`)
  try {
    for (const [path, text] of Object.entries(await starterSite(answers))) {
      const file = join(aside, answers.slug, path)
      await mkdir(dirname(file), { recursive: true })
      await writeFile(file, text)
      // Readable by all: nothing secret, and the server often runs as another user.
      await chmod(file, 0o644)
    }
    for (const made of [answers.slug, join(answers.slug, 'pages')]) await chmod(join(aside, made), 0o755)
    const read = await readSite(aside, answers.slug, {})
    if (!read.ok) return faultLines(read.faults)
    const owner = await ownerOf(sitesFolder, answers.hostname)
    if (owner !== null) return [`  --hostname`, `    "${answers.hostname}" belongs to site "${owner}" already`]
    await rename(join(aside, answers.slug), join(sitesFolder, answers.slug))
    return []
  } finally {
    await rm(aside, { recursive: true, force: true })
  }
}

/** Checked before a logo is drawn with the colour; `site check` reports the same for a file. */
function colourFault(colour: string): string | null {
  if (!/^#[0-9a-fA-F]{6}$/.test(colour))
    return `  --colour\n    "${colour}" is not a colour: expected one such as #1f6feb`
  const reason = unreadable(colour)
  return reason === null ? null : `  --colour\n    ${reason}\n    hint: make it a little darker or lighter`
}

async function ownerOf(sitesFolder: string, hostname: string | null): Promise<string | null> {
  if (hostname === null) return null
  const { sites } = await readFolder(sitesFolder, EMPTY_FOLDER, false)
  return [...sites.values()].find(({ hostnames }) => hostnames.includes(hostname))?.slug ?? null
}
