import type { DraftPath } from '#domain/draft/draft-change.ts'
import { listVersions } from '#operations/draft/list-versions.ts'
import { restoreVersion } from '#operations/draft/restore-version.ts'
import { OUTLINE_PARTS } from '#site/controls/outline.ts'
import type { ConsoleCall, ConsoleHandler } from '../../console-call.ts'
import { formText } from '../../form-text.ts'
import { onSite, staffRequest } from '../../on-site.ts'
import { momentOf } from '../../time/moment.ts'
import { draftHref } from '../studio/draft-view.ts'
import type { VersionsPage } from './versions-values.ts'

/** Versions on one page. */
const MOST_SHOWN = 50

/** STUDIO-13: every version of the website, and what brings one, or a part of it, back. */
export const routes = {
  'GET /website/versions': async (call) => ({ page: await versionsPage(call, '', null) }),
  'POST /website/versions': async (call) => {
    const part = formText(call.form, 'part')
    const number = Number(formText(call.form, 'number'))
    const path = part === '' ? null : pathOf(part)
    if (path === undefined) return { page: await versionsPage(call, '', 'Choose a part of the list.'), status: 400 }
    const result = await restoreVersion(staffRequest(call), { number, part: path })
    if (result.ok) return { to: `${draftHref(result.id)}/changes` }
    const fault =
      result.reason === 'locked'
        ? `A part is locked by ${result.lock.lockedBy}.`
        : result.reason === 'nothing'
          ? `Version ${number} is the same as what visitors see${path === null ? '' : ', in this part'}.`
          : 'The website has no such version.'
    return { page: await versionsPage(call, part, fault), status: 409 }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function versionsPage(call: ConsoleCall, part: string, fault: string | null): Promise<VersionsPage> {
  const before = Number(call.query.get('before')) || Number.POSITIVE_INFINITY
  const { site } = onSite(call)
  const below = (await listVersions(staffRequest(call))).filter(({ number }) => number < before)
  const shownVersions = below.slice(0, MOST_SHOWN)
  return {
    kind: 'versions',
    versions: shownVersions.map(({ at, restores, message, isUp, ...version }) => ({
      number: version.number,
      at: momentOf(new Date(at), site),
      by: version.by,
      message: restores === null ? message : `Back to version ${restores}. ${message}`.trim(),
      isLive: version.isLive,
      canRestore: isUp && !version.isLive,
    })),
    parts: PARTS.map(({ id, label }) => ({ value: id, label })),
    part,
    older: below.length > shownVersions.length ? (shownVersions.at(-1)?.number ?? null) : null,
    fault,
  }
}

/** Those whose options have one place in the site's file. */
const PARTS = OUTLINE_PARTS.filter(({ takes }) => takes.length === 1)

/** Undefined: there is no such part. */
function pathOf(id: string): DraftPath | undefined {
  const [take] = PARTS.find((part) => part.id === id)?.takes ?? []
  return take === undefined ? undefined : ['site.json', ...take.split('.')]
}
