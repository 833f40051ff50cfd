import type { DraftPath } from '#domain/draft/draft-change.ts'
import { pathOf, pathText } from '#domain/draft/draft-path.ts'
import type { PicturePlace } from '#operations/draft/picture/add-picture.ts'
import type { DraftPicture } from '#operations/draft/picture/show-pictures.ts'
import type { ShownDraft } from '#operations/draft/show-draft.ts'
import { draftSource } from '../part/draft-source.ts'
import { anchorOfPath } from '../part/field-names.ts'
import { controlOf, jsonOf, NO_JSON } from '../part/read-part-form.ts'
import { draftPathOf, isPageFile, SITE_FILE, stepsOf, stepsOfPath, stepsText } from '../part/site-steps.ts'
import { changePlace } from '../studio/change-rows.ts'
import { draftHref, textHref } from '../studio/draft-view.ts'
import type { PicturePlaceView, PictureUseView } from './pictures-values.ts'

/** The option of a draft that a picture is chosen for; null: the website has no such one. */
export function placeView(shown: ShownDraft, text: string): PicturePlaceView | null {
  const steps = stepsOf(text)
  const source = draftSource(shown, { timezone: 'UTC' })
  const control = steps.length === 0 ? null : controlOf(source, steps)
  if (control?.kind !== 'picture') return null
  const { what, href } = changePlace(shown, draftPathOf(steps))
  return {
    what,
    path: stepsText(steps),
    before: source.before(steps),
    back: `${href ?? draftHref(shown.draft.id)}#${anchorOfPath(stepsText(steps))}`,
    isOptional: control.isOptional,
    asksWords: !NAMED.test(control.path),
  }
}

/** Logos say the name that is beside them in the site's options. */
const NAMED = /^(branding\.(logo|logoOnDark|icon)|menus\.)/

/** The place of a form, with the value that was shown; null: the form is for none, or for no option. */
export function placeOfForm(view: PicturePlaceView | null, before: string): PicturePlace | null {
  const value = jsonOf(before)
  if (view === null || value === NO_JSON) return null
  return { path: draftPathOf(stepsOf(view.path)), before: value }
}

/** Where a picture is used, in words, each with its form. */
export function viewsOfUses(shown: ShownDraft, { uses }: Pick<DraftPicture, 'uses'>): readonly PictureUseView[] {
  return uses.map((path) => viewOfUse(shown, path))
}

function viewOfUse(shown: ShownDraft, path: DraftPath): PictureUseView {
  const [file = ''] = path
  if (file === SITE_FILE || isPageFile(file)) {
    const { what, href } = changePlace(shown, path)
    return { label: what, href: href && `${href}#${anchorOfPath(stepsText(stepsOfPath(path)))}` }
  }
  const [, folder = '', name = ''] = /^(?:(\w+)\/)?(.+)\.\w+$/.exec(pathOf(pathText(path))[0] ?? '') ?? []
  return { label: `${FOLDERS[folder] ?? 'File'} ‘${name}’`, href: textHref(shown.draft.id, file) }
}

const FOLDERS: Readonly<Record<string, string>> = { pages: 'Page', blog: 'Article' }
