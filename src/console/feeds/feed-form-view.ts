import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { secretVariable } from '#domain/intake/feed-definition.ts'
import { canTry, FEED_FORM_FIELDS, type FeedFormFaults, type TypedFeed, typedFeed } from '#domain/intake/feed-form.ts'
import { EVERY } from '#domain/intake/schedule-form.ts'
import { FEED_AS_FORM, type FeedFields, withTyped } from '#domain/intake/typed-feed.ts'
import type { Actor } from '#domain/staff/actor.ts'
import { openFeedForm } from '#operations/intake/edit-feeds.ts'
import type { FeedTrial } from '#operations/intake/try-feed.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { faultText } from '../form/fault-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { typedPage } from '../shown.ts'
import type { FeedFormPage } from './feed-form-values.ts'
import { trialView } from './trial-view.ts'

export const NOTHING_TYPED = Object.fromEntries(FEED_FORM_FIELDS.map((name) => [name, ''])) as TypedFeed

export interface ShownFeedForm {
  readonly filled?: FilledForm<FeedFields>
  readonly clashes?: readonly Clash[]
  readonly faults?: FeedFormFaults
  readonly fault?: string
  readonly trial?: FeedTrial
}

/** INTAKE-1: the page of a feed's form; `name` null: a new one. */
export async function feedFormPage(
  call: ConsoleCall,
  name: string | null,
  shown: ShownFeedForm,
): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { feed, secrets, carsForSale } = await openFeedForm(staffRequest(call), name)
  const { filled = null, clashes = [], faults = {} } = shown
  const stored = typedFeed(feed?.definition ?? null)
  const states = fieldStates(FEED_AS_FORM, stored, filled, clashes)
  // A new feed has no stored values: every field is as it was typed.
  const inputs = Object.fromEntries(FEED_FORM_FIELDS.map((field) => [field, states[field].input]))
  const typed = withTyped(stored, feed === null ? (filled?.typed ?? {}) : inputs)
  const wrong = Object.keys(faults).length
  const fault = shown.fault ?? (wrong === 0 ? null : faultText(wrong))
  return {
    status: fault === null && clashes.length === 0 ? 200 : 409,
    page: typedPage<FeedFormPage>({
      kind: 'feed-form',
      name,
      fault,
      clashes: clashViews(clashes, site, call.platform.clock.now()),
      shown: feed === null ? [] : FEED_FORM_FIELDS.map((field) => ({ name: field, shown: states[field].shown })),
      typed,
      faults,
      firstFault: FEED_FORM_FIELDS.find((field) => faults[field] !== undefined) ?? null,
      every: Object.entries(EVERY).map(([value, { label }]) => ({ value, label })),
      zone: site.timezone.split('/').at(-1)?.replaceAll('_', ' ') ?? site.timezone,
      ...secretsOf(typed, secrets, actor),
      places: placesOf(site),
      usual: usualOf(site),
      mayTry: canTry(typed),
      trial: shown.trial ? trialView(shown.trial, typed.hostKey, site) : null,
      removal: feed === null ? null : removalText(carsForSale),
    }),
  }
}

/** The names of passwords that are set for this site, and what to do where the chosen one is not set. */
function secretsOf(
  typed: TypedFeed,
  secrets: readonly string[],
  { kind, siteSlug }: Actor,
): Pick<FeedFormPage, 'secrets' | 'secretNote'> {
  const name = /^[a-z0-9-]+$/.test(typed.name) ? typed.name : 'stock'
  const secretName = typed.secret || name
  const isSet = secrets.includes(secretName)
  const others = [...new Set([...secrets, ...(typed.secret ? [typed.secret] : [])])].filter((each) => each !== name)
  return {
    secrets: [
      {
        value: '',
        label: `${typed.name === name ? name : 'The feed’s own name'}${secrets.includes(name) ? '' : ' (not set)'}`,
      },
      ...others.map((value) => ({ value, label: secrets.includes(value) ? value : `${value} (not set)` })),
    ],
    secretNote: isSet
      ? null
      : kind === 'operator'
        ? `This password is not set yet. Set ${secretVariable(siteSlug, secretName)} on the server.`
        : 'If the sender asks for a password, give it to Forecourt’s support, who set it for this feed. You can save the feed before that.',
  }
}

function placesOf({ dealerships, locations }: Site): FeedFormPage['places'] {
  const all = { value: '', label: 'As each row says' }
  const owners =
    dealerships.length < 2 ? [] : dealerships.map(({ slug, name }) => ({ value: `dealership:${slug}`, label: name }))
  const places =
    locations.length < 2 ? [] : locations.map(({ slug, name }) => ({ value: `location:${slug}`, label: name }))
  return [all, ...owners, ...places]
}

function usualOf({ intake }: Site): FeedFormPage['usual'] {
  const percent = (value: number) => `Empty: ${value}%, as for the site`
  return {
    carsFallBy: percent(intake.carsFallBy),
    locationFallsBy: percent(intake.locationFallsBy),
    pricesChange: percent(intake.pricesChange),
    identitiesChange: percent(intake.identitiesChange),
    soldAfterFiles: `Empty: ${intake.soldAfterFiles}, as for the site`,
  }
}

function removalText(cars: number): string {
  const count = cars === 1 ? 'Its one car stays' : `Its ${cars.toLocaleString('en-AU')} cars stay`
  const what =
    cars === 0
      ? 'None of its cars is for sale.'
      : `${count} for sale, and no file marks them as sold any more: do that in Stock, or let another feed that has them take them over.`
  return `${what} What its files did stays on the board. A file that waits for approval cannot be approved any more.`
}
