import type { FilledForm } from '#domain/form/define-form.ts'
import { phrasesSent } from '#domain/intake/mapping-answers.ts'
import { type MappingFields, mappingForm, mappingOf, mappingValues } from '#domain/intake/mapping-form.ts'
import { saveMapping } from '#operations/intake/edit-feeds.ts'
import { readAgain } from '#operations/intake/read-again.ts'
import { type MappingTrial, tryMapping } from '#operations/intake/try-mapping.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { staffRequest } from '../on-site.ts'
import { withPatience } from '../with-patience.ts'
import { mappingView, type ShownMapping } from './mapping-view.ts'
import { phrasesOf } from './question-lines.ts'

/** INTAKE-6: which column is which field. 'Show the result' and 'Save' send the same form. */
export const routes = {
  'GET /feeds/:name/mapping': async (call) =>
    page(call, await tryMapping(staffRequest(call), fileOf(call)), {
      notice: call.query.get('did') === 'saved' ? SAVED : null,
    }),
  'POST /feeds/:name/mapping': async (call) => {
    const request = staffRequest(call)
    const filled = mappingForm(phrasesSent(call.form.keys())).read(call.form)
    const trial = await tryMapping(request, {
      ...fileOf(call),
      mapping: (own) => mappingOf(own, { ...mappingValues(own), ...typedIn(filled) }),
    })
    const act = formText(call.form, 'do')
    if (act !== 'save' && act !== 'read') return page(call, trial, { filled })
    const checked = withLacking(filled, trial)
    if (Object.keys(checked.faults).length > 0) return page(call, trial, { filled: checked })
    const phrases = phrasesOf(trial)
    const saved = await saveMapping(request, trial.feed.name, filled, phrases)
    if (!saved.ok) return page(call, trial, { filled, clashes: saved.clashes })
    if (act === 'read' && trial.run) return readNow(call, trial.run.id)
    const file = trial.run ? `&file=${encodeURIComponent(trial.run.id)}` : ''
    return { to: `/feeds/${trial.feed.name}/mapping?did=saved${file}` }
  },
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAVED = 'Saved. The next file is read in this way, even if it is the same.'

function fileOf({ params, query }: ConsoleCall) {
  return { feed: params['name'] ?? '', runId: query.get('file') }
}

function typedIn({ values }: FilledForm<MappingFields>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([field, from]) => (from === undefined ? [] : [[field, from]])),
  )
}

/** Without make and model nothing would ever be read. */
function withLacking(filled: FilledForm<MappingFields>, { columns, lacking }: MappingTrial): FilledForm<MappingFields> {
  if (columns.length === 0) return filled
  const faults = Object.fromEntries(lacking.map((field) => [field, 'Choose the column of your file.']))
  return { ...filled, faults: { ...filled.faults, ...faults } }
}

/** Reads the file that could not be read before. */
async function readNow(call: ConsoleCall, runId: string): Promise<ConsoleAnswer> {
  const waited = await withPatience(readAgain(staffRequest(call), runId), call.platform.log)
  const id = waited.isDone ? waited.result?.runId : null
  return { to: id ? `/feed-runs/${encodeURIComponent(id)}` : `/feeds?did=${waited.isDone ? 'saved' : 'uploaded'}` }
}

function page(call: ConsoleCall, trial: MappingTrial, shown: ShownMapping): ConsoleAnswer {
  const view = mappingView(call, trial, shown)
  return { status: view.fault !== null || view.clashes.length > 0 ? 409 : 200, page: view }
}
