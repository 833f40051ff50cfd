import type { FilledForm } from '#domain/form/define-form.ts'
import { readFeedForm, typedFeed } from '#domain/intake/feed-form.ts'
import { FEED_AS_FORM, type FeedFields, withTyped } from '#domain/intake/typed-feed.ts'
import { addFeed, openFeedForm, pauseFeed, removeFeed, saveFeedForm } from '#operations/intake/edit-feeds.ts'
import { tryFeed } from '#operations/intake/try-feed.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { feedFormPage, NOTHING_TYPED } from './feed-form-view.ts'

/** INTAKE-1: staff add, change, try, pause and remove a feed. 'Try it now' and 'Save' send the same form. */
export const routes = {
  'GET /feeds/new': (call) => feedFormPage(call, null, {}),
  'GET /feeds/:name/edit': (call) => feedFormPage(call, nameOf(call), {}),
  'POST /feeds': (call) => submitted(call, null),
  'POST /feeds/:name/edit': (call) => submitted(call, nameOf(call)),
  'POST /feeds/:name/pause': async (call) => {
    const isPaused = formText(call.form, 'pause') !== 'no'
    await pauseFeed(staffRequest(call), nameOf(call), isPaused)
    return { to: `/feeds?did=${isPaused ? 'paused' : 'resumed'}` }
  },
  'POST /feeds/:name/remove': async (call) => {
    if (await removeFeed(staffRequest(call), nameOf(call))) return { to: '/feeds?did=removed' }
    return feedFormPage(call, nameOf(call), { fault: 'The feed is being read at this moment. Try again in a minute.' })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function nameOf(call: ConsoleCall): string {
  return call.params['name'] ?? ''
}

async function submitted(call: ConsoleCall, name: string | null): Promise<ConsoleAnswer> {
  const { site } = onSite(call)
  const act = formText(call.form, 'do')
  // 'This is its key' takes the key that the page shows.
  if (act === 'trust') call.form.set('hostKey', formText(call.form, 'shownKey'))
  const filled = FEED_AS_FORM.read(call.form)
  if (act === 'try' || act === 'trust') return tried(call, name, filled)
  if (name !== null) {
    const saved = await saveFeedForm(staffRequest(call), name, filled)
    return saved.ok ? { to: '/feeds?did=saved' } : feedFormPage(call, name, { filled, ...saved })
  }
  const read = readFeedForm(null, withTyped(NOTHING_TYPED, filled.typed), site, false)
  if (!read.ok) return feedFormPage(call, null, { filled, faults: read.faults })
  const { definition } = read
  if (!(await addFeed(staffRequest(call), definition)))
    return feedFormPage(call, null, {
      filled,
      faults: { name: 'The site has a feed of this name. Choose another name.' },
    })
  return { to: definition.way === 'upload' ? `/feeds/${definition.name}/upload` : '/feeds?did=saved' }
}

/** 'Try it now' takes the form as it is typed, and stores nothing. */
async function tried(call: ConsoleCall, name: string | null, filled: FilledForm<FeedFields>): Promise<ConsoleAnswer> {
  const { site } = onSite(call)
  const { feed } = await openFeedForm(staffRequest(call), name)
  const before = feed === null ? NOTHING_TYPED : typedFeed(feed.definition)
  const read = readFeedForm(feed?.definition ?? null, withTyped(before, filled.typed), site, true)
  if (!read.ok) return feedFormPage(call, name, { filled, faults: read.faults })
  return feedFormPage(call, name, { filled, trial: await tryFeed(staffRequest(call), read.definition) })
}
