import { choiceIn, labelIn } from '#domain/desk/desk-units.ts'
import { HAND_FIELD_NAMES, HAND_FIELDS, type HandField, type HandValues } from '#domain/desk/hand-car.ts'
import { choiceWords, HAND_FORM, type HandFields, handFormValues } from '#domain/desk/hand-form.ts'
import { type Clash, type FieldState, fieldStates } from '#domain/form/compare-shown.ts'
import type { FilledForm } from '#domain/form/define-form.ts'
import { inWordsOf, REGIONS, type RegionCode } from '#domain/region.ts'
import type { openHandCar } from '#operations/desk/hand-cars.ts'
import { plateFault } from '#operations/desk/hand-plate.ts'
import type { HandDoubt, HandFaults } from '#operations/desk/publish-hand-car.ts'
import type { ConsoleAnswer, ConsoleCall } from '../../console-call.ts'
import { clashViews } from '../../form/clash-view.ts'
import { onSite } from '../../on-site.ts'
import { typedPage } from '../../shown.ts'
import type { HandCarPage, HandInput } from './hand-car-values.ts'

/** What the form of a car that is added by hand shows. */
interface HandCarShown {
  /** The stored draft or car; left out: a new one, which begins with `values`. */
  readonly opened?: Awaited<ReturnType<typeof openHandCar>>
  readonly values?: HandValues
  /** What was typed and is not stored. */
  readonly filled?: FilledForm<HandFields>
  readonly clashes?: readonly Clash[]
  /** Why it is not published, by field. */
  readonly faults?: HandFaults
  readonly doubts?: readonly HandDoubt[]
  /** Whether what was typed is stored all the same. */
  readonly isSaved?: boolean
  readonly notice?: string | null
  readonly fault?: string
}

/** DESK-5: the form of a car that is added by hand. */
export function handCarPage(call: ConsoleCall, shown: HandCarShown): ConsoleAnswer {
  const { opened, filled = null, clashes = [], faults = {}, doubts = [], notice = null } = shown
  const { site } = onSite(call)
  const draft = opened?.draft ?? null
  const values = draft?.values ?? shown.values ?? {}
  const states = fieldStates(HAND_FORM, handFormValues(values), filled, clashes)
  const doubted = Object.fromEntries(doubts.map(({ field, sentence }) => [field, sentence]))
  const said: HandFaults = { ...doubted, ...faults }
  const first = HAND_FORM.names.find((name) => said[name] !== undefined || states[name].hasFocus)
  const groups = Map.groupBy(HAND_FIELD_NAMES, (name) => HAND_FIELDS[name].group)
  const fault = shown.fault ?? unpublishedText(said, doubts.length, shown.isSaved === true)
  return {
    status: fault !== null || clashes.length > 0 || Object.keys(said).length > 0 ? 409 : 200,
    page: typedPage<HandCarPage>({
      kind: 'hand-car',
      id: draft?.id ?? null,
      isPublished: draft !== null && draft.carId !== null,
      carHref: draft?.carId ? `/stock/${draft.carId}` : null,
      photosHref: draft?.carId && call.query.get('did') === 'published' ? `/stock/${draft.carId}#photos` : null,
      changed: draft?.changedAt.toISOString() ?? null,
      seen: opened?.state ?? null,
      sure: doubts.map(({ key }) => key),
      notice,
      fault,
      clashes: clashViews(clashes, site, call.platform.clock.now()),
      shown: draft === null ? [] : HAND_FORM.names.map((name) => ({ name, shown: states[name].shown })),
      plateFault: plateFault(call.platform, site),
      states: REGIONS[site.region].states.map((state) => ({ value: state, label: state })),
      locations: site.locations.map(({ slug, name }) => ({ value: slug, label: name })),
      location: states.location.input || (site.locations[0]?.slug ?? ''),
      groups: [...groups].map(([title, names]) => ({
        title,
        fields: names.map((name) =>
          inputOf(name, site.region, {
            ...states[name],
            fault: states[name].fault ?? said[name] ?? null,
            hasFocus: name === first,
          }),
        ),
      })),
    }),
  }
}

function unpublishedText(said: HandFaults, doubts: number, isSaved: boolean): string | null {
  const wrong = Object.keys(said).length
  if (wrong === 0) return null
  const saved = isSaved ? 'What you typed is saved. ' : ''
  const whole = said[''] ? ` ${said['']}` : ''
  if (whole !== '' && wrong === 1) return `${saved}The car is not published.${whole}`
  const what =
    doubts === wrong
      ? 'look at the field that is marked, then press ‘Publish’ again'
      : 'mend the fields that are marked'
  return `${saved}${isSaved ? 'The car is not published yet: ' : 'Not done yet: '}${what}.${whole}`
}

function inputOf(name: (typeof HAND_FIELD_NAMES)[number], region: RegionCode, state: FieldState): HandInput {
  const field: HandField = HAND_FIELDS[name]
  const { choices = [] } = field
  return {
    name,
    label: labelIn(region, name, field.label),
    kind: field.kind,
    ...state,
    choices: choices.map((value) => ({ value, label: choiceIn(region, choiceWords(value), choices.map(choiceWords)) })),
    hint: field.hint === undefined ? null : inWordsOf(region, field.hint),
    isRequired: field.isRequired === true,
  }
}
