import { cutText } from '#domain/cut-text.ts'
import { zonedTime } from '#domain/date/zoned-time.ts'
import { createDraft, listDrafts } from '#operations/draft/drafts.ts'
import { OUTLINE_PARTS } from '#site/controls/outline.ts'
import type { ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { missing } from '../../refusal-pages.ts'
import { typedPage } from '../../shown.ts'
import { dayText } from '../../time/day-text.ts'
import { momentOf } from '../../time/moment.ts'
import { liveSource } from '../part/live-source.ts'
import { partNodes } from '../part/part-nodes.ts'
import { mayRoute } from './asides.ts'
import { draftHref, partHref } from './draft-view.ts'
import { foundRows, outlineView } from './outline-view.ts'
import type { WebsitePage, WebsitePartPage } from './website-values.ts'

const PARTS = '/website/parts'
/** Pages are files, which no option has. */
const PAGES = { part: 'pages', title: 'Pages and articles' }
const MOST_TYPED = 200

/** The website in parts, as visitors see it, and its drafts. */
export const routes = {
  'GET /website': async (call) => ({ page: await websitePage(call, null) }),
  'POST /website': async (call) => {
    const isPages = formText(call.form, 'part') === PAGES.part
    const part = isPages ? null : OUTLINE_PARTS.find(({ id }) => id === formText(call.form, 'part'))
    const name = isPages
      ? await newName(call, PAGES.title)
      : part
        ? await newName(call, part.label)
        : formText(call.form, 'name')
    const result = await createDraft(staffRequest(call), { name })
    if (!result.ok) return { page: await websitePage(call, FAULTS[result.reason]), status: 400 }
    if (isPages) return { to: `${draftHref(result.id)}/pages` }
    return { to: part ? partHref(result.id, part.id, []) : draftHref(result.id) }
  },
  'GET /website/pages': async (call) => ({
    page: typedPage<WebsitePartPage>({
      kind: 'website-part',
      ...PAGES,
      outline: outlineView(PARTS, PAGES.part, { mayRoute: mayRoute(call) }),
      nodes: [],
    }),
  }),
  'GET /website/parts/:part': async (call) => {
    const part = OUTLINE_PARTS.find(({ id }) => id === call.params['part'])
    if (!part) return MISSING
    return {
      page: typedPage<WebsitePartPage>({
        kind: 'website-part',
        title: part.label,
        part: part.id,
        outline: outlineView(PARTS, part.id, { mayRoute: mayRoute(call) }),
        nodes: partNodes(liveSource(onSite(call).site, call.platform.clock.now()), part, []),
      }),
    }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

/** 'Home page, 26 Nov', so that two drafts of one part differ. */
async function newName(call: ConsoleCall, label: string): Promise<string> {
  const { timezone, region } = onSite(call).site
  const day = dayText(zonedTime(call.platform.clock.now(), timezone).date, region)
  const names = (await listDrafts(staffRequest(call))).map(({ name }) => name)
  const baseName = `${label}, ${day}`
  const all = [baseName, ...names.map((_, index) => `${baseName} (${index + 2})`)]
  return all.find((name) => !names.includes(name)) ?? baseName
}

const FAULTS = {
  name: 'Give the draft a name.',
  'not-live': 'The website is not published yet.',
  'too-many': 'There are too many drafts. Publish or discard one first.',
} as const

async function websitePage(call: ConsoleCall, fault: string | null): Promise<WebsitePage> {
  const words = cutText(call.query.get('q') ?? '', MOST_TYPED)
  const drafts = await listDrafts(staffRequest(call))
  const { site } = onSite(call)
  return {
    kind: 'website',
    outline: outlineView(PARTS, null, { mayRoute: mayRoute(call) }),
    words,
    found: foundRows(PARTS, words, site.region, mayRoute(call)),
    drafts: drafts.map(({ id, name, state, madeBy, changedAt }) => ({
      id,
      name,
      state: STATES[state],
      by: madeBy.name,
      changed: momentOf(changedAt, site),
    })),
    published: call.query.has('published'),
    fault,
  }
}

const STATES = {
  open: 'Open',
  proposed: 'Waits for approval',
  scheduled: 'Scheduled',
  live: 'Live for a time',
  published: 'Published',
  discarded: 'Discarded',
} as const

const MISSING = missing('The website has no such part.')
