import { shortened } from '#domain/cut-text.ts'
import { NO_NUMBER } from '#domain/feed/identity.ts'
import { matchesByName } from '#domain/feed/mapping.ts'
import { type Clash, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { FROM, type MappingFields, mappingFields, mappingForm, mappingValues } from '#domain/intake/mapping-form.ts'
import { fieldLabel } from '#domain/intake/mapping-labels.ts'
import { inWordsOf, type RegionCode } from '#domain/region.ts'
import { may } from '#domain/staff/actor.ts'
import type { MappingTrial } from '#operations/intake/try-mapping.ts'
import { REQUIRED } from '#operations/stock/feed-options.ts'
import type { ConsoleCall } from '../console-call.ts'
import { clashViews } from '../form/clash-view.ts'
import { faultText } from '../form/fault-text.ts'
import { onSite } from '../on-site.ts'
import { momentOf } from '../time/moment.ts'
import type { MappingLine, MappingPage } from './mapping-values.ts'
import { mappingQuestions, phrasesOf, unitLines } from './question-lines.ts'
import { triedRows } from './tried-rows.ts'

export interface ShownMapping {
  readonly filled?: FilledForm<MappingFields>
  readonly clashes?: readonly Clash[]
  readonly fault?: string | null
  readonly notice?: string | null
}

/** INTAKE-6: the page of a feed's columns. `trial`: what the form as it is makes of the file. */
export function mappingView(
  call: ConsoleCall,
  trial: MappingTrial,
  { filled, clashes = [], fault = null, notice = null }: ShownMapping,
): MappingPage {
  const { site, actor } = onSite(call)
  const { feed, run, columns } = trial
  const { mapping } = feed.definition
  const states = fieldStates(mappingForm(phrasesOf(trial)), mappingValues(mapping), filled, clashes)
  const wrong = Object.keys(filled?.faults ?? {}).length
  const mayUpload = may(actor, site, 'feed.run') && feed.definition.way !== 'push'
  const questions = mappingQuestions(trial, states)
  const units = unitLines(trial, states, site.region)
  const lines = linesOf(trial, states, site.region)
  const questionNames = [...(questions?.lines ?? []), ...units].map(({ name }) => name)
  const namesShown = [...lines.map(({ field }) => field), ...questionNames, 'apart']
  return {
    kind: 'feed-mapping',
    feed: feed.name,
    action: `/feeds/${feed.name}/mapping${run ? `?file=${encodeURIComponent(run.id)}` : ''}`,
    fault: fault ?? (wrong === 0 ? null : faultText(wrong)),
    notice,
    clashes: clashViews(clashes, site, call.platform.clock.now()),
    isMatched: matchesByName(mapping),
    before: namesShown.map((name) => ({ name, shown: states[name]?.shown ?? '' })),
    questions,
    units,
    lines,
    columns,
    samples: Object.fromEntries(columns.map((column) => [column, sampleOf(trial, column)])),
    apart: {
      chosen: states['apart']?.input.split('\n').filter((name) => name !== '') ?? [],
      isNeeded: trial.remarks.some(({ reason }) => reason === NO_NUMBER),
    },
    file: run && `${run.fileName ?? 'The file'}, ${momentOf(run.at, site).text}`,
    mayRead: (run?.outcome === 'unusable' || trial.askedLast) && mayUpload,
    uploadHref: mayUpload ? `/feeds/${feed.name}/upload` : null,
    first: trial.first.map(({ cells }) => columns.map((column) => cells[column] ?? '')),
    rows: triedRows(trial, site.region, trial.asked),
  }
}

type States = ReturnType<typeof fieldStates<MappingFields>>

/** Fields that a person looks for in every file. */
const MAIN = ['stocknum', 'vin', 'make', 'model', 'year', 'price', 'km', 'images']

function linesOf(trial: MappingTrial, states: States, region: RegionCode): readonly MappingLine[] {
  const { mapping } = trial.feed.definition
  const stored = mappingValues(mapping)
  return mappingFields(mapping, Object.keys(trial.matched)).flatMap((field) => {
    const state = states[field]
    if (!state) return []
    const matched = trial.matched[field] ?? null
    const isKnown = matched !== null || state.input !== '' || state.fault !== null
    return [
      {
        field,
        label: inWordsOf(region, fieldLabel(field)),
        from: state.input,
        fault: state.fault,
        hasFocus: state.hasFocus,
        matched,
        hasRule: stored[field] === FROM.rule,
        none: noneText(field, matched),
        isMain: isKnown || MAIN.includes(field),
      },
    ]
  })
}

/** What a field is taken from where nothing is chosen. */
function noneText(field: string, matched: string | null): string {
  if (matched !== null) return `By itself${matched === '' ? '' : `: ${matched}`}`
  return REQUIRED.some((each) => each === field) ? 'Choose the column of your file' : 'Nothing in the file'
}

const SAMPLES = 3
const SAMPLE_CHARACTERS = 28

function sampleOf({ first }: MappingTrial, column: string): string {
  const values = first.map(({ cells }) => cells[column] ?? '').filter((value) => value !== '')
  const short = (value: string) => shortened(value, SAMPLE_CHARACTERS)
  return [...new Set(values.map(short))].slice(0, SAMPLES).join(' · ')
}
