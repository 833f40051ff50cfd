import { itemStep } from '#domain/draft/draft-path.ts'
import { newItemId } from '#domain/draft/list-ids.ts'
import type { WantedChange } from '#domain/draft/settle-change.ts'
import { slugOf } from '#domain/slug.ts'
import { changeDraft } from '#operations/draft/change-draft.ts'
import { storeDraftText } from '#operations/draft/draft-texts.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { joinFront } from '#site/content/front-matter.ts'
import type { ConsoleCall } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { draftSource } from '../part/draft-source.ts'
import { SITE_FILE } from '../part/site-steps.ts'
import { addressOf } from './text-file.ts'
import type { NewFault } from './texts-values.ts'

type MadeText = { readonly file: string } | { readonly fault: NewFault }

const FIELDS = ['title', 'description', 'date', 'picture', 'pictureAlt', 'menu']
/** As long as a title or a sentence of a page may be. */
const MOST_TITLE = 120
const MOST_SENTENCE = 320

/** Makes a page or an article of a draft, and its link in the menu: one step, which one undo takes back. */
export async function newText(call: ConsoleCall, shown: ShownDraft): Promise<MadeText | null> {
  const typed = Object.fromEntries(FIELDS.map((name) => [name, formText(call.form, name)]))
  const of = formText(call.form, 'of') === 'article' ? 'article' : 'page'
  const refuse = (text: string): MadeText => ({ fault: { of, text, typed } })
  const { title = '', description = '', date = '', picture = '', pictureAlt = '' } = typed
  const slug = slugOf(title)
  if (slug === '' || title.length > MOST_TITLE) return refuse(`Give it a title of at most ${MOST_TITLE} characters.`)
  if (description === '' || description.length > MOST_SENTENCE) return refuse('Say in one sentence what it is about.')
  if (of === 'article' && !/^\d{4}-\d\d-\d\d$/.test(date)) return refuse('Give a day with its year.')
  if (of === 'article' && (picture === '' || pictureAlt === ''))
    return refuse('Choose a picture, and say what it shows.')
  const file = `${of === 'article' ? 'blog' : 'pages'}/${slug}.md`
  if (Object.hasOwn(shown.files, file)) return refuse('There is one with this title already: choose another title.')
  const head = of === 'article' ? { title, description, date, picture, pictureAlt } : { title, description }
  const request = staffRequest(call)
  const hash = await storeDraftText(request, joinFront(head, 'Write here.'))
  if (hash === null) return refuse('That is too long.')
  const link = typed['menu'] === 'yes' ? menuLink(call, shown, title, addressOf(file)) : []
  const changes: readonly WantedChange[] = [{ kind: 'put', path: [file], after: { hash } }, ...link]
  const key = formText(call.form, 'key') || call.platform.randomId()
  const result = await changeDraft(request, shown.draft.id, { key, seen: shown.last, changes })
  if (result === null) return null
  return result.ok ? { file } : refuse('Not made: the draft is closed, or this part is locked.')
}

function menuLink(call: ConsoleCall, shown: ShownDraft, label: string, href: string): readonly WantedChange[] {
  const { timezone } = onSite(call).site
  const ids = draftSource(shown, { timezone }).ids(['menus', 'header'])
  const path = [SITE_FILE, 'menus', 'header', itemStep(newItemId(call.platform.randomId()))]
  return [{ kind: 'insert', path, value: { label, href }, behind: ids.at(-1) ?? null }]
}
