import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import { type FilledForm, keepName, shownName } from '#domain/form/define-form.ts'
import {
  MAPPING_FORM,
  type MappingFields,
  type MappingLine,
  mappingLines,
  mappingOf,
  mappingValues,
} from '#domain/intake/mapping-form.ts'
import { saveMapping } from '#operations/intake/edit-feeds.ts'
import { type MappingTrial, tryMapping } from '#operations/intake/try-mapping.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { formText } from '../form-text.ts'
import { onSite, staffRequest } from '../on-site.ts'
import { momentOf } from '../time/moment.ts'
import { triedRows } from '../tried-rows.ts'

/** INTAKE-6: the mapping editor. 'Show the result' and 'Save' send the same form. */
export const FEED_MAPPING = {
  'GET /feeds/:name/mapping': async (call) => {
    const { site, actor } = onSite(call)
    return editor(call, await tryMapping(call.platform, site, actor, nameOf(call), null), {})
  },
  'POST /feeds/:name/mapping': (call) => submitted(call),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

async function submitted(call: ConsoleCall): Promise<ConsoleAnswer> {
  const { site, actor } = onSite(call)
  const trial = await tryMapping(call.platform, site, actor, nameOf(call), null)
  const { feed, columns } = trial
  const lines = linesOf(call.form)
  const filled = MAPPING_FORM.read(formOf(call.form, lines))
  const read = mappingOf(feed.definition.mapping, lines)
  if (!read.ok) return editor(call, trial, { lines, filled, fault: read.sentence })
  if (formText(call.form, 'do') !== 'save')
    return editor(call, await tryMapping(call.platform, site, actor, feed.name, read.mapping), { lines, filled })
  const saved = await saveMapping(staffRequest(call), feed.name, filled, columns)
  if (!saved.ok) return editor(call, trial, { lines, filled, fault: saved.fault, clashes: saved.clashes })
  const notice = 'Saved. The next file is read with this mapping, even if it is the same.'
  return editor(call, await tryMapping(call.platform, site, actor, feed.name, null), { notice })
}

function nameOf(call: ConsoleCall): string {
  return call.params['name'] ?? ''
}

function linesOf(form: FormData): readonly MappingLine[] {
  const fields = form.getAll('field').map(String)
  const froms = form.getAll('from').map(String)
  return fields.map((field, index) => ({ field: field.trim(), from: froms[index] ?? '' }))
}

/** The lines as fields of a form, with what the page showed. */
function formOf(sent: FormData, lines: readonly MappingLine[]): FormData {
  const form = new FormData()
  for (const { field, from } of lines) if (field !== '') form.set(field, from)
  for (const name of MAPPING_FORM.names.flatMap((each) => [shownName(each), keepName(each)])) {
    const value = sent.get(name)
    if (value !== null) form.set(name, value)
  }
  return form
}

interface Shown {
  readonly lines?: readonly MappingLine[]
  readonly filled?: FilledForm<MappingFields>
  readonly clashes?: readonly Clash[]
  readonly fault?: string | null
  readonly notice?: string | null
}

function editor(
  call: ConsoleCall,
  trial: MappingTrial,
  { lines = [], filled, clashes = [], fault = null, notice = null }: Shown,
): ConsoleAnswer {
  const { site } = onSite(call)
  const { feed, run, columns } = trial
  const { mapping } = feed.definition
  const states = fieldStates(MAPPING_FORM, mappingValues(mapping, columns), filled, clashes)
  const stored = mappingLines(mapping, columns).map(({ field, from }) => ({
    field,
    from: states[field]?.input ?? from,
  }))
  // A line that the person added, or that names no field of a car.
  const added = lines.filter(({ field }) => field !== '' && !stored.some((line) => line.field === field))
  const all = [...stored, ...added]
  return {
    status: fault || clashes.length > 0 ? 409 : 200,
    page: {
      kind: 'feed-mapping',
      feed: feed.name,
      fault,
      notice,
      clashes: clashViews(clashes, site, call.platform.clock.now()),
      shown: all.flatMap(({ field }) => (states[field] ? [{ name: field, shown: states[field].shown }] : [])),
      lines: all,
      columns,
      file: run && `${run.fileName ?? 'The file'} of ${momentOf(run.at, site.timezone).text}`,
      rows: triedRows(trial),
    },
  }
}
