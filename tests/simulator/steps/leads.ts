import { submitLead } from '#operations/lead/submit-lead.ts'
import { erasePerson } from '#operations/person/people.ts'
import { requestOn } from '#operations/site-request.ts'
import { SITES, type World } from '../world.ts'

const VISIT = { origin: 'https://cars.example', path: '/contact', pageId: null, userAgent: null }

/** A buyer sends a form, perhaps twice at once. */
export async function sendForm(world: World): Promise<void> {
  const siteSlug = world.random.pick(SITES)
  const submissionId = world.random.id()
  const number = 100_000 + world.random.below(900_000)
  const email = `buyer${number}@of-${siteSlug}.example`
  const input = {
    name: 'Jo',
    last_name: 'Nguyen',
    email,
    phone: `0412${number}`,
    postcode: '4000',
    message: `Hello ${siteSlug}`,
    submission_id: submissionId,
  }
  world.forms.set(submissionId, { siteSlug, email, input, leadId: null })
  const times = world.random.onceIn(3) ? 2 : 1
  await allOf(Array.from({ length: times }, () => send(world, submissionId)))
}

/** A browser without an answer sends its form again; one with an answer may too. */
export async function sendFormAgain(world: World): Promise<void> {
  const ids = [...world.forms.keys()]
  if (ids.length > 0) await send(world, world.random.pick(ids))
}

async function send(world: World, submissionId: string): Promise<void> {
  const form = world.forms.get(submissionId)
  if (!form) return
  const answer = await submitLead(requestOn(world.platform, world.platform.site(form.siteSlug)), form.input, VISIT)
  if (!answer.ok) throw new Error(`The form was refused: ${answer.message} ${JSON.stringify(answer.fields)}`)
  // The first answer counts: a repeated form is the same lead.
  form.leadId ??= answer.leadId
}

/** A person asks that the site forgets them. */
export async function erase(world: World): Promise<void> {
  const people = [...world.forms.values(), ...world.alerts.values()]
  if (people.length === 0) return
  const { siteSlug, email } = world.random.pick(people)
  // Whatever the answer, this person sends nothing more.
  const phones = [...world.forms.values()].filter((form) => form.email === email).map(({ input }) => input['phone'])
  for (const known of [world.forms, world.alerts, world.replies, world.buyerMails])
    for (const [id, own] of known as Map<string, { readonly email: string }>) if (own.email === email) known.delete(id)
  const person = { email, phone: phones[0] === undefined ? null : String(phones[0]) }
  const answer = await erasePerson(requestOn(world.platform, world.platform.site(siteSlug)), person)
  if (answer.ok) world.erased.add(email)
}

/** Waits for all before it throws the first fault: nothing of a step runs into the next. */
export async function allOf(works: readonly Promise<unknown>[]): Promise<void> {
  for (const done of await Promise.allSettled(works)) if (done.status === 'rejected') throw done.reason
}
