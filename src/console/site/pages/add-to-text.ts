import { addTextPicture } from '#operations/draft/picture/add-picture.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { showDraft } from '#operations/draft/show-draft.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { formFiles } from '../../form-text.ts'
import { staffRequest } from '../../on-site.ts'
import { notChanged } from '../pictures/not-changed.ts'
import { showText } from './store-text.ts'
import { isArticle, isTextFile } from './text-file.ts'

/** STUDIO-2: stores a picture that was pasted or dropped into a text, beside it. Null: the draft has no such text. */
export async function addToText(call: ConsoleCall, shown: ShownDraft): Promise<ConsoleAnswer | null> {
  const text = call.query.get('file') ?? ''
  const [file] = await formFiles(call.form, 'picture')
  if (!isTextFile(text) || !Object.hasOwn(shown.files, text)) return null
  if (file === undefined) return showText(call, shown, { fault: 'Choose a picture first.' })
  const folder = isArticle(text) ? 'blog/' : 'pages/'
  const key = call.platform.randomId()
  const result = await addTextPicture(staffRequest(call), shown.draft.id, { ...file, folder, key })
  const again = await showDraft(staffRequest(call), shown.draft.id)
  if (result === null || again === null) return null
  return showText(call, again, result.ok ? { added: result.file.slice(folder.length) } : { fault: notChanged(result) })
}
