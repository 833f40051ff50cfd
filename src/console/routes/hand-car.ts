import { cutText } from '#domain/cut-text.ts'
import { HAND_FIELD_NAMES, HAND_FIELDS, type HandField, type HandValues } from '#domain/desk/hand-car.ts'
import { REGIONS } from '#domain/region.ts'
import { may } from '#domain/staff/actor.ts'
import {
  copyCar,
  deleteDraft,
  findHandCar,
  listHandCars,
  publishHandCar,
  saveDraft,
} from '#operations/desk/hand-cars.ts'
import { lookUpPlate, plateFault } from '#operations/desk/hand-plate.ts'
import type { ConsoleAnswer, ConsoleCall, ConsoleHandler } from '../console-call.ts'
import { formText } from '../form-text.ts'
import { momentAgo } from '../moment.ts'
import { onSite } from '../on-site.ts'
import type { HandInput } from '../pages/hand-car-page.ts'

/** DESK-5: cars that staff add by hand: a list with drafts, and one form to save, look up a plate and publish. */
export const HAND_CARS = {
  'GET /hand-cars': async (call) => {
    const { site, actor } = onSite(call)
    const cars = await listHandCars(call.platform, site, actor)
    const now = call.platform.clock.now()
    return {
      page: {
        kind: 'hand-cars',
        notice: SAID[call.query.get('did') ?? ''] ?? null,
        mayEdit: may(actor, site, 'stock.edit'),
        rows: cars.map(({ id, values, carId, author, changedAt }) => ({
          id,
          title:
            [values.year, values.make, values.model, values.badge].filter(Boolean).join(' ') || 'Without a name yet',
          stockNumber: values.stocknum ?? '',
          isDraft: carId === null,
          carHref: carId && `/stock/${carId}`,
          by: author.name,
          changed: momentAgo(changedAt, site.timezone, now),
        })),
      },
    }
  },
  'GET /hand-cars/new': async (call) => {
    const { site, actor } = onSite(call)
    const copied = call.query.get('copy')
    const values = copied === null ? {} : await copyCar(call.platform, site, actor, copied)
    return formPage(call, { values })
  },
  'GET /hand-cars/:id': async (call) => {
    const { site, actor } = onSite(call)
    const { id, values, carId } = await findHandCar(call.platform, site, actor, call.params.id ?? '')
    return formPage(call, { id, values, carId, notice: SAID[call.query.get('did') ?? ''] ?? null })
  },
  'POST /hand-cars': (call) => save(call, null),
  'POST /hand-cars/:id': (call) => save(call, call.params.id ?? ''),
} as const satisfies Readonly<Record<string, ConsoleHandler>>

const SAID: Readonly<Record<string, string>> = {
  saved: 'Saved as a draft. It is not on the website yet.',
  kept: 'Saved. The website shows the change once you publish it.',
  deleted: 'The draft is deleted.',
  published: 'Published. The car is on the website.',
  sold: 'Marked as sold.',
}

async function save(call: ConsoleCall, id: string | null): Promise<ConsoleAnswer> {
  const { platform, form } = call
  const { site, actor } = onSite(call)
  const act = formText(form, 'do')
  const values = valuesOf(form)
  const before = id === null ? null : await findHandCar(platform, site, actor, id)
  const known = { id, carId: before?.carId ?? null }
  if (act === 'look-up') {
    const found = await lookUpPlate(platform, site, actor, values.regplate ?? '', formText(form, 'state'))
    return found.ok
      ? formPage(call, {
          ...known,
          values: { ...values, ...found.values },
          notice: 'Filled in from the plate. Check it before you save.',
        })
      : formPage(call, { ...known, values, faults: [found.fault] })
  }
  if (act === 'delete' && id !== null) {
    const gone = await deleteDraft(platform, site, actor, id)
    return { to: gone ? '/hand-cars?did=deleted' : `/hand-cars/${id}` }
  }
  const saved = await saveDraft(platform, site, actor, id, values)
  if (act !== 'publish' && act !== 'sold') return { to: `/hand-cars/${saved}?did=${known.carId ? 'kept' : 'saved'}` }
  const done = await publishHandCar(platform, site, actor, saved, act === 'sold' ? 'Sold' : 'In Stock')
  return done.ok
    ? { to: `/hand-cars/${saved}?did=${act === 'sold' ? 'sold' : 'published'}` }
    : formPage(call, { ...known, id: saved, values, faults: done.faults })
}

function valuesOf(form: FormData): HandValues {
  const typed = [...HAND_FIELD_NAMES, 'location' as const].map(
    (name) => [name, cutText(formText(form, name), LONGEST)] as const,
  )
  return Object.fromEntries(typed.filter(([, text]) => text !== ''))
}

const LONGEST = 10_000

interface Filled {
  readonly id?: string | null
  readonly values: HandValues
  readonly carId?: string | null
  readonly faults?: readonly string[]
  readonly notice?: string | null
}

function formPage(
  call: ConsoleCall,
  { id = null, values, carId = null, faults = [], notice = null }: Filled,
): ConsoleAnswer {
  const { site } = onSite(call)
  const groups = Map.groupBy(HAND_FIELD_NAMES, (name) => HAND_FIELDS[name].group)
  return {
    status: faults.length > 0 ? 409 : 200,
    page: {
      kind: 'hand-car',
      id,
      isPublished: carId !== null,
      carHref: carId && `/stock/${carId}`,
      notice,
      faults,
      plateFault: plateFault(call.platform, site),
      states: REGIONS[site.region].states.map((state) => ({ value: state, label: state })),
      locations: site.locations.map(({ slug, name }) => ({ value: slug, label: name })),
      location: values.location ?? site.locations[0]?.slug ?? '',
      groups: [...groups].map(([title, names]) => ({ title, fields: names.map((name) => inputOf(name, values)) })),
    },
  }
}

function inputOf(name: (typeof HAND_FIELD_NAMES)[number], values: HandValues): HandInput {
  const field: HandField = HAND_FIELDS[name]
  return {
    name,
    label: field.label,
    kind: field.kind,
    value: values[name] ?? '',
    choices: (field.choices ?? []).map((value) => ({ value, label: wordsOf(value) })),
    hint: field.hint ?? null,
    isRequired: field.isRequired === true,
  }
}

/** 'drive_away' is 'Drive away'. */
function wordsOf(value: string): string {
  const words = value.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
