import { STAGES, type Stage } from './stage.ts'

/** INBOX-5: the saved views of the list, with their names. */
export const SAVED_VIEWS = {
  mine: 'Mine',
  unassigned: 'Unassigned',
  overdue: 'Overdue',
  'new-today': 'New today',
  'appointments-today': 'Appointments today',
  all: 'All',
  junk: 'Junk',
} as const
export type SavedView = keyof typeof SAVED_VIEWS

/** INBOX-5: what the list shows: a saved view, narrowed by filters and words. All of it is part of the address. */
export interface InboxQuery {
  readonly view: SavedView
  readonly words: string
  readonly stage: Stage | null
  readonly category: string | null
  readonly location: string | null
  readonly source: string | null
  /** Id of a person. */
  readonly assignee: string | null
  /** Last row of the page before; null for the first page. */
  readonly after: string | null
}

/** The filters of the list, by their parameter of the address. */
const PARAMETERS = {
  q: 'words',
  stage: 'stage',
  category: 'category',
  location: 'location',
  source: 'source',
  assignee: 'assignee',
  after: 'after',
} as const satisfies Readonly<Record<string, keyof InboxQuery>>

/** Reads the list's query from its address. What it does not know is left out. */
export function readInboxQuery(params: URLSearchParams): InboxQuery {
  const text = (name: keyof typeof PARAMETERS) => params.get(name)?.trim().slice(0, LONGEST) || null
  return {
    view: Object.keys(SAVED_VIEWS).find((view): view is SavedView => view === params.get('view')) ?? 'all',
    words: text('q') ?? '',
    stage: STAGES.find((stage) => stage === params.get('stage')) ?? null,
    category: text('category'),
    location: text('location'),
    source: text('source'),
    assignee: text('assignee'),
    after: text('after'),
  }
}

/** The address of a query, without its question mark; parts that are not set are left out. */
export function inboxAddress(query: InboxQuery): string {
  const params = new URLSearchParams(query.view === 'all' ? {} : { view: query.view })
  for (const [name, part] of Object.entries(PARAMETERS)) {
    const value = query[part]
    if (value !== null && value !== '') params.set(name, value)
  }
  return params.toString()
}

const LONGEST = 100
