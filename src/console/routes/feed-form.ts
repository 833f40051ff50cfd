import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { secretVariable } from '#domain/intake/feed-definition.ts'
import {
  canTry,
  FEED_FORM_FIELDS,
  type FeedFormFaults,
  readFeedForm,
  type TypedFeed,
  typedFeed,
} from '#domain/intake/feed-form.ts'
import { EVERY } from '#domain/intake/schedule-form.ts'
import { FEED_AS_FORM, type FeedFields, withTyped } from '#domain/intake/typed-feed.ts'
import { addFeed, openFeedForm, pauseFeed, removeFeed, saveFeedForm } from '#operations/intake/edit-feeds.ts'
import { type FeedTrial, tryFeed } from '#operations/intake/try-feed.ts'
import type { Site } from '#site/site.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { faultText } from '../form/fault-text.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import type { FeedFormPage } from '../pages/feed-form-page.ts'
import { trialView } from '../trial-view.ts'

/** INTAKE-1: staff add, change, try, pause and remove a feed. 'Try it now' and 'Save' send the same form. */
export const FEED_FORM = {
  'GET /feeds/new': (call) => form(call, null, {}),
  'GET /feeds/:name/edit': (call) => form(call, nameOf(call), {}),
  'POST /feeds': (call) => submitted(call, null),
  'POST /feeds/:name/edit': (call) => submitted(call, nameOf(call)),
  'POST /feeds/:name/pause': async (call) => {
    const { site, actor } = onSite(call)
    const isPaused = formText(call.form, 'pause') !== 'no'
    await pauseFeed(call.platform, site, actor, nameOf(call), isPaused)
    return { to: `/feeds?did=${isPaused ? 'paused' : 'resumed'}` }
  },
  'POST /feeds/:name/remove': async (call) => {
    const { site, actor } = onSite(call)
    if (await removeFeed(call.platform, site, actor, nameOf(call))) return { to: '/feeds?did=removed' }
    return form(call, nameOf(call), { fault: 'The feed is being read at this moment. Try again in a minute.' })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function nameOf(call: ConsoleCall): string {
  return call.params['name'] ?? ''
}

async function submitted(call: ConsoleCall, name: string | null): Promise<ConsoleAnswer> {
  const { platform } = call
  const { site, actor } = onSite(call)
  const act = formText(call.form, 'do')
  // 'This is its key' takes the key that the page shows.
  if (act === 'trust') call.form.set('hostKey', formText(call.form, 'shownKey'))
  const filled = FEED_AS_FORM.read(call.form)
  if (act === 'try' || act === 'trust') return tried(call, name, filled)
  if (name !== null) {
    const saved = await saveFeedForm(staffRequest(call), name, filled)
    return saved.ok ? { to: '/feeds?did=saved' } : form(call, name, { filled, ...saved })
  }
  const read = readFeedForm(null, withTyped(NOTHING_TYPED, filled.typed), site, false)
  if (!read.ok) return form(call, null, { filled, faults: read.faults })
  const { definition } = read
  if (!(await addFeed(platform, site, actor, definition)))
    return form(call, null, { filled, faults: { name: 'The site has a feed of this name. Choose another name.' } })
  return { to: definition.way === 'upload' ? `/feeds/${definition.name}/upload` : '/feeds?did=saved' }
}

const NOTHING_TYPED = Object.fromEntries(FEED_FORM_FIELDS.map((name) => [name, ''])) as TypedFeed

/** 'Try it now' takes the form as it is typed, and stores nothing. */
async function tried(call: ConsoleCall, name: string | null, filled: FilledForm<FeedFields>): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { feed } = await openFeedForm(call.platform, site, actor, name)
  const before = feed === null ? NOTHING_TYPED : typedFeed(feed.definition)
  const read = readFeedForm(feed?.definition ?? null, withTyped(before, filled.typed), site, true)
  if (!read.ok) return form(call, name, { filled, faults: read.faults })
  return form(call, name, { filled, trial: await tryFeed(call.platform, site, actor, read.definition) })
}

interface Shown {
  readonly filled?: FilledForm<FeedFields>
  readonly clashes?: readonly Clash[]
  readonly faults?: FeedFormFaults
  readonly fault?: string
  readonly trial?: FeedTrial
}

async function form(call: ConsoleCall, name: string | null, shown: Shown): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const { feed, secrets, carsForSale } = await openFeedForm(call.platform, site, actor, name)
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
    page: {
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
      ...secretsOf(site, typed, secrets),
      places: placesOf(site),
      usual: usualOf(site),
      mayTry: canTry(typed),
      trial: shown.trial ? trialView(shown.trial, typed.hostKey, site.timezone) : null,
      removal: feed === null ? null : removalText(carsForSale),
    },
  }
}

/** The names of passwords that the operator set for this site, and what to do where the chosen one is not set. */
function secretsOf(
  site: Site,
  typed: TypedFeed,
  secrets: readonly string[],
): Pick<FeedFormPage, 'secrets' | 'secretNote'> {
  const own = /^[a-z0-9-]+$/.test(typed.name) ? typed.name : 'stock'
  const wanted = typed.secret || own
  const isSet = secrets.includes(wanted)
  const others = [...new Set([...secrets, ...(typed.secret ? [typed.secret] : [])])].filter((each) => each !== own)
  return {
    secrets: [
      {
        value: '',
        label: `${typed.name === own ? own : 'The feed’s own name'}${secrets.includes(own) ? '' : ' (not set)'}`,
      },
      ...others.map((value) => ({ value, label: secrets.includes(value) ? value : `${value} (not set)` })),
    ],
    secretNote: isSet
      ? null
      : `If the server asks for a password: this one is not set yet. Ask the operator of the platform to set ${secretVariable(site.slug, wanted)} on the server. The feed can be saved before that.`,
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
