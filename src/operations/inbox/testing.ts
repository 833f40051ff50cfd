import { shownName } from '#domain/form/define-form.ts'
import { nextStepForm } from '#domain/inbox/form/progress-forms.ts'
import type { MailTemplate } from '#domain/inbox/mail-template-schema.ts'
import { TEMPLATE_FORM } from '#domain/inbox/template-form.ts'
import type { Actor } from '#domain/staff/actor.ts'
import type { Colleagues, InboxChangeRecord } from '../colleagues.ts'
import { submitLead } from '../lead/submit-lead.ts'
import type { SiteRequest } from '../site-request.ts'
import { sampleStaff } from '../staff/testing.ts'
import type { StaffRequest } from '../staff-request.ts'
import { saveTemplateForm } from './mail/mail-templates.ts'
import { planNextStep } from './set-next-action.ts'

/** An owner of the site 'yard', who may do everything everywhere; `change` overrides it. */
export function sampleActor(id: string, change: Partial<Actor> = {}): Actor {
  return sampleStaff(['owner'], { id, name: id.charAt(0).toUpperCase() + id.slice(1), ...change })
}

/** A platform without accounts: no members, so every lead is 'Unassigned'. */
export const NO_COLLEAGUES: Colleagues = { of: async () => [], record: async () => {} }

/** Members of one site, with what was recorded of their changes. */
export function sampleColleagues(people: readonly Actor[]): Colleagues & {
  readonly recorded: readonly (InboxChangeRecord & { readonly by: string })[]
} {
  const recorded: (InboxChangeRecord & { readonly by: string })[] = []
  return {
    recorded,
    of: async (siteSlug) => people.filter((person) => person.siteSlug === siteSlug),
    record: async (_slug, by, change) => void recorded.push({ by: by.id, ...change }),
  }
}

export const BUYER = {
  name: 'Jo',
  last_name: 'Nguyen',
  email: 'jo@mail.example',
  phone: '0412 345 678',
  postcode: '4000',
  message: 'Is it still there?',
}

/** Sends a form like a buyer. Returns the lead's conversation. */
export async function enquire(
  request: SiteRequest,
  change: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly leadId: string; readonly conversationId: string }> {
  const { platform } = request
  const visit = { origin: 'https://cars.example', path: '/contact', pageId: null, userAgent: null }
  const answer = await submitLead(request, { ...BUYER, submission_id: platform.randomId(), ...change }, visit)
  if (!answer.ok) throw new Error(`${answer.message} ${JSON.stringify(answer.fields)}`)
  const conversationId = await conversationOf(request, answer.leadId)
  return { leadId: answer.leadId, conversationId: conversationId ?? '' }
}

export async function conversationOf({ platform, site }: SiteRequest, leadId: string): Promise<string | null> {
  const { rows } = await platform.storage
    .rawDatabase()
    .executeSql('select conversation_id from leads where site_slug = $1 and id = $2', [site.slug, leadId])
  return (rows[0] as { conversation_id: string | null } | undefined)?.conversation_id ?? null
}

/** Plans a next step of a conversation that has none yet, in its form. */
export function planStep(request: StaffRequest, id: string, step: { text: string; on: string }) {
  const form = new FormData()
  for (const [name, value] of Object.entries(step)) form.append(name, value)
  const { names, read } = nextStepForm(request.site.region)
  for (const name of names) form.append(shownName(name), '')
  return planNextStep(request, id, read(form))
}

/** Fills in the form of a template, new or as it is stored, and sends it, unless the form has faults. */
export async function saveTemplate(request: StaffRequest, { id, ...typed }: MailTemplate) {
  const { platform, site } = request
  const before = (await platform.storage.forSite(site).inbox.templates.all()).find((each) => each.id === id)
  const form = new FormData()
  for (const name of TEMPLATE_FORM.names) {
    form.append(shownName(name), before?.[name] ?? '')
    form.append(name, typed[name])
  }
  const filled = TEMPLATE_FORM.read(form)
  if (Object.keys(filled.faults).length > 0) return { ok: false, faults: filled.faults } as const
  return saveTemplateForm(request, id, filled)
}
