import type { DraftPath } from '#domain/draft/draft-change.ts'
import { pathOf, pathText } from '#domain/draft/draft-path.ts'

/** The file that the options of a site are in. */
export const SITE_FILE = 'site.json'

/** A place within the options of a site as text, for fields and addresses: 'locations/@yard/phone'. */
export function stepsText(steps: readonly string[]): string {
  return steps.length === 0 ? '' : (pathText([SITE_FILE, ...steps]).split('#')[1] ?? '')
}

export function stepsOf(text: string): readonly string[] {
  return text === '' ? [] : pathOf(`${SITE_FILE}#${text}`).slice(1)
}

/** Whether a step names the file of a page's blocks, which comes before the places in it. */
export function isPageFile(step: string | undefined): step is string {
  return step !== undefined && /^pages\/[a-z0-9-]+\.json$/.test(step)
}

/** A place as drafts know it: in the file of the site, or of the page that it begins with. */
export function draftPathOf(steps: readonly string[]): DraftPath {
  return isPageFile(steps[0]) ? steps : [SITE_FILE, ...steps]
}

/** The place of a path; a whole file of another kind is no place of its own. */
export function stepsOfPath(path: DraftPath): readonly string[] {
  return isPageFile(path[0]) ? path : path.slice(1)
}
