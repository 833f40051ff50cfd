import { type MappingLine, mappingLines, mappingOf } from '#domain/intake/mapping-form.ts'
import { saveFeed } from '#operations/intake/edit-feeds.ts'
import { type MappingTrial, tryMapping } from '#operations/intake/try-mapping.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { momentOf } from '../moment.ts'
import { onSite } from '../on-site.ts'
import { triedRows } from '../tried-rows.ts'

/** INTAKE-6: the mapping editor. 'Show the result' and 'Save' send the same form. */
export const FEED_MAPPING = {
  'GET /feeds/:name/mapping': async (call) => {
    const { site, actor } = onSite(call)
    return editor(call, await tryMapping(call.platform, site, actor, nameOf(call), null), {})
  },
  'POST /feeds/:name/mapping': async (call) => {
    const { site, actor } = onSite(call)
    const { feed } = await tryMapping(call.platform, site, actor, nameOf(call), null)
    const lines = linesOf(call.form)
    const read = mappingOf(feed.definition.mapping, lines)
    if (!read.ok) {
      const trial = await tryMapping(call.platform, site, actor, feed.name, null)
      return editor(call, trial, { lines, fault: read.sentence })
    }
    const isSaved = formText(call.form, 'do') === 'save'
    if (isSaved) await saveFeed(call.platform, site, actor, { ...feed.definition, mapping: read.mapping })
    const trial = await tryMapping(call.platform, site, actor, feed.name, read.mapping)
    return editor(call, trial, {
      lines,
      notice: isSaved ? 'Saved. The next file is read with this mapping, even if it is the same.' : null,
    })
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

function nameOf(call: ConsoleCall): string {
  return call.params['name'] ?? ''
}

function linesOf(form: FormData): readonly MappingLine[] {
  const fields = form.getAll('field').map(String)
  const froms = form.getAll('from').map(String)
  return fields.map((field, index) => ({ field: field.trim(), from: froms[index] ?? '' }))
}

interface Shown {
  readonly lines?: readonly MappingLine[]
  readonly fault?: string | null
  readonly notice?: string | null
}

function editor(call: ConsoleCall, trial: MappingTrial, { lines, fault = null, notice = null }: Shown): ConsoleAnswer {
  const { site } = onSite(call)
  const { feed, run, columns } = trial
  const all = lines ?? mappingLines(feed.definition.mapping, columns)
  return {
    status: fault ? 409 : 200,
    page: {
      kind: 'feed-mapping',
      feed: feed.name,
      fault,
      notice,
      lines: all.filter(({ field }) => field !== ''),
      columns,
      file: run && `${run.fileName ?? 'The file'} of ${momentOf(run.at, site.timezone).text}`,
      rows: triedRows(trial),
    },
  }
}
