import type { Context } from 'hono'
import type { Platform } from '#operations/platform.ts'
import { returnPath } from '../return-path.ts'
import type { ConsoleRoute } from '../routes.ts'
import { type HeldRequest, openHeld } from './held-request.ts'
import { type ShownTo, takeShownTo } from './shown-to.ts'

/** The form of a request, as it came or as it was held. */
export interface AskedForm {
  readonly form: FormData
  /** Null: the form does not say who it was shown to. */
  readonly shownTo: ShownTo | null
  /** What to hold if the request cannot be taken yet; null: nothing, or nothing that may be held. */
  readonly request: HeldRequest | null
  /** Whether the request was held before, and comes back. */
  readonly wasHeld: boolean
}

const NO_FORM: AskedForm = { form: new FormData(), shownTo: null, request: null, wasHeld: false }

export function askedForm(
  { req }: Context,
  platform: Pick<Platform, 'keyedHash' | 'clock'>,
  { access, streamsFile = false }: ConsoleRoute,
  form: FormData,
): AskedForm {
  if (req.raw.method !== 'POST' || streamsFile) return NO_FORM
  // The pages of sign-in carry what is held on.
  if (access === 'anyone') return { ...NO_FORM, form }
  const now = platform.clock.now()
  const { pathname, search } = new URL(req.url)
  const path = pathname + search
  const sealed = form.get('held')
  if (typeof sealed === 'string' && sealed !== '') {
    const held = openHeld(platform, sealed, now)
    // What was held goes nowhere but where its form goes.
    if (held === null || held.path !== path) return { ...NO_FORM, wasHeld: true }
    return { form: formOf(held.fields), shownTo: held.shownTo, request: held, wasHeld: true }
  }
  const taken = takeShownTo(form)
  const shownTo = taken && { ...taken, page: returnPath(taken.page) }
  if (shownTo === null || SECRETS.some((name) => form.has(name)))
    return { form, shownTo, request: null, wasHeld: false }
  const fields = [...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value] as const] : []))
  const files = [...form.values()].filter((value) => typeof value !== 'string' && value.name !== '').length
  const request = { shownTo, path, fields, files, why: 'signed-out', at: now.getTime() } as const
  return { form, shownTo, request, wasHeld: false }
}

/** Fields that no page carries: they are typed again. */
const SECRETS = ['password', 'current', 'next', 'code', 'passkey']

function formOf(fields: HeldRequest['fields']): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}
